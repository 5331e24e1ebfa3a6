import type { ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import type { Selection } from "../../hooks/use-selection.ts";

interface InboxToolbarProps {
  selection: Selection;
  total: number;
  /** Opens the list of shortcuts; undefined if they are disabled. */
  onHelp: (() => void) | undefined;
  children: ReactNode;
}

/** The checkbox of all items with the count, the caller's controls, and the help. */
export function InboxToolbar({ selection, total, onHelp, children }: InboxToolbarProps) {
  const labels = useLabels();
  const { extent, count, pressAll } = selection;
  const counted = labels.selectedOf(count, total);
  return (
    <div
      data-slot="inbox-toolbar"
      className="flex min-h-11 shrink-0 items-center gap-2 border-b px-4 @sm/inbox:px-6"
    >
      <Checkbox
        aria-label={`${labels.selectAll} ${counted}`}
        checked={extent === "some" ? "indeterminate" : extent === "all"}
        disabled={total === 0}
        onCheckedChange={pressAll}
      >
        {/* The checkbox's label already contains it. */}
        <span aria-hidden className="nums text-muted">
          {counted}
        </span>
      </Checkbox>
      <span className="ms-auto flex min-w-0 items-center gap-2">
        {children}
        {onHelp && (
          <Button
            size="sm"
            className="pointer-coarse:hidden"
            aria-label={labels.keyboardShortcuts}
            onClick={onHelp}
          >
            ?
          </Button>
        )}
      </span>
    </div>
  );
}
