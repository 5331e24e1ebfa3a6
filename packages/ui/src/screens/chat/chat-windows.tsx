import { type RefObject, useRef } from "react";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { Drawer, DrawerContent } from "../../components/drawer/index.ts";
import { DeleteChatDialog, NewChatLink } from "../../patterns/session-list/index.ts";
import { ChatHistoryList } from "./chat-history.tsx";
import { ChatSettingsPanel } from "./chat-settings-panel.tsx";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatReady, ChatScreenProps } from "./chat.types.ts";

type ReadyProps = Omit<ChatScreenProps, "state"> & { state: ChatReady };

export type ChatWindowsProps = ReadyProps & {
  drawer: "history" | "settings" | null;
  onCloseDrawer: () => void;
  /** The box in which one writes. */
  prompt: RefObject<HTMLTextAreaElement | null>;
};

/** What opens over the chat: both sidebars on narrow screens, the question before a chat is deleted, and the alert. */
export function ChatWindows({ drawer, onCloseDrawer, prompt, state, ...props }: ChatWindowsProps) {
  const deletesShown = useRef(false);
  return (
    <>
      <ChatDrawers state={state} drawer={drawer} onClose={onCloseDrawer} {...props} />
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
    </>
  );
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
