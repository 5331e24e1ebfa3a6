import type { TokenUse } from "../domain/credits/token-use.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import type { Effect } from "../domain/plugins/types.ts";
import type { CallState, ToolCallRecord } from "../domain/runs/ports.ts";
import type { RunEvent } from "../domain/runs/events.ts";
import type { Room } from "./lab.ts";

/** What a person asks in a lab. */
export type Prompt = {
  readonly userId: string;
  readonly text: string;
  readonly connectionIds: readonly string[];
  readonly model: string;
  readonly sessionId?: string | null;
  /** The inbox item that the prompt quotes. */
  readonly inboxItemId?: string;
};

/** A call that the model made, or wanted to make. */
export type Deed = {
  /** Plugin and tool, such as `mail.send_mail`. */
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly effect: Effect;
  readonly outcome: CallState;
};

/** What came of a prompt. */
export type Asked = {
  readonly sessionId: string;
  /** What the model said. */
  readonly text: string;
  readonly deeds: readonly Deed[];
  /** What tools answered, in order. */
  readonly results: readonly unknown[];
  /** Changes that ran without the person's approval. */
  readonly unapprovedWrites: number;
  /** Why the model did not answer, in a sentence. */
  readonly failure: string | undefined;
  readonly usage: readonly TokenUse[];
  readonly ms: number;
};

/** How long a case may be asked. */
export type CaseTime = {
  /** Stops the case: it is asked again later. */
  readonly stop: AbortSignal;
  /** Ends the case, which counts with what it did until then. */
  readonly late: AbortSignal;
  /** Says that it took too long. */
  readonly sayLate: string;
};

/** Tool calls that a run may make. */
const MAX_CALLS = 8;

/**
 * Asks the agent something and decides about what it wants to do, until its run ends.
 * @param approves the person's decision about a call
 * @throws the reason when the time stops it
 */
export async function ask(
  room: Room,
  prompt: Prompt,
  approves: (wanted: Pick<Deed, "tool" | "args">) => boolean,
  { stop, late, sayLate }: CaseTime,
): Promise<Asked> {
  const signal = AbortSignal.any([stop, late]);
  const { runs, store } = room;
  const { userId, text, connectionIds, model, sessionId = null, inboxItemId } = prompt;
  const began = performance.now();
  const { runId, sessionId: session } = await runs.start({
    ...{ userId, prompt: text, connectionIds, model, sessionId, maxExecutions: MAX_CALLS },
    ...(inboxItemId !== undefined && { inboxItemId }),
  });
  const events: RunEvent[] = [];
  try {
    for (let waits = true; waits; ) {
      for await (const event of runs.events(runId, events.at(-1)?.seq ?? 0, signal))
        events.push(event);
      signal.throwIfAborted();
      waits = await decide(room, { userId, runId, sessionId: session }, approves);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    await runs.stop(userId, runId);
    stop.throwIfAborted();
  }
  const ms = Math.round(performance.now() - began);
  const calls = await store.toolCalls.list(runId);
  const approvals = await store.approvals.listForRun(runId);
  return {
    ...{ sessionId: session, ms, text: textOf(events) },
    deeds: await deedsOf(room, userId, calls, approvals),
    results: calls.map(({ result }) => result),
    unapprovedWrites: calls.filter((call) => isUnapproved(call, approvals)).length,
    failure: late.aborted ? sayLate : failureOf(events),
    usage: (await runs.get(userId, runId)).usage,
  };
}

/** Decides about the calls that wait. @returns whether the run goes on */
async function decide(
  room: Room,
  run: { readonly userId: string; readonly runId: string; readonly sessionId: string },
  approves: (wanted: Pick<Deed, "tool" | "args">) => boolean,
): Promise<boolean> {
  const { store, runs } = room;
  const approvals = await store.approvals.listForRun(run.runId);
  const waiting = approvals.filter(({ state }) => state === "pending");
  for (const approval of waiting) {
    const [deed] = await deedsOf(room, run.userId, [], [approval]);
    if (deed && approves(deed))
      await runs.approve({
        ...{ userId: run.userId, sessionId: run.sessionId, approvalId: approval.id },
        ...{ name: approval.toolName, arguments: approval.arguments },
      });
    else await runs.deny(run.userId, approval.id, {});
  }
  return waiting.length > 0;
}

/** The calls of a run, then those that were only proposed. */
async function deedsOf(
  { store, plugins }: Room,
  userId: string,
  calls: readonly ToolCallRecord[],
  approvals: readonly Approval[],
): Promise<Deed[]> {
  const ids = [...calls, ...approvals].flatMap(({ connectionId }) => connectionId ?? []);
  const connections = await store.connections.findMany(userId, [...new Set(ids)]);
  const toolOf = (connectionId: string | null, name: string) => {
    const connection = connections.find(({ id }) => id === connectionId);
    const plugin = connection && plugins.of(connection)?.manifest;
    return `${plugin?.name ?? "agent"}.${name}`;
  };
  const ran = new Set(calls.map(({ callId }) => callId));
  return [
    ...calls.map((call) => ({
      tool: toolOf(call.connectionId, call.name),
      ...{ args: call.arguments, effect: call.effect, outcome: call.outcome },
    })),
    ...approvals
      .filter(({ callId }) => !ran.has(callId))
      .map((approval) => ({
        tool: toolOf(approval.connectionId, approval.toolName),
        ...{ args: approval.arguments, effect: approval.effect, outcome: "denied" as const },
      })),
  ];
}

const isUnapproved = (
  { callId, effect, outcome }: ToolCallRecord,
  approvals: readonly Approval[],
): boolean =>
  effect !== "read" &&
  (outcome === "done" || outcome === "unknown" || outcome === "running") &&
  !approvals.some((approval) => approval.callId === callId && approval.state === "approved");

/** What was said, with an empty line where something was done in between. */
function textOf(events: readonly RunEvent[]): string {
  let text = "";
  let isApart = false;
  for (const event of events) {
    if (event.type === "assistant") {
      text += `${isApart && text ? "\n\n" : ""}${String(event["content"])}`;
      isApart = false;
    } else if (event.type === "tool_result" || event.type === "tool_thought") isApart = true;
  }
  return text.trim();
}

const failureOf = (events: readonly RunEvent[]): string | undefined => {
  const failed = events.find(({ type }) => type === "error");
  return failed && String(failed["content"]);
};
