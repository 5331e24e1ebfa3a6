import type { Json, JsonObject } from "../json-view/types.ts";
import type { ConnectionView, Effect } from "../tool-call/types.ts";

/** JSON Schema of a call's arguments, as the server sends it. */
export type ArgumentsSchema = { readonly [keyword: string]: Json };

/** A tool call that waits for a person. */
export type ApprovalRequest = {
  /** Id of the stored approval. */
  id: string;
  call: { id: string; name: string; arguments: JsonObject };
  connection: (ConnectionView & { /** Whose account it is. */ account?: string }) | null;
  effect: Effect;
  /** What will happen, in one sentence; plain text. */
  sentence?: string;
  /** Why it asks though it was allowed to run without asking, in one sentence. */
  because?: string;
  /** Null when the tool has none: each argument is then shown by the kind of its value. */
  schema: ArgumentsSchema | null;
  /** Where text inside the arguments came from. */
  origins: readonly string[];
  /** When it expires, milliseconds since 1970; null when it does not. */
  expiresAt: number | null;
  /** Place among several that wait, from 1. */
  position?: { index: number; total: number };
};

/** The person's refusal. */
export type ApprovalDenial = {
  id: string;
  /** Why, for the agent. */
  reason?: string;
  /** Whatever else waits is denied as well. */
  rest?: boolean;
};

/** The person's answer. Unedited arguments are the very object of the request. */
export type ApprovalDecision = { id: string; arguments: JsonObject; edited: boolean };
