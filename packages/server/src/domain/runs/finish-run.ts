import type { Run } from "./ports.ts";
import type { RunState } from "./run-state.ts";
import type { Effect } from "../plugins/types.ts";
import type { Approval } from "../approvals/ports.ts";
import { sayCount, toCredits } from "../credits/amounts.ts";
import type { NewId } from "../../ids.ts";
import { readSpendable } from "../credits/balance.ts";
import { noteEnd } from "../playbooks/note-automatic.ts";
import { settleCredits } from "../credits/credits.ts";
import { billRun } from "./bill-run.ts";
import type { RunWrite } from "./event-log.ts";
import type { NewEvent } from "./events.ts";
import type { Repositories } from "../unit-of-work.ts";

/** How a run ends. */
export type Ending = {
  readonly state: Extract<RunState, "finished" | "stopped" | "failed" | "interrupted">;
  /** What is said last, before the new balance. */
  readonly events: readonly NewEvent[];
  readonly now: Date;
  /** Said about a call that had begun and has no result. Without it such a call cannot be there. */
  readonly unfinishedCall?: string;
};

/**
 * Everything that the end of a run takes, in the transaction that ends it: calls without a result are said to be
 * unknown, open questions are taken back, credits are settled, and the new balance is told.
 * A failed run costs nothing.
 */
export async function finishRun(
  deps: { readonly newId: NewId },
  tx: Repositories,
  run: Run,
  ending: Ending,
): Promise<RunWrite> {
  const { now, state } = ending;
  const calls = await tx.toolCalls.list(run.id);
  const unknown: NewEvent[] = [];
  for (const call of calls.filter(({ outcome: was }) => was === "running" || was === "held")) {
    // What an app refused is known not to have happened.
    const outcome = call.outcome === "held" ? "failed" : "unknown";
    const result =
      call.outcome === "held"
        ? String(call.result)
        : (ending.unfinishedCall ?? "This call did not finish.");
    await tx.toolCalls.update(run.id, call.callId, { outcome, result, finishedAt: now });
    unknown.push({
      type: "tool_result",
      tool_call: { id: call.callId, name: call.name, arguments: call.arguments },
      result,
      is_error: true,
      outcome,
      effect: call.effect satisfies Effect,
    });
  }
  // Before the ledger, which whoever begins such a run holds after its automation.
  if (run.automatic) await noteEnd(tx, run, state, reasonOf(ending));
  const unanswered = await tx.approvals.voidPending(run.id, now);
  await settleCredits(deps, tx, {
    userId: run.userId,
    runId: run.id,
    reserved: run.reserved,
    charges: state === "failed" ? [] : billRun(run, calls),
  });
  // Not what the run was paid from: the person may work in another organization by now.
  const balance = await readSpendable(tx, run.userId);
  return {
    events: [
      ...unknown,
      ...sayUnanswered(unanswered),
      ...ending.events,
      { type: "balance_update", new_balance: toCredits(balance) },
    ],
    patch: { state, finishedAt: now, reserved: 0, leaseOwner: null, leaseUntil: null },
  };
}

const reasonOf = ({ events }: Ending): string =>
  events.flatMap((event) => (event.type === "error" ? event.content : [])).join(" ");

/** A question that was asked alone ends with its run, which is said. Of several it is said how many were left. */
function sayUnanswered(approvals: readonly Approval[]): NewEvent[] {
  const asked = approvals.filter(({ kind }) => kind === "call");
  if (asked.every(({ queueId }) => queueId === null)) return [];
  const calls = sayCount(asked.length, "tool call");
  const content = `${calls} waiting for your approval did not run.`;
  return [{ type: "status", content, reason: "stopped" }];
}
