import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { SessionList } from "../../patterns/session-list/index.ts";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatReady, ChatScreenProps } from "./chat.types.ts";

const minute = 60_000;

/**
 * The history column, or the content of its drawer. Searches on the server if possible, otherwise in the loaded titles.
 */
export function ChatHistoryList({
  state,
  headless = false,
  ...props
}: Omit<ChatScreenProps, "state"> & { state: ChatReady; headless?: boolean }) {
  const { history, session } = state;
  const [localQuery, setLocalQuery] = useState("");
  const onServer = props.onSearchSessions !== undefined;
  const wanted = localQuery.trim().toLocaleLowerCase();
  const sessions =
    onServer || wanted === ""
      ? history.sessions
      : history.sessions.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <SessionList
        sessions={sessions}
        activeId={session?.id ?? null}
        // Rounded, because the groups are days: a new value each second would re-render the list each second.
        now={Math.floor(props.now / minute) * minute}
        newHref={props.paths.chat}
        query={onServer ? (history.query ?? "") : localQuery}
        onSearch={props.onSearchSessions ?? (({ query }) => setLocalQuery(query))}
        onDelete={props.onDeleteSession}
        onRename={props.onRenameSession}
        onPin={props.onPinSession}
        onExport={props.onExportSession}
        hasMore={history.hasMore}
        loadingMore={history.loadingMore}
        onMore={props.onLoadMoreSessions}
        headless={headless}
      />
      {history.failed && (
        <Notice
          tone="danger"
          className="m-2"
          action={
            <Button size="sm" onClick={props.onRetrySessions}>
              {chatScreenTexts.tryAgain}
            </Button>
          }
        >
          {chatScreenTexts.historyFailed[history.failed]}
        </Notice>
      )}
    </div>
  );
}
