import type { ChatActions } from "@switchboard/ui/screens/chat";
import { useNavigate } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import type { Chat } from "../chat/chat.ts";
import { chatTexts } from "../chat/chat-texts.ts";
import { exportChat } from "../chat/export/export-chat.ts";
import { messageOf } from "../errors.ts";
import { chatServices } from "../chat-services.ts";
import type { Services } from "../services.ts";
import { deletePreference } from "../session/delete-preference.ts";

/** What a person can do with the chats of the history, and the alert of the chat page. */
export function useSessionActions(services: Services, chat: Chat) {
  const { api, appInfo, config, paths } = services;
  const { chats, sessions } = chatServices(services);
  const navigate = useNavigate();
  const preference = deletePreference(config.brand.slug);
  const { actions, alert, showAlert, closeAlert, cancel } = useActions({
    remove: {
      run: async ({ id }: { id: string; title: string }) => {
        await sessions.remove(id);
        chats.forget(id);
        // Back must not lead to the deleted chat.
        if (chat.state.get().sessionId === id) await navigate(paths.chat, { replace: true });
      },
      alert: chatTexts.chatDeleteFailed,
    },
  });
  const { remove } = actions;
  // No action: a second rename or pin must not be dropped while the first is on its way.
  const change = (work: Promise<void>, alertOf = (message: string) => message) =>
    void work.catch((error: unknown) => showAlert(alertOf(messageOf(error))));
  const canChange = appInfo.has("sessions");
  const sessionActions = {
    onDeleteSession: ({ id, title }) =>
      preference.skips() ? remove.run({ id, title }) : remove.ask({ id, title }),
    onConfirmDelete: ({ dontAskAgain }) => {
      if (dontAskAgain) preference.skip();
      remove.confirm();
    },
    onCancelDelete: cancel,
    onRenameSession: canChange ? ({ id, title }) => change(sessions.rename(id, title)) : undefined,
    onPinSession: canChange ? ({ id, pinned }) => change(sessions.pin(id, pinned)) : undefined,
    onExportSession: (session) =>
      change(
        exportChat({ api, appInfo, product: config.brand.name }, session),
        chatTexts.exportFailed,
      ),
    onCloseAlert: closeAlert,
  } satisfies Partial<ChatActions>;
  return { alert, showAlert, deleting: remove.question, actions: sessionActions };
}
