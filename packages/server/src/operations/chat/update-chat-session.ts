import { updateChat } from "../../domain/chat/chat.ts";
import { ok, operation } from "../../http/operation.ts";
import { toListItem } from "./message-view.ts";

export const updateChatSession = operation(
  "updateChatSession",
  async ({ deps, user, params, body }) =>
    ok(
      toListItem(
        await updateChat(deps, user.id, params.id, { title: body.title, pinned: body.pinned }),
      ),
    ),
);
