import { useRef, useState } from "react";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { Drawer, DrawerContent } from "../../components/drawer/index.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { ApprovalDialog, useTypingDebounce } from "../../patterns/approval-dialog/index.ts";
import type { FilePreviewProps } from "../../patterns/chat-settings/file-preview.tsx";
import { transcriptMarkdown } from "../../patterns/chat-transcript/markdown.logic.ts";
import { FigureRowsSlot } from "../../patterns/question-answer/question-actions.tsx";
import { DeleteChatDialog, NewChatLink } from "../../patterns/session-list/index.ts";
import { RouteErrorScreen } from "../route-error/index.ts";
import { ChatConversation } from "./chat-conversation.tsx";
import { ChatHead } from "./chat-head.tsx";
import { ChatHistoryList } from "./chat-history.tsx";
import { ChatSettingsPanel } from "./chat-settings-panel.tsx";
import { ChatSkeleton } from "./chat-skeleton.tsx";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatReady, ChatScreenProps } from "./chat.types.ts";
import { useChosenPrompt } from "./use-chosen-prompt.ts";
import { useConversationSearch } from "./use-conversation-search.ts";

/** Few open a file: the preview is loaded when one does. */
const filePreview = lazyModule(() => import("../../patterns/chat-settings/file-preview.tsx"));

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
  const deletesShown = useRef(false);
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
        <ChatSettingsPanel state={state} {...props} />
      </aside>
      <ChatDrawers state={state} drawer={drawer} onClose={() => setDrawer(null)} {...props} />
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
      <DeleteChatDialog
        onCloseAutoFocus={(event) => {
          if (!deletesShown.current || state.session !== null || !prompt.current) return;
          // The open chat was deleted, and with it the button that asked for that.
          event.preventDefault();
          prompt.current.focus();
        }}
        session={state.dialogs.deleting}
        busy={state.dialogs.deleting?.busy}
        onCancel={props.onCancelDelete}
        onConfirm={(confirmed) => {
          deletesShown.current = confirmed.id === state.session?.id;
          props.onConfirmDelete(confirmed);
        }}
      />
      <AlertDialog
        open={state.dialogs.alert !== null}
        message={state.dialogs.alert ?? ""}
        onClose={props.onCloseAlert}
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

function ChatDrawers({
  state,
  drawer,
  onClose,
  ...props
}: ReadyProps & { drawer: "history" | "settings" | null; onClose: () => void }) {
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <>
      <Drawer open={drawer === "history"} onOpenChange={close}>
        <DrawerContent
          title={chatScreenTexts.history}
          headEnd={<NewChatLink href={props.paths.chat} onClick={onClose} />}
          onEscapeKeyDown={(event) => {
            // Escape cancels renaming a title; the list stays open.
            if (event.target instanceof Element && event.target.matches("nav input"))
              event.preventDefault();
          }}
        >
          {/* A followed link changes the page behind: close the drawer. */}
          <div
            className="flex min-h-0 flex-1 flex-col"
            onClickCapture={(event) => {
              if (event.target instanceof Element && event.target.closest("a")) onClose();
            }}
          >
            <ChatHistoryList state={state} {...props} headless />
          </div>
        </DrawerContent>
      </Drawer>
      <Drawer open={drawer === "settings"} onOpenChange={close}>
        <DrawerContent title={chatScreenTexts.settings} side="end">
          <ChatSettingsPanel state={state} {...props} />
        </DrawerContent>
      </Drawer>
    </>
  );
}
