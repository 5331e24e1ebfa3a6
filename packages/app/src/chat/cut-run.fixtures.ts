import type { RunEvent, ToolCall } from "@switchboard/api-client";
import { encodeRunStream, fixtures } from "@switchboard/api-client/testing";

const { approval, dataRef, queryCall, table, tasksRef } = fixtures;

const said = (content: string, message: string): RunEvent => ({
  type: "assistant",
  content,
  message_id: message,
});

const task = (id: string, title: string): ToolCall => ({
  id,
  name: "create_task",
  arguments: { title },
});

const asked = (id: string, call: ToolCall): RunEvent => ({
  type: "hitl_required",
  tool_call: call,
  approval_id: id,
  expires_at: approval.expires_at,
  connection: tasksRef,
  effect: "write",
  schema: approval.schema,
});

const approved: RunEvent = {
  type: "status",
  content: "User approved tool call: create_task",
  reason: "approved",
  message_id: "m-approved",
};

const thought = (call: ToolCall, message: string): RunEvent => ({
  type: "tool_thought",
  tool_call: call,
  connection: tasksRef,
  effect: "write",
  message_id: message,
});

const result = (call: ToolCall, message: string): RunEvent => ({
  type: "tool_result",
  tool_call: call,
  result: { id: call.id, order: 0, done: false, note: "" },
  outcome: "done",
  duration_ms: 0,
  connection: tasksRef,
  effect: "write",
  message_id: message,
});

const first = task("c-2", "Call Maya");
const edited = task("c-2", "Call Maya before noon");
const second = task("c-3", "Order beans");

/** What the person answers, in turn: the first call with other arguments, the second as it is. */
export const decisions = [edited.arguments, second.arguments];

/** The run as the server keeps it, in the parts between which it waits for the person. */
const parts: readonly (readonly RunEvent[])[] = [
  [
    { type: "session_id", session_id: "s-1", title: "Look and then create two tasks" },
    { type: "status", content: "Looking at your files.", message_id: "m-1" },
    {
      type: "tool_thought",
      tool_call: queryCall,
      connection: dataRef,
      effect: "read",
      message_id: "m-2",
    },
    {
      type: "tool_result",
      tool_call: queryCall,
      result: table,
      outcome: "done",
      message_id: "m-3",
    },
    { type: "balance_update", new_balance: 482.5 },
    said("Østlandet leads. I ", "m-4"),
    said("create **two** tasks 🙂.", "m-4"),
    asked("a-1", first),
  ],
  [
    approved,
    thought(edited, "m-5"),
    {
      ...result(edited, "m-6"),
      edited: true,
      proposed_arguments: first.arguments,
    } as RunEvent,
    said("That is one.", "m-7"),
    asked("a-2", second),
  ],
  [
    { ...approved, message_id: "m-approved-2" },
    thought(second, "m-8"),
    result(second, "m-9"),
    { type: "balance_update", new_balance: 481.5 },
    said("Both tasks ", "m-10"),
    said("are there.\n\n- one\n", "m-10"),
    said("- two", "m-10"),
  ],
];

const log = parts.flat().map((event, index) => ({ ...event, seq: index + 1, run_id: "r-1" }));
const endOf = (part: number) => parts.slice(0, part + 1).flat().length;
/** An approval's own event is shown by the page that decided. */
const beginOf = (part: number) => (part === 0 ? 0 : endOf(part - 1) + 1);

/** How many events each stream of the run has for the page that asked. */
export const lengths = parts.map((_, part) => endOf(part) - beginOf(part));

/**
 * Where an answer breaks: before the server got the request, before its head, or after this many events. Null where it is
 * whole.
 */
export type Cut = "unreached" | "unanswered" | number | null;

/** Where the answers about a part of the run break, the first of them being number 0. */
export type Cuts = (part: number, answer: number) => Cut;

/** A `fetch` before a server that has this run, over a line that breaks. */
export function cuttingServer(cuts: Cuts) {
  const begun = new Map<string, number>();
  const answers = parts.map(() => 0);

  const begin = (key: string, body: string): number => {
    const known = begun.get(key);
    if (known !== undefined) return known;
    const part = begun.size;
    const call: unknown = JSON.parse(body).approved_tool_call;
    const expected = part === 0 ? null : { arguments: decisions[part - 1] };
    if (JSON.stringify(argumentsOf(call)) !== JSON.stringify(expected))
      throw new Error(`Part ${part} was begun with ${body}`);
    begun.set(key, part);
    return part;
  };

  const answer = (events: readonly object[], cut: Cut): Response => {
    let next = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(line) {
        const event = events[next];
        if (next === cut) line.error(new TypeError("network error"));
        else if (event) line.enqueue(encodeRunStream([event], false));
        else {
          line.enqueue(encodeRunStream([]));
          line.close();
        }
        next += 1;
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };

  const respond = (url: URL, init: RequestInit): Response => {
    if (url.pathname === "/api/v1/app-info") {
      const extensions = ["runs", "sessions", "approvals"];
      return Response.json({ ...fixtures.appInfo, extensions });
    }
    const isBegin = init.method === "POST";
    const key = new Headers(init.headers).get("idempotency-key") ?? "";
    const part = isBegin ? (begun.get(key) ?? begun.size) : begun.size - 1;
    const cut = cuts(part, answers[part] ?? 0);
    answers[part] = (answers[part] ?? 0) + 1;
    if (cut === "unreached") throw new TypeError("fetch failed");
    if (isBegin) begin(key, typeof init.body === "string" ? init.body : "");
    if (cut === "unanswered") throw new TypeError("fetch failed");
    const after = isBegin ? beginOf(part) : Number(url.searchParams.get("after"));
    return answer(log.slice(after, endOf(part)), cut);
  };

  return {
    fetch: async (url: string, init: RequestInit = {}) => respond(new URL(url, "http://x"), init),
    /** How often something was begun. */
    begins: () => begun.size,
  };
}

const argumentsOf = (call: unknown) =>
  typeof call === "object" && call !== null && "arguments" in call
    ? { arguments: call.arguments }
    : null;
