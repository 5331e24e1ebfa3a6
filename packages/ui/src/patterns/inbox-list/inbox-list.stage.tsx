import { Archive, BookOpen, MessageSquare, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { MenuItem, MenuSeparator } from "../../components/menu/index.ts";
import { inboxNow, makeItems } from "./inbox-list.fixtures.ts";
import { InboxList } from "./inbox-list.tsx";
import type { InboxIntent, InboxListProps, InboxRow } from "./types.ts";

/** Entries of the Resolve menu. */
export function resolveMenu(_item: InboxRow): ReactNode {
  return (
    <>
      <MenuItem icon={MessageSquare}>Resolve in chat</MenuItem>
      <MenuItem icon={BookOpen}>Late delivery reply</MenuItem>
      <MenuSeparator />
      <MenuItem icon={Archive} end="E">
        Archive
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" end="#">
        Delete
      </MenuItem>
    </>
  );
}

type LiveInboxProps = Pick<InboxListProps, "items" | "onIntent"> & {
  /** Items added at a press. @default 0 */
  arriving?: number;
};

/** A list whose items disappear when they are archived or deleted, and that grows at a press. */
export function LiveInbox({ items: first, onIntent, arriving = 0 }: LiveInboxProps) {
  const [items, setItems] = useState(first);
  const act = (intent: InboxIntent) => {
    onIntent(intent);
    if (intent.type !== "archive" && intent.type !== "delete") return;
    setItems((all) => all.filter(({ id }) => !intent.ids.includes(id)));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a story leads nowhere
    <div
      className="flex h-160 flex-col bg-surface"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
      }}
    >
      {arriving > 0 && (
        <Button
          className="m-2 self-start"
          onClick={() => setItems((all) => [...makeItems(arriving, "new"), ...all])}
        >
          Receive
        </Button>
      )}
      <InboxList
        className="flex-1"
        items={items}
        now={inboxNow}
        resolve={resolveMenu}
        onIntent={act}
      />
    </div>
  );
}
