import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLabels } from "../../components/labels/index.ts";

/** Props of {@link BulkBar}. */
export interface BulkBarProps extends ComponentProps<"div"> {
  /** Number of selected rows; at 0 the bar is empty. */
  count: number;
  /** Clears the selection. */
  onClear: () => void;
}

/**
 * Shown above a list while rows are selected: their number, actions on all of them (its children), and a button that
 * clears the selection. Always mounted, so that screen readers announce the number.
 */
export function BulkBar({ count, onClear, className, children, ...rest }: BulkBarProps) {
  const labels = useLabels();
  return (
    <div
      data-slot="bulk-bar"
      data-state={count === 0 ? "closed" : "open"}
      className={clsx("@container/bulk pointer-events-none flex justify-center", className)}
      {...rest}
    >
      <div
        className={clsx(
          "pointer-events-auto flex min-w-0 max-w-full items-center gap-1 @max-sm/bulk:w-full",
          count > 0 && "floating rounded-8 p-1.5 shadow-3 @max-sm/bulk:flex-wrap",
        )}
      >
        <span
          role="status"
          className={clsx(
            "nums whitespace-nowrap font-medium text-13",
            count > 0 && "me-auto ps-2.5 pe-3",
          )}
        >
          {count > 0 ? labels.selectedCount(count) : ""}
        </span>
        {count > 0 && (
          <>
            <span
              data-slot="bulk-actions"
              className="flex min-w-0 gap-1 border-line @max-sm/bulk:order-last @max-sm/bulk:w-full @max-sm/bulk:*:flex-1 @sm/bulk:border-x @sm/bulk:px-1"
            >
              {children}
            </span>
            <IconButton icon={X} label={labels.clearSelection} onClick={onClear} />
          </>
        )}
      </div>
    </div>
  );
}
