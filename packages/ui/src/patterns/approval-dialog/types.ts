import type { Json, JsonObject } from "../json-view/types.ts";
import type { ConnectionView, Effect } from "../tool-call/types.ts";

/** JSON Schema of a call's arguments, as the server sends it. */
export type ArgumentsSchema = { readonly [keyword: string]: Json };

/** A tool call that is pending approval. */
export type ApprovalRequest = {
  /** Id of the stored approval. */
  id: string;
  call: { id: string; name: string; arguments: JsonObject };
  connection: (ConnectionView & { /** Whose account it is. */ account?: string }) | null;
  effect: Effect;
  /** What will happen, in one sentence of plain text. */
  sentence?: string;
  /** Why it asks although it was allowed to run without asking, in one sentence. */
  because?: string;
  /** Null if the tool has none: each argument is then shown by the type of its value. */
  schema: ArgumentsSchema | null;
  /** Sources of text inside the arguments. */
  origins: readonly string[];
  /** When it expires, milliseconds since 1970; null when it does not. */
  expiresAt: number | null;
  /** Position among several pending ones, from 1. */
  position?: { index: number; total: number };
};

/** What a person edited in a request and has not sent, as it can be stored. Secrets are never part of it. */
export type ApprovalEdits = {
  /** The edited arguments, as far as they are valid. */
  arguments?: JsonObject;
  /** The text of the JSON editor, if it was open. */
  json?: string;
  /** Why they would deny it. */
  reason?: string;
};

/** The person's refusal. */
export type ApprovalDenial = {
  id: string;
  /** The reason, for the agent. */
  reason?: string;
  /** All other pending calls are denied as well. */
  rest?: boolean;
};

/** The person's answer. Unedited arguments are the request's own object. */
export type ApprovalDecision = { id: string; arguments: JsonObject; edited: boolean };
