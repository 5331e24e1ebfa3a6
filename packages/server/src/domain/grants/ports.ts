import type { Effect } from "../plugins/types.ts";

/**
 * A person's word that a tool which changes or sends something may run without asking. It is bound to what the tool and its connection
 * were when it was given. Kept with the connection as JSON.
 */
export type Grant = {
  /** Id of the person who gave it. */
  readonly by: string;
  /** When it was given, as an ISO time. */
  readonly at: string;
  readonly effect: Effect;
  /** A hash of the schema of the tool's arguments. */
  readonly input: string;
  /** The connection's mark of its credentials; null where it held none. */
  readonly credentials: string | null;
};

/** Grants by the names of their tools. */
export type Grants = { readonly [tool: string]: Grant };
