import { clsx } from "clsx";
import { Trash2 } from "lucide-react";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { Link } from "../../components/link/index.ts";
import { StatusDot } from "../../components/status-dot/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { RenameField } from "./rename-field.tsx";
import { moveBetweenRows } from "./row-keys.ts";
import { SessionMenu } from "./session-menu.tsx";
import type { SessionIntents, SessionRow } from "./types.ts";

type SessionItemProps = SessionIntents & {
  session: SessionRow;
  active: boolean;
  /** Of a history of which only a part is rendered: its index among all headings and rows. */
  index?: number | undefined;
  /** The same: its place in its group, from 1, and how many rows that has. */
  position?: number | undefined;
  of?: number | undefined;
  measure?: ((element: HTMLElement | null) => void) | undefined;
};

const liveTones = {
  running: "accent",
  approval: "warning",
} as const;

function UnmemoizedItem({
  session,
  active,
  index,
  position,
  of,
  measure,
  onDelete,
  onRename,
  onPin,
  onExport,
}: SessionItemProps) {
  const [renaming, setRenaming] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const ref = useMergedRefs(item, measure);
  const words = useWords(sessionListWords);
  const { id, title, live } = session;

  const placed = {
    "data-index": index,
    "aria-posinset": position,
    "aria-setsize": of,
  };

  if (renaming && onRename) {
    const finish = (next: string | null, by: "key" | "leaving") => {
      setRenaming(false);
      if (next !== null) onRename({ id, title: next });
      // If the field lost focus to another element, focus stays there.
      if (by === "key") requestAnimationFrame(() => item.current?.querySelector("a")?.focus());
    };
    return (
      <li ref={ref} {...placed}>
        <RenameField title={title} onFinish={finish} />
      </li>
    );
  }

  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === "F2" && onRename) setRenaming(true);
    // A held key asks once: with confirmation turned off, the second request would be for a chat that is already gone.
    if (event.key === "Delete" && !event.repeat) onDelete({ id, title });
    moveBetweenRows(event);
  };
  return (
    <li
      ref={ref}
      {...placed}
      className={clsx(
        "group/session relative flex h-control-md items-center rounded-6 pointer-coarse:h-11 hover:bg-fill focus-within:bg-fill",
        active && "bg-fill-hover forced-colors:outline",
      )}
    >
      <Link
        href={session.href}
        variant="plain"
        aria-current={active ? "page" : undefined}
        aria-keyshortcuts={onRename ? "F2 Delete" : "Delete"}
        title={title}
        onKeyDown={press}
        className={clsx(
          "flex h-full min-w-0 flex-1 items-center gap-2 rounded-6 px-2 text-13 focus-visible:-outline-offset-2",
          active ? "font-medium text-default" : "text-muted group-hover/session:text-default",
        )}
      >
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {title}
        </span>
        {live && (
          <StatusDot
            tone={liveTones[live]}
            label={words.chatStates[live]}
            className={clsx(
              "group-hover/session:opacity-0 group-focus-within/session:opacity-0",
              menuOpen && "opacity-0",
            )}
          />
        )}
      </Link>
      <span
        className={clsx(
          "flex",
          // The menu is anchored to its button, which stays visible while pointer and focus are in the menu.
          menuOpen
            ? "pe-1"
            : "w-0 overflow-hidden opacity-0 group-hover/session:w-auto group-hover/session:overflow-visible group-hover/session:pe-1 group-hover/session:opacity-100 group-focus-within/session:w-auto group-focus-within/session:overflow-visible group-focus-within/session:pe-1 group-focus-within/session:opacity-100 pointer-coarse:w-auto pointer-coarse:overflow-visible pointer-coarse:pe-1 pointer-coarse:opacity-100",
        )}
      >
        {(onRename ?? onPin ?? onExport) && (
          <SessionMenu
            session={session}
            onDelete={onDelete}
            onPin={onPin}
            onExport={onExport}
            onBeginRename={onRename && (() => setRenaming(true))}
            onOpenChange={setMenuOpen}
          />
        )}
        <IconButton
          size="xs"
          tone="danger"
          icon={Trash2}
          label={words.deleteItem(title)}
          onClick={() => onDelete({ id, title })}
        />
      </span>
    </li>
  );
}

/** One conversation of the history. Its controls replace its dot, so that nothing moves. Memoised: a step of the view adds one row. */
export const SessionItem = memo(UnmemoizedItem);
