import { clsx } from "clsx";
import { Archive, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { useSelection } from "../../hooks/use-selection.ts";
import { useLatest } from "../../hooks/use-latest.ts";
import { BulkBar } from "../data-table/bulk-bar.tsx";
import { inboxCommands } from "./inbox-commands.ts";
import { InboxRows } from "./inbox-rows.tsx";
import { InboxToolbar } from "./inbox-toolbar.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { NoItems } from "./no-items.tsx";
import type { InboxListProps } from "./types.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** Tasks of all sources in one list: browsed by keys, selected by ranges, resolved one by one or together. */
export function InboxList({
  items,
  status = "ready",
  now,
  onIntent,
  resolve,
  selection: controlled = {},
  busy,
  keys = true,
  toolbar,
  empty,
  returnTo = null,
  className,
  ...rest
}: InboxListProps) {
  const labels = useLabels();
  const scrollerRef = useRef<HTMLDivElement | null>(null);
  const [help, setHelp] = useState(false);
  const ids = items.map(({ id }) => id);
  const selection = useSelection(ids, controlled, status === "ready");
  const { current, moveTo, open, onFocus } = useRowFocus(ids, scrollerRef, returnTo);
  const intend = useLatest(onIntent);
  const selected = ids.filter((id) => selection.selected.has(id));

  const run = inboxCommands({
    ids,
    current,
    selected,
    moveTo,
    selection,
    onIntent: intend,
    open,
    help: () => setHelp(true),
  });
  useInboxKeys(keys, scrollerRef, (command) => run[command]());

  const bulkBusy = selected.some((id) => busy?.has(id));
  return (
    <div
      data-slot="inbox-list"
      data-state={status}
      className={clsx("@container/inbox relative flex min-h-0 min-w-0 flex-col", className)}
      {...rest}
    >
      <InboxToolbar
        selection={selection}
        total={items.length}
        onHelp={keys ? () => setHelp(true) : undefined}
      >
        {toolbar}
      </InboxToolbar>
      <div
        ref={scrollerRef}
        data-slot="inbox-scroller"
        // Takes the focus when the last item is gone.
        tabIndex={-1}
        className={clsx(
          "relative min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2",
          selected.length > 0 && "scroll-pb-20 pb-20",
        )}
        style={{ overflowAnchor: "none" }}
        onFocus={onFocus}
      >
        <NoItems
          status={status}
          some={items.length > 0}
          empty={empty}
          onRetry={() => intend({ type: "retry" })}
        />
        <InboxRows
          items={items}
          ids={ids}
          now={now}
          resolve={resolve}
          busy={busy}
          onIntent={intend}
          scrollerRef={scrollerRef}
          current={current}
          selection={selection}
          loading={status === "loading"}
        />
      </div>
      <BulkBar
        count={selected.length}
        onClear={selection.clear}
        className="absolute inset-x-3 bottom-4 z-sticky"
      >
        <Button
          variant="ghost"
          size="sm"
          iconStart={Archive}
          loading={bulkBusy || undefined}
          onClick={() => run.archive()}
        >
          {labels.archiveSelected}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          iconStart={Trash2}
          disabled={bulkBusy}
          onClick={() => run.delete()}
        >
          {labels.deleteSelected}
        </Button>
      </BulkBar>
      <KeysDialog open={help} onOpenChange={setHelp} />
    </div>
  );
}
