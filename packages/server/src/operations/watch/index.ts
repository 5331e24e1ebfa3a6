import type { Operation } from "../../http/operation.ts";
import { watchChatSessions } from "./watch-chat-sessions.ts";

export const watchOperations: readonly Operation[] = [watchChatSessions];
