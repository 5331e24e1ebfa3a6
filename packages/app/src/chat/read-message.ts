import type { ConnectionRef, Effect, Outcome, Question } from "@switchboard/api-client";
import { readToolCall } from "@switchboard/api-client/stream";
import type { ChatMessage } from "./chat-state.ts";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** Reads the connection of a call, where the server names it. */
export function readConnection(value: unknown): ConnectionRef | undefined {
  if (!isObject(value)) return undefined;
  const id = text(value.id);
  const name = text(value.name);
  const plugin = text(value.plugin);
  if (id === undefined || name === undefined || plugin === undefined) return undefined;
  return {
    id,
    name,
    plugin,
    plugin_display_name: text(value.plugin_display_name),
    logo_url: text(value.logo_url),
  };
}

const effects: readonly unknown[] = ["read", "write", "destructive", "send"] satisfies Effect[];
/** Reads the effect of a call; undefined for one that a newer server may have. */
export const readEffect = (value: unknown): Effect | undefined =>
  effects.includes(value) ? (value as Effect) : undefined;

const outcomes: readonly unknown[] = [
  "done",
  "failed",
  "unknown",
  "denied",
  "not_run",
] satisfies Outcome[];

/** Reads the details of a thought, stored or streamed. */
export const readThought = (body: Readonly<Json>) => ({
  connection: readConnection(body.connection),
  effect: readEffect(body.effect),
  label: text(body.label),
});

/** Reads the details of a result. */
export const readOutcome = (body: Readonly<Json>) => ({
  isError: body.is_error === true,
  durationMs: typeof body.duration_ms === "number" ? body.duration_ms : undefined,
  outcome: outcomes.includes(body.outcome) ? (body.outcome as Outcome) : undefined,
  edited: body.edited === true,
  proposedArguments: isObject(body.proposed_arguments) ? body.proposed_arguments : undefined,
  denialReason: text(body.denial_reason),
  ...(body.asked_again !== undefined && { askedAgain: body.asked_again }),
  connection: readConnection(body.connection),
  effect: readEffect(body.effect),
});

/** Reads a stored message. Never throws: one that is malformed must not cost the reader the whole conversation. */
export function readStoredMessage(stored: unknown, index: number): ChatMessage {
  const message = readRole(stored, index);
  if (!isObject(stored)) return message;
  const at = Date.parse(text(stored.created_at) ?? "");
  const runId = text(stored.run_id);
  return {
    ...message,
    ...(Number.isNaN(at) ? {} : { at }),
    ...(runId === undefined ? {} : { runId }),
  };
}

function readRole(stored: unknown, index: number): ChatMessage {
  const id = isObject(stored) ? (text(stored.id) ?? `stored-${index}`) : `stored-${index}`;
  if (!isObject(stored)) return { id, role: "malformed", part: "message" };
  const { content } = stored;
  const role = text(stored.role)?.toUpperCase();
  switch (role) {
    case "USER":
    case "ASSISTANT":
    case "REASONING":
    case "STATUS":
    case "ERROR": {
      const said = readText(content);
      if (said === null) return { id, role: "malformed", part: "message" };
      if (role === "USER") return { id, role: "user", text: said, ...readAsked(content) };
      if (role === "ASSISTANT") return { id, role: "assistant", text: said };
      if (role === "REASONING") return { id, role: "reasoning", text: said };
      const reason = isObject(content) ? text(content.reason) : undefined;
      return { id, role: role === "STATUS" ? "status" : "error", text: said, reason };
    }
    case "TOOL_THOUGHT": {
      const body = isObject(content) ? content : stored;
      const call = readToolCall(body.tool_call);
      if (call === undefined) return { id, role: "malformed", part: "thought" };
      return { id, role: "tool_thought", call, ...readThought(body) };
    }
    case "TOOL_RESULT": {
      const body = isObject(content) ? content : stored;
      const call = readToolCall(body.tool_call);
      if (call === undefined || body.result === undefined)
        return { id, role: "malformed", part: "result" };
      return { id, role: "tool_result", call, result: body.result, ...readOutcome(body) };
    }
    default:
      return { id, role: "unknown", value: stored };
  }
}

/** The question of a prompt. Not checked by its schema: the server says of each part what is wrong with it. */
function readAsked(content: unknown): { question?: Question } {
  const question = isObject(content) ? content.question : undefined;
  const isQuestion =
    isObject(question) && typeof question.table === "string" && Array.isArray(question.show);
  return isQuestion ? { question: question as Question } : {};
}

/** Stored text is nested (`content.content`); plain text is read as well. */
function readText(content: unknown): string | null {
  if (typeof content === "string") return content;
  return isObject(content) ? (text(content.content) ?? null) : null;
}
