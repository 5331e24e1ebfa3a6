import { type ReactNode, useCallback, useState } from "react";
import { Tooltip } from "../../components/tooltip/index.ts";

/** One line. If it is truncated, it becomes focusable, and a tooltip shows the whole text on hover and on focus. */
export function TruncatedText({ children }: { children: ReactNode }) {
  const [whole, setWhole] = useState<string | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setWhole(element.scrollWidth > element.clientWidth ? element.textContent : null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const line = (
    <span
      ref={ref}
      data-slot="truncated-text"
      tabIndex={whole === null ? undefined : 0}
      className="block truncate text-as-parent focus-visible:-outline-offset-2"
      dir="auto"
    >
      {children}
    </span>
  );
  return whole === null ? line : <Tooltip content={whole}>{line}</Tooltip>;
}
