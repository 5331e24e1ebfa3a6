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
  /** Last events before the new balance. */
  readonly events: readonly NewEvent[];
  readonly now: Date;
  /** Text for a call that began and has no result. Leave it out where there can be no such call. */
  readonly unfinishedCall?: string;
};

/**
 * Ends a run, in the transaction that changes its state: calls without a result become unknown, pending approvals are voided,
 * credits are settled, and the new balance is sent. A failed run costs nothing.
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
    // A refused call certainly did nothing.
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
  // Before the ledger: starting such a run also locks its automation first.
  if (run.automatic) await noteEnd(tx, run, state, reasonOf(ending));
  const unanswered = await tx.approvals.voidPending(run.id, now);
  const charges = state === "failed" ? [] : billRun(run, calls);
  await settleCredits(deps, tx, {
    userId: run.userId,
    runId: run.id,
    reserved: run.reserved,
    charges,
  });
  // Not the run's balance: the user's active organization may have changed.
  const balance = await readSpendable(tx, run.userId);
  return {
    events: [
      ...unknown,
      ...sayUnanswered(unanswered),
      ...ending.events,
      { type: "balance_update", new_balance: toCredits(balance) },
    ],
    patch: { state, finishedAt: now, reserved: 0, leaseOwner: null, leaseUntil: null },
    charged: charges.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const reasonOf = ({ events }: Ending): string =>
  events.flatMap((event) => (event.type === "error" ? event.content : [])).join(" ");

/** A single pending approval ends with its run, and the text names it; for several, it says how many were left. */
function sayUnanswered(approvals: readonly Approval[]): NewEvent[] {
  const pending = approvals.filter(({ kind }) => kind === "call");
  if (pending.every(({ queueId }) => queueId === null)) return [];
  const calls = sayCount(pending.length, "tool call");
  const content = `${calls} waiting for your approval did not run.`;
  return [{ type: "status", content, reason: "stopped" }];
}
