import { History, Search, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { useCopy } from "../../components/copy-button/use-copy.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import type { AnnouncePace } from "../../patterns/chat-transcript/index.ts";
import { plannerAnswers } from "../../patterns/chat-settings/planner.logic.ts";
import { RenameField } from "../../patterns/session-list/index.ts";
import { useSpareReading } from "../../patterns/chat-transcript/use-reading.ts";
import { ChatMenu } from "./chat-menu.tsx";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatActions, ChatReady } from "./chat.types.ts";
import { PlannerChip } from "./planner-chip.tsx";

/** Props of {@link ChatHead}. */
export interface ChatHeadProps
  extends Pick<
    ChatActions,
    "onAnnounceChange" | "onDeleteSession" | "onExportSession" | "onPinSession" | "onRenameSession"
  > {
  session: ChatReady["session"];
  settings: Pick<ChatReady["settings"], "missingKeys" | "model" | "models">;
  /** When a screen reader announces an answer. @default "end" */
  announce?: AnnouncePace | undefined;
  /** The conversation as Markdown, as far as it is loaded. */
  markdown: () => string;
  /** All messages are loaded. */
  copiesAll: boolean;
  /** Opens the search in the conversation; absent if there is nothing to search. */
  onSearch?: (() => void) | undefined;
  onOpenHistory: () => void;
  onOpenSettings: () => void;
}

const copyWords = { idle: "", copied: chatScreenTexts.copied, failed: chatScreenTexts.copyFailed };

/** The title of the conversation, its menu, and on narrow screens buttons for both sidebars. */
export function ChatHead(props: ChatHeadProps) {
  const { session, settings, markdown, onOpenHistory, onOpenSettings, onRenameSession } = props;
  const reading = useSpareReading(session !== null);
  const { state: copied, copy } = useCopy(
    markdown,
    reading ? { html: reading.answerHtml } : undefined,
  );
  const [renaming, setRenaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const title = session?.title ?? chatScreenTexts.newChat;
  const finish = (next: string | null, by: "key" | "leaving") => {
    setRenaming(false);
    if (session && next !== null) onRenameSession?.({ id: session.id, title: next });
    if (by === "key") requestAnimationFrame(() => menuButton.current?.focus());
  };
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b ps-4 pe-3 @max-lg/chat:gap-0 @max-lg/chat:px-1">
      <IconButton
        label={chatScreenTexts.openHistory}
        icon={History}
        size="lg"
        className="@lg/chat:hidden"
        onClick={onOpenHistory}
      />
      <h1
        dir="auto"
        title={session?.title}
        className={
          renaming ? "sr-only" : "min-w-0 flex-1 truncate px-1 font-semibold text-14 @lg/chat:px-0"
        }
      >
        {title}
      </h1>
      {renaming && (
        <div className="min-w-0 flex-1">
          <RenameField title={title} onFinish={finish} />
        </div>
      )}
      <span
        role="status"
        className={copied === "idle" ? "sr-only" : "shrink-0 px-1 text-12 text-muted"}
      >
        {copyWords[copied]}
      </span>
      {plannerAnswers(settings) && <PlannerChip missing={settings.missingKeys} />}
      {props.onSearch && (
        <IconButton
          label={chatScreenTexts.searchChat}
          title={chatScreenTexts.searchChatKey}
          icon={Search}
          className="@max-lg/chat:size-control-lg"
          onClick={props.onSearch}
        />
      )}
      {session && (
        <ChatMenu
          {...props}
          onCopy={() => void copy()}
          buttonRef={menuButton}
          session={session}
          onRename={onRenameSession && (() => setRenaming(true))}
        />
      )}
      <IconButton
        label={chatScreenTexts.openSettings}
        icon={SlidersHorizontal}
        size="lg"
        className="@lg/chat:hidden"
        onClick={onOpenSettings}
      />
    </header>
  );
}
