import type { Operation } from "../../http/operation.ts";
import { deleteChatSession } from "./delete-chat-session.ts";
import { getChatSession } from "./get-chat-session.ts";
import { getImage } from "./get-image.ts";
import { listChatSessions } from "./list-chat-sessions.ts";
import { updateChatSession } from "./update-chat-session.ts";

export const chatOperations: readonly Operation[] = [
  listChatSessions,
  getChatSession,
  updateChatSession,
  deleteChatSession,
  getImage,
];
