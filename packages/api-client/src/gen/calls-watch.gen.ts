// Made by scripts/generate.ts from openapi/. Do not edit.

import type { StreamCall } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Be told what happens in your chats. Extension `watch`. */
export const watchChatSessions: StreamCall<t.WatchChatSessionsData, t.WatchChatSessionsResponse> = { method: "GET", path: "/api/v1/chatsessions/events" };
