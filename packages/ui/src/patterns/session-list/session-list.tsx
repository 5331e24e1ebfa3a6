import { clsx } from "clsx";
import { Search } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";
import { groupSessions } from "./group-sessions.logic.ts";
import { NewChatLink } from "./new-chat-link.tsx";
import { leaveToRowAbove } from "./row-keys.ts";
import { SessionRows } from "./session-rows.tsx";
import type { SessionIntents, SessionRow } from "./types.ts";

/** Props of {@link SessionList}. */
export interface SessionListProps
  extends Omit<ComponentProps<"div">, "children">,
    Pick<SessionIntents, "onPin" | "onExport"> {
  /** Newest first. */
  sessions: readonly SessionRow[];
  /** The open conversation; null for a new one. */
  activeId: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Where a new chat starts. */
  newHref: string;
  /** The search text. */
  query: string;
  /** Called with the whole text, at each change. */
  onSearch: (search: { query: string }) => void;
  /** Asks to delete; the caller confirms first. */
  onDelete: (session: { id: string; title: string }) => void;
  /** Absent if titles cannot be changed. */
  onRename?: (session: { id: string; title: string }) => void;
  /** Older conversations can be loaded. @default false */
  hasMore?: boolean;
  /** Older conversations are loading. @default false */
  loadingMore?: boolean;
  /** Requests older conversations. */
  onMore?: () => void;
  /** Without heading and new chat button, for containers that have their own, e.g. a drawer. @default false */
  headless?: boolean;
}

/** The history beside a chat: search, groups by day, and a menu on each row. */
export function SessionList({
  sessions,
  activeId,
  now,
  newHref,
  query,
  onSearch,
  onDelete,
  onRename,
  onPin,
  onExport,
  hasMore = false,
  loadingMore = false,
  onMore,
  headless = false,
  className,
  ...rest
}: SessionListProps) {
  const words = useWords(sessionListWords);
  const scroller = useRef<HTMLElement>(null);
  const groups = groupSessions(sessions, now, words.chatGroups, useLocale());
  return (
    <div
      data-slot="session-list"
      className={clsx("flex h-full min-h-0 flex-col", className)}
      {...rest}
    >
      {!headless && (
        <div className="flex h-12 shrink-0 items-center justify-between ps-4 pe-2">
          <h2 className="font-semibold text-13">{words.chatHistory}</h2>
          <NewChatLink href={newHref} />
        </div>
      )}
      <div className="shrink-0 px-3 pb-1">
        <TextInput
          type="search"
          variant="search"
          size="sm"
          iconStart={Search}
          aria-label={words.searchChats}
          placeholder={words.searchChats}
          maxLength={200}
          value={query}
          onChange={(event) => onSearch({ query: event.target.value })}
        />
      </div>
      <nav
        ref={scroller}
        aria-label={words.chatHistory}
        className="min-h-0 flex-1 overflow-y-auto px-2 pb-4"
        // The rows above are corrected by their own window.
        style={{ overflowAnchor: "none" }}
      >
        <SessionRows
          groups={groups}
          activeId={activeId}
          scroller={scroller}
          onDelete={onDelete}
          onRename={onRename}
          onPin={onPin}
          onExport={onExport}
        />
        {sessions.length === 0 && (
          <p className="px-2 py-3 text-13 text-subtle" role="status">
            {query.trim() === "" ? words.noChats : words.noChatsMatch(query.trim())}
          </p>
        )}
        {hasMore && onMore && (
          <Button
            ref={leaveToRowAbove}
            variant="ghost"
            size="sm"
            className="mt-2 w-full"
            loading={loadingMore}
            onClick={onMore}
          >
            {words.showOlderChats}
          </Button>
        )}
      </nav>
    </div>
  );
}
