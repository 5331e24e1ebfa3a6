import type { Json, JsonObject } from "../json-view/types.ts";

/** The effect of a call on the world outside. */
export type Effect = "read" | "write" | "send" | "destructive";

/** The connection that a call uses. */
export type ConnectionView = {
  /** The name the user gave the connection. */
  name: string;
  /** Name of the app, for its tile when there is no logo. */
  plugin: string;
  logoUrl: string | null;
};

/** The state of a call. `proposed` is a stored thought whose result never arrived; a rehearsal leaves changes `not_run`. */
export type ToolCallState =
  | "running"
  | "proposed"
  | "done"
  | "failed"
  | "denied"
  | "unknown"
  | "not_run";

/** One tool call as the conversation shows it: its thought, its result, or both of one call id. */
export type ToolCallView = {
  id: string;
  name: string;
  /** Absent if a result arrived without its call's arguments. */
  arguments?: Json;
  /** What the call is about to do, in the agent's words. */
  label?: string;
  effect?: Effect;
  connection?: ConnectionView;
  state: ToolCallState;
  /** Absent until there is one; `null`, `false`, `0` and `""` are results. */
  result?: Json;
  durationMs?: number;
  /** Start time, milliseconds since 1970, for the elapsed time of a running call. */
  startedAt?: number;
  /** The proposed arguments, if the person changed them before approving. */
  proposedArguments?: JsonObject;
  /** Why the person denied the call, in their words. */
  denialReason?: string;
  /** Where to look at what the call made or changed; `title` is null if that has no name. */
  link?: { href: string; title: string | null; external: boolean } | undefined;
};
