// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call, StreamCall } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Your chat sessions. */
export const listChatSessions: Call<t.ListChatSessionsData, t.ListChatSessionsResponse> = { method: "GET", path: "/api/v1/chatsessions" };
/** One session with its messages. Extension `sessions`. */
export const getChatSession: Call<t.GetChatSessionData, t.GetChatSessionResponse> = { method: "GET", path: "/api/v1/chatsessions/{id}" };
/** Rename or pin a session. Extension `sessions`. */
export const updateChatSession: Call<t.UpdateChatSessionData, t.UpdateChatSessionResponse> = { method: "PATCH", path: "/api/v1/chatsessions/{id}" };
/** Delete a session with its messages. */
export const deleteChatSession: Call<t.DeleteChatSessionData, t.DeleteChatSessionResponse> = { method: "DELETE", path: "/api/v1/chatsessions/{id}", empty: true };
/** Ask the agent and read its answer as a stream. */
export const runChat: StreamCall<t.RunChatData, t.RunChatResponse> = { method: "POST", path: "/api/switchboard-chat/run" };
/** Let the agent look around in your connections. */
export const discover: StreamCall<t.DiscoverData, t.DiscoverResponse> = { method: "POST", path: "/api/switchboard-chat/discover" };
/** What the last discovery of each of your connections learned. Extension `discovery`. */
export const listDiscoveries: Call<t.ListDiscoveriesData, t.ListDiscoveriesResponse> = { method: "GET", path: "/api/v1/discoveries" };
