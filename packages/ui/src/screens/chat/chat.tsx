import { useWords } from "../../components/labels/use-words.ts";
import { latePartWords } from "../../components/labels/words/late-part-words.ts";
import { useState } from "react";
import { ApprovalDialog, useTypingDebounce } from "../../patterns/approval-dialog/index.ts";
import type { FilePreviewProps } from "../../patterns/chat-settings/file-preview.tsx";
import { transcriptMarkdown } from "../../patterns/chat-transcript/markdown.logic.ts";
import { FigureRowsSlot } from "../../patterns/question-answer/question-actions.tsx";
import { RouteErrorScreen } from "../route-error/index.ts";
import { ChatConversation } from "./chat-conversation.tsx";
import { ChatHead } from "./chat-head.tsx";
import { ChatHistoryList } from "./chat-history.tsx";
import { filePreview, settings, windows } from "./chat-parts.ts";
import { ChatSettingsSkeleton, ChatSkeleton } from "./chat-skeleton.tsx";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatReady, ChatScreenProps } from "./chat.types.ts";
import { useChosenPrompt } from "./use-chosen-prompt.ts";
import { useConversationSearch } from "./use-conversation-search.ts";

/** The chat: history, conversation, settings. Needs a shell of fixed height. */
export function ChatScreen({ state, ...props }: ChatScreenProps) {
  switch (state.kind) {
    case "loading":
      return <ChatSkeleton />;
    case "error":
      return (
        <RouteErrorScreen
          state={{ kind: "failed", message: state.message }}
          onRetry={props.onRetry}
        />
      );
    case "ready":
      return <ChatColumns state={state} {...props} />;
  }
}

type ReadyProps = Omit<ChatScreenProps, "state"> & { state: ChatReady };

function ChatColumns({ state, ...props }: ReadyProps) {
  const [drawer, setDrawer] = useState<"history" | "settings" | null>(null);
  const [searching, setSearching] = useConversationSearch(state, props.onLoadEarlier);
  const { prompt, choose } = useChosenPrompt(props);
  const { deleting, alert } = state.dialogs;
  const words = useWords(latePartWords);
  const Windows = windows.useLoaded(
    drawer !== null || deleting !== null || alert !== null || "idle",
    () => {
      setDrawer(null);
      if (alert !== null) {
        window.alert(alert);
        props.onCloseAlert();
      } else if (drawer !== null || deleting !== null) {
        window.alert(words.loadFailed);
        if (deleting !== null) props.onCancelDelete();
      }
    },
  );
  const Settings = settings.useLoaded();
  const { request, waiting } = useTypingDebounce(state.approval?.request ?? null);
  return (
    <div data-slot="chat" className="@container/chat flex min-h-0 min-w-0 flex-1">
      <div
        data-slot="chat-history"
        className="hidden w-66 shrink-0 flex-col border-line border-e @lg/chat:flex"
      >
        <ChatHistoryList state={state} {...props} />
      </div>
      <section
        aria-label={chatScreenTexts.conversation}
        className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface"
      >
        <ChatHead
          session={state.session}
          settings={state.settings}
          markdown={() =>
            transcriptMarkdown(state.messages, {
              you: chatScreenTexts.you,
              product: props.brand.name,
            })
          }
          onSearch={state.messages.length > 0 ? () => setSearching(true) : undefined}
          onOpenHistory={() => setDrawer("history")}
          onOpenSettings={() => setDrawer("settings")}
          copiesAll={!state.hasEarlier}
          announce={state.announce}
          onAnnounceChange={props.onAnnounceChange}
          onDeleteSession={props.onDeleteSession}
          onExportSession={props.onExportSession}
          onPinSession={props.onPinSession}
          onRenameSession={props.onRenameSession}
        />
        <ChatConversation
          state={state}
          approvalWaits={waiting}
          choose={choose}
          prompt={prompt}
          searching={searching}
          onSearchingChange={(change) => setSearching(change.searching)}
          {...props}
        />
      </section>
      <FigureRowsSlot />
      <aside
        aria-label={chatScreenTexts.chatSettings}
        className="hidden w-74 shrink-0 flex-col border-line border-s peer-data-[state=open]:hidden! @lg/chat:flex"
      >
        {Settings ? <Settings state={state} {...props} /> : <ChatSettingsSkeleton />}
      </aside>
      {Windows && (
        <Windows
          drawer={drawer}
          onCloseDrawer={() => setDrawer(null)}
          prompt={prompt}
          state={state}
          {...props}
        />
      )}
      <ApprovalDialog
        request={request}
        others={state.approval?.others}
        takesReason={state.approval?.takesReason}
        edits={state.approval?.edits}
        onEditsChange={props.onApprovalEdit}
        now={props.now}
        pending={state.approval?.pending}
        failure={state.approval?.error}
        onApprove={props.onApprove}
        onDeny={props.onDeny}
      />
      <ChatPreview
        state={state}
        {...props}
        onChoose={(text) => {
          setDrawer(null);
          choose(text);
        }}
      />
    </div>
  );
}

type ChatPreviewProps = ReadyProps & { onChoose: (prompt: string) => void };

/** The file that is looked at, and what can be asked about it. */
function ChatPreview({ state, onChoose, ...props }: ChatPreviewProps) {
  const { preview = null } = state.dialogs;
  if (preview === null) return null;
  return (
    <LoadedPreview
      preview={preview}
      onChoosePrompt={state.run.status === "idle" ? (chosen) => onChoose(chosen.prompt) : undefined}
      failure={
        state.columnRoles?.failure?.file === preview.id ? state.columnRoles.failure.message : null
      }
      onChooseRole={
        props.onChooseRole && ((chosen) => props.onChooseRole?.({ file: preview.id, ...chosen }))
      }
      readingHref={props.readingHref?.({ id: preview.id })}
      onClose={() => props.onClosePreview?.()}
      onRetry={() => props.onPreviewDataset?.(preview)}
    />
  );
}

function LoadedPreview(props: FilePreviewProps) {
  const part = filePreview.useLoaded();
  return part && <part.FilePreview {...props} />;
}
