import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useOverflow } from "../../internal/use-overflow.ts";

/** A fixed part between header and body, closed by a line: what the dialog is about. */
export function DialogSummary({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-summary"
      className={clsx("shrink-0 border-b px-4 pt-4 pb-4 sm:px-5", className)}
      {...rest}
    />
  );
}

/** The only part that scrolls. */
export function DialogBody({ className, children, ref, ...rest }: ComponentProps<"div">) {
  const { ref: measured, overflows } = useOverflow();
  const root = useMergedRefs(measured, ref);
  return (
    <div
      ref={root}
      data-slot="dialog-body"
      data-state={overflows ? "scrolls" : undefined}
      // Long text must be scrollable by keyboard even if nothing inside is focusable.
      tabIndex={overflows ? 0 : undefined}
      className={clsx(
        "min-h-0 overflow-y-auto px-4 py-4 focus-visible:-outline-offset-2 sm:px-5",
        className,
      )}
      {...rest}
    >
      <div>{children}</div>
    </div>
  );
}

/** The buttons, at the end of the line; below 640 they share the width. */
export function DialogFoot({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-foot"
      className={clsx(
        "flex shrink-0 flex-wrap items-center justify-end gap-2 border-t px-4 py-3 sm:px-5",
        "max-sm:*:data-[slot=button]:h-control-lg max-sm:*:data-[slot=button]:flex-1",
        className,
      )}
      {...rest}
    />
  );
}
