import type { Effect } from "../plugins/types.ts";

/**
 * A user's permission for a tool that changes or sends something to run without asking. It is bound to the state of the tool
 * and its connection at that time. Stored with the connection as JSON.
 */
export type Grant = {
  /** Id of the user who gave it. */
  readonly by: string;
  /** When it was given, as an ISO time. */
  readonly at: string;
  readonly effect: Effect;
  /** A hash of the schema of the tool's arguments. */
  readonly input: string;
  /** The connection's credentials mark; null if it had none. */
  readonly credentials: string | null;
};

/** Grants by the names of their tools. */
export type Grants = { readonly [tool: string]: Grant };
