import type { ChatActions, ChatReady } from "@switchboard/ui/screens/chat";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Chat } from "../chat/chat.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import type { Services } from "../services.ts";
import { deletePreference } from "../session/delete-preference.ts";
import { messageOf } from "./errors.ts";

type DeleteChat = {
  readonly dialog: ChatReady["dialogs"]["deleting"];
  readonly actions: Pick<ChatActions, "onDeleteSession" | "onConfirmDelete" | "onCancelDelete">;
};

/** Deletes a chat after asking, unless this browser was told not to ask. */
export function useDeleteChat(
  services: Services,
  chat: Chat,
  alert: (text: string) => void,
): DeleteChat {
  const { chats, config, paths, sessions } = services;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DeleteChat["dialog"]>(null);
  const preference = deletePreference(config.brand.slug);

  const remove = async (id: string) => {
    try {
      await sessions.remove(id);
      chats.forget(id);
      // In its place: Back must not lead to a chat that is gone.
      if (chat.state.get().sessionId === id) await navigate(paths.chat, { replace: true });
    } catch (error) {
      alert(chatTexts.chatDeleteFailed(messageOf(error)));
    } finally {
      setDialog(null);
    }
  };

  return {
    dialog,
    actions: {
      onDeleteSession({ id, title }) {
        if (preference.skips()) void remove(id);
        else setDialog({ id, title, busy: false });
      },
      onConfirmDelete({ id, dontAskAgain }) {
        if (dontAskAgain) preference.skip();
        setDialog((open) => open && { ...open, busy: true });
        void remove(id);
      },
      onCancelDelete: () => setDialog(null),
    },
  };
}
