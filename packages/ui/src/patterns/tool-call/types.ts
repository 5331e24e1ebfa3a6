import type { Json, JsonObject } from "../json-view/types.ts";

/** What a call does to the world outside. */
export type Effect = "read" | "write" | "send" | "destructive";

/** Through which connection a call goes. */
export type ConnectionView = {
  /** The name the user gave the connection. */
  name: string;
  /** Name of the app, for its tile when there is no logo. */
  plugin: string;
  logoUrl: string | null;
};

/** How far a call has come. `proposed` is a stored thought whose result never came. */
export type ToolCallState = "running" | "proposed" | "done" | "failed" | "denied" | "unknown";

/** One tool call as the conversation shows it: its thought, its result, or both of one call id. */
export type ToolCallView = {
  id: string;
  name: string;
  /** Absent when a result came without its call's arguments. */
  arguments?: Json;
  /** What the call is about to do, in the agent's words. */
  label?: string;
  effect?: Effect;
  connection?: ConnectionView;
  state: ToolCallState;
  /** Absent while there is none; `null`, `false`, `0` and `""` are results. */
  result?: Json;
  durationMs?: number;
  /** When it began, milliseconds since 1970: with it a call that runs says for how long. */
  startedAt?: number;
  /** The person changed the arguments before approving; these were proposed. */
  proposedArguments?: JsonObject;
};
