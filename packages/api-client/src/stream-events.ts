import type { CreditQuestion, Reconnect, RunEvent, ToolCall } from "./gen/types.gen.ts";

/** An event of a type that this reader does not know, or whose members it cannot read. `raw` is what came. */
export type UnknownRunEvent = {
  readonly type: "unknown";
  readonly raw: unknown;
  readonly seq?: number;
  readonly run_id?: string;
};

export type ReadRunEvent = RunEvent | UnknownRunEvent;

type Raw = Readonly<Record<string, unknown>>;

/**
 * One event as the contract has it, from any of the forms servers send: `type` or `role` in any case, text nested as in stored
 * messages, a tool call under `function` with its arguments as text. An error without any text has an empty `content`.
 */
export function normaliseEvent(value: unknown): ReadRunEvent {
  if (!isRecord(value)) return { type: "unknown", raw: value };
  const name = value["type"] ?? value["role"];
  const type = typeof name === "string" ? name.toLowerCase() : "";
  // The type may be called as something that every object has.
  const event = Object.hasOwn(readers, type) ? readers[type]?.(value) : undefined;
  const place = { seq: integer(value["seq"]), run_id: text(value["run_id"]) };
  if (!event) return withPlace({ type: "unknown", raw: value }, place);
  return withPlace(event, place);
}

/**
 * A tool call from any of its forms (flat or under `function`, arguments as an object or as JSON text).
 * Undefined when it has no name or its arguments are no object.
 */
export function readToolCall(value: unknown): ToolCall | undefined {
  if (!isRecord(value)) return undefined;
  const inner = isRecord(value["function"]) ? value["function"] : value;
  const name = text(inner["name"]);
  const args = readArguments(inner["arguments"]);
  if (!name || !args) return undefined;
  // What else a server put beside them goes back to it with an approval.
  const { function: _, id, ...beside } = value;
  return { ...beside, ...(typeof id === "string" ? { id } : {}), name, arguments: args };
}

const readers: Readonly<Record<string, (raw: Raw) => RunEvent | undefined>> = {
  session_id: (raw) => {
    const id = text(raw["session_id"]);
    return id
      ? { ...raw, type: "session_id", session_id: id, title: text(raw["title"]) }
      : undefined;
  },
  balance_update: (raw) => {
    const balance = raw["new_balance"];
    return typeof balance === "number"
      ? { ...raw, type: "balance_update", new_balance: balance }
      : undefined;
  },
  assistant: (raw) => {
    const content = contentOf(raw);
    return content === undefined ? undefined : { ...raw, type: "assistant", content };
  },
  reasoning: (raw) => {
    const content = contentOf(raw);
    return content === undefined ? undefined : { ...raw, type: "reasoning", content };
  },
  status: (raw) => {
    const content = contentOf(raw);
    return content === undefined ? undefined : { ...raw, type: "status", content };
  },
  error: (raw) => ({ ...raw, type: "error", content: contentOf(raw) || text(raw["detail"]) || "" }),
  tool_thought: (raw) => {
    const flat = flatten(raw);
    const call = readToolCall(flat["tool_call"]);
    return call ? { ...flat, type: "tool_thought", tool_call: call } : undefined;
  },
  tool_result: (raw) => {
    const flat = flatten(raw);
    const call = readToolCall(flat["tool_call"]);
    const result = flat["result"] ?? null;
    return call ? { ...flat, type: "tool_result", tool_call: call, result } : undefined;
  },
  hitl_required: (raw) => {
    const call = readToolCall(raw["tool_call"]);
    return call ? { ...raw, type: "hitl_required", tool_call: call } : undefined;
  },
  credit_limit_reached: (raw) => {
    const { question } = raw;
    if (!isRecord(question)) return undefined;
    const { id, used } = question;
    if (typeof id !== "string" || typeof used !== "number") return undefined;
    return { ...raw, type: "credit_limit_reached", question: question as CreditQuestion };
  },
  reconnect_required: (raw) => {
    const { reconnect } = raw;
    if (!isRecord(reconnect) || !isRecord(reconnect["connection"])) return undefined;
    const call = readToolCall(reconnect["tool_call"]);
    // No server sends it that does not follow our contract; what a page cannot do without was looked at.
    const read = { ...reconnect, tool_call: call } as Reconnect;
    return call && { ...raw, type: "reconnect_required", reconnect: read };
  },
};

/** Text of a message, directly or nested as stored messages have it. */
function contentOf(raw: Raw): string | undefined {
  const content = raw["content"];
  return isRecord(content) ? text(content["content"]) : text(content);
}

function flatten(raw: Raw): Raw {
  const content = raw["content"];
  return isRecord(content) ? { ...raw, ...content } : raw;
}

function readArguments(value: unknown): Record<string, unknown> | undefined {
  if (value === undefined || value === null || value === "") return {};
  if (isRecord(value)) return { ...value };
  if (typeof value !== "string") return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function withPlace(
  event: ReadRunEvent,
  { seq, run_id }: { seq: number | undefined; run_id: string | undefined },
): ReadRunEvent {
  return { ...event, ...(seq === undefined ? {} : { seq }), ...(run_id ? { run_id } : {}) };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function integer(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
