import { listChats, readHistory } from "../../domain/chat/chat.ts";
import { ok, operation } from "../../http/operation.ts";
import { toListItem, toMessage } from "./message-view.ts";

export const listChatSessions = operation("listChatSessions", async ({ deps, user, query }) => {
  if (query.view === "list") {
    const page = await readHistory(deps, user.id, { cursor: query.cursor, query: query.query });
    return ok({ items: page.items.map(toListItem), next_cursor: page.nextCursor });
  }
  const sessions = await listChats(deps, user.id);
  return ok(
    sessions.map(({ session, messages }) => ({
      id: session.id,
      title: session.title,
      created_at: session.createdAt.toISOString(),
      updated_at: session.updatedAt.toISOString(),
      pinned: session.pinned,
      messages: messages.map(toMessage),
    })),
  );
});
