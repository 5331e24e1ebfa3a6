import { useCallback } from "react";
import { useLatest } from "../../hooks/use-latest.ts";

type SeenEndProps = {
  /** Told whether the end is on the screen: once as it stands, then with each change. */
  onLook: (seen: boolean) => void;
};

/** Stands at the end of what has to be read, which is `relative`, and tells when that was scrolled to. */
export function SeenEnd({ onLook }: SeenEndProps) {
  const look = useLatest(onLook);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const root = element.closest("[data-slot=dialog-body]");
      const observer = new IntersectionObserver(
        (entries) => look(entries.some(({ isIntersecting }) => isIntersecting)),
        { root },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [look],
  );
  return <div aria-hidden className="absolute bottom-0 size-px" data-slot="seen-end" ref={ref} />;
}
