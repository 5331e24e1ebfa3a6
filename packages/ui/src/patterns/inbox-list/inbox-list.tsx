import { clsx } from "clsx";
import { useRef, useState } from "react";
import { useSelection } from "../../hooks/use-selection.ts";
import { useLatest } from "../../hooks/use-latest.ts";
import { successor } from "./arrivals.logic.ts";
import { InboxBulk } from "./inbox-bulk.tsx";
import { InboxRows } from "./inbox-rows.tsx";
import { InboxScroller } from "./inbox-scroller.tsx";
import { InboxToolbar } from "./inbox-toolbar.tsx";
import { NextRowContext } from "./leave-row.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { MoreItems } from "./more-items.tsx";
import { NoItems } from "./no-items.tsx";
import type { InboxListProps } from "./types.ts";
import { useInboxCommands } from "./use-inbox-commands.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** Most people never open it. */
const keysDialog = lazyModule(() => import("./list-keys-dialog.tsx"));

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
  // No parameter default: the React Compiler skips a component with one like it, and a step of the focus would take as long as the list.
  const total = given ?? items.length;
  const scrollerRef = useRef<HTMLDivElement | null>(null);
  const ringRef = useRef<HTMLDivElement | null>(null);
  const [help, setHelp] = useState(false);
  const dialog = keysDialog.useLoaded(help, () => setHelp(false));
  const ids = items.map(({ id }) => id);
  const selection = useSelection(ids, controlled, status === "ready", total);
  const focus = useRowFocus(ids, scrollerRef, ringRef, returnTo, selection.count > 0);
  const intend = useLatest(onIntent);
  const focusNext = useLatest((id: string) => {
    const others = ids.filter((one) => one !== id);
    focus.moveTo(successor(ids, others, id) ?? id, false);
  });
  const selected = () => ids.filter((id) => selection.selected.has(id));
  useInboxCommands(scrollerRef, {
    keys,
    folder,
    ids,
    focus,
    selected,
    selection,
    onIntent: intend,
    help: () => setHelp(true),
  });

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
      <InboxScroller
        scrollerRef={scrollerRef}
        focus={focus}
        selecting={selection.selected.size > 0}
        place={place}
      >
        <NoItems
          status={status}
          some={items.length > 0}
          empty={empty}
          onRetry={() => intend({ type: "retry" })}
        />
        <NextRowContext value={focusNext}>
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
            focus={focus}
            selection={selection}
            loading={status === "loading"}
          />
        </NextRowContext>
        {more && items.length > 0 && <MoreItems {...more} scroller={scrollerRef} />}
      </InboxScroller>
      <div
        ref={ringRef}
        hidden={!focus.walked}
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
      {dialog && (
        <dialog.ListKeysDialog
          on={keys}
          onChange={onKeysChange}
          open={help}
          onOpenChange={setHelp}
        />
      )}
    </div>
  );
}
