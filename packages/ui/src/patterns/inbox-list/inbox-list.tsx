import { clsx } from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import { useLabels } from "../../components/labels/index.ts";
import { useSelection } from "../../hooks/use-selection.ts";
import { useLatest } from "../../hooks/use-latest.ts";
import { InboxBulk } from "./inbox-bulk.tsx";
import { inboxCommands } from "./inbox-commands.ts";
import { InboxRows } from "./inbox-rows.tsx";
import { InboxToolbar } from "./inbox-toolbar.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { helpLines } from "./keys.logic.ts";
import { MoreItems } from "./more-items.tsx";
import { NoItems } from "./no-items.tsx";
import type { InboxListProps } from "./types.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** Tasks of all sources in one list: browsed by keys, selected by ranges, resolved one by one or together. */
export function InboxList({
  items,
  total: given,
  more,
  folder = "open",
  status = "ready",
  now,
  onIntent,
  resolve,
  selection: controlled = {},
  busy,
  keys = true,
  onKeysChange,
  toolbar,
  empty,
  returnTo = null,
  place,
  className,
  ...rest
}: InboxListProps) {
  // Not as the parameter's default: the React Compiler passes over a component with one like it, and every step of the focus would
  // take as long as the list is.
  const total = given ?? items.length;
  const labels = useLabels();
  const scrollerRef = useRef<HTMLDivElement | null>(null);
  const ringRef = useRef<HTMLDivElement | null>(null);
  const [help, setHelp] = useState(false);
  const ids = items.map(({ id }) => id);
  const selection = useSelection(ids, controlled, status === "ready", total);
  // Before the row that was left takes the focus: it then needs no scrolling of its own.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller !== null && place !== undefined) scroller.scrollTop = place.read();
  }, [place]);
  const { current, currentNow, within, walked, moveTo, settle, open, onFocus, onBlur } =
    useRowFocus(ids, scrollerRef, ringRef, returnTo, selection.count > 0);
  const intend = useLatest(onIntent);
  const selected = () => ids.filter((id) => selection.selected.has(id));

  const run = inboxCommands({
    folder,
    ids,
    currentNow,
    selected,
    moveTo,
    selection,
    onIntent: intend,
    open,
    help: () => setHelp(true),
  });
  useInboxKeys(keys, scrollerRef, (command, repeated) => run[command](repeated), settle);

  return (
    <div
      data-slot="inbox-list"
      data-state={status}
      className={clsx("@container/inbox relative flex min-h-0 min-w-0 flex-col", className)}
      {...rest}
    >
      <InboxToolbar
        selection={selection}
        total={total}
        onHelp={keys || onKeysChange ? () => setHelp(true) : undefined}
      >
        {toolbar}
      </InboxToolbar>
      <div
        ref={scrollerRef}
        data-slot="inbox-scroller"
        // Takes the focus when the last item is gone.
        tabIndex={-1}
        className={clsx(
          "relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto focus-visible:-outline-offset-2",
          // It holds the focus for the row that a held key has reached; a second ring would mark the whole list.
          walked && "outline-none",
          selection.selected.size > 0 && "scroll-pb-20 pb-20",
        )}
        style={{ overflowAnchor: "none" }}
        onFocus={onFocus}
        onBlur={onBlur}
        onScroll={({ currentTarget }) => place?.keep(currentTarget.scrollTop)}
      >
        <NoItems
          status={status}
          some={items.length > 0}
          empty={empty}
          onRetry={() => intend({ type: "retry" })}
        />
        <InboxRows
          items={items}
          total={total}
          folder={folder}
          ids={ids}
          now={now}
          resolve={resolve}
          busy={busy}
          onIntent={intend}
          scrollerRef={scrollerRef}
          current={current}
          currentNow={currentNow}
          focused={within && !walked}
          walked={walked}
          selection={selection}
          loading={status === "loading"}
        />
        {more && items.length > 0 && <MoreItems {...more} scroller={scrollerRef} />}
      </div>
      <div
        ref={ringRef}
        hidden={!walked}
        data-slot="inbox-ring"
        className="pointer-events-none absolute start-0 rounded-4 outline-2 outline-focus -outline-offset-2"
      />
      <InboxBulk
        folder={folder}
        count={selection.count}
        busy={busy !== undefined && [...busy].some((id) => selection.selected.has(id))}
        onClear={selection.clear}
        onAct={(type) => intend({ type, ids: selected(), of: "selection" })}
      />
      <KeysDialog
        lines={helpLines().map(({ command, presses }) => ({
          name: labels.shortcuts[command],
          presses,
        }))}
        on={keys}
        onChange={onKeysChange}
        open={help}
        onOpenChange={setHelp}
      />
    </div>
  );
}
