import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useOverflow } from "../../internal/use-overflow.ts";

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps extends ComponentProps<"pre"> {
  /** Accessible name of the scroll region. */
  label: string;
  /** Wraps long lines instead of scrolling sideways. @default false */
  wrap?: boolean;
}

/** Plain machine text: 12/20 mono on a sunken background. Scrolls in itself, at most half of the window high. */
export function CodeBlock({
  label,
  wrap = false,
  className,
  children,
  ref,
  ...rest
}: CodeBlockProps) {
  const { ref: measured, overflows } = useOverflow();
  const root = useMergedRefs(measured, ref);
  return (
    <pre
      ref={root}
      data-slot="code-block"
      data-state={overflows ? "scrolls" : undefined}
      {...(overflows ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      dir="ltr"
      className={clsx(
        "scroll-half min-w-0 overflow-auto rounded-8 bg-sunken px-4 py-3 font-mono text-12 text-muted focus-visible:-outline-offset-2 forced-colors:border",
        wrap && "whitespace-pre-wrap wrap-anywhere",
        className,
      )}
      {...rest}
    >
      <code className="block w-fit min-w-full">{children}</code>
    </pre>
  );
}
