import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useOverflow } from "../../internal/use-overflow.ts";

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps extends Omit<ComponentProps<"pre">, "ref"> {
  /** Names the block for readers where it scrolls. */
  label: string;
  /** Breaks long lines instead of scrolling sideways. @default false */
  wrap?: boolean;
}

/** Plain text of a machine: 12/20 mono on a sunken ground. Scrolls in itself, at most half of the window high. */
export function CodeBlock({ label, wrap = false, className, children, ...rest }: CodeBlockProps) {
  const { ref, overflows } = useOverflow();
  return (
    <pre
      ref={ref}
      data-slot="code-block"
      data-state={overflows ? "scrolls" : undefined}
      {...(overflows ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      dir="ltr"
      className={clsx(
        "scroll-half min-w-0 overflow-auto rounded-8 bg-sunken px-4 py-3 font-mono text-12 text-muted focus-visible:-outline-offset-2",
        wrap && "whitespace-pre-wrap wrap-anywhere",
        className,
      )}
      {...rest}
    >
      <code className="block w-fit min-w-full">{children}</code>
    </pre>
  );
}
