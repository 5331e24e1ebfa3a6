import type { Data, DataStore } from "../runs/ports.ts";
import type { Approval } from "./ports.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import type { Credits } from "../credits/credits.ts";
import { AppError } from "../errors.ts";
import { RunLost, type EventLog } from "../runs/event-log.ts";
import type { StatusReason } from "../runs/events.ts";
import { finishRun } from "../runs/finish-run.ts";

/** What ending a run over its question takes. */
export type DenyDeps = {
  readonly store: DataStore;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly eventLog: EventLog;
  readonly credits: Credits;
};

/**
 * Says no to a call, which ends its run.
 * @throws AppError not_found, or conflict when it was decided before
 */
export async function denyCall(
  deps: DenyDeps,
  { userId, id, reason }: { userId: string; id: string; reason?: string },
): Promise<Approval> {
  const approval = isUuid(id) ? await deps.store.data.findApproval(userId, id) : undefined;
  if (!approval) throw new AppError("not_found", "This approval does not exist.");
  const denied = await endBy(deps, approval, "denied", {
    content: "Tool call denied by user. Task halted.",
    reason: "denied",
    note: reason,
  });
  if (!denied)
    throw new AppError("conflict", "This approval was decided already, or its time is over.");
  return denied;
}

/** Ends the runs whose question was not answered in time. @returns how many */
export async function expireApprovals(deps: DenyDeps): Promise<number> {
  let count = 0;
  for (const approval of await deps.store.data.listOverdueApprovals(deps.clock.now())) {
    const expired = await endBy(deps, approval, "expired", {
      content: `Nobody approved ${approval.toolName} in time, so it did not run.`,
      reason: "expired",
    });
    if (expired) count += 1;
  }
  return count;
}

async function endBy(
  deps: DenyDeps,
  approval: Approval,
  state: "denied" | "expired",
  said: { content: string; reason: StatusReason; note?: string },
): Promise<Approval | undefined> {
  const now = deps.clock.now();
  let decided: Approval | undefined;
  try {
    await deps.eventLog.write({ runId: approval.runId }, async (tx, run) => {
      decided = await tx.decideApproval(approval.id, { state, now, reason: said.note });
      if (!decided) throw new RunLost();
      await keepAsDenied(deps, tx, decided, now);
      return finishRun(tx, deps.credits, run, {
        state: "stopped",
        events: [{ type: "status", content: said.content, reason: said.reason }],
        now,
      });
    });
    return decided;
  } catch (error) {
    if (error instanceof RunLost) return undefined;
    throw error;
  }
}

async function keepAsDenied(
  deps: DenyDeps,
  tx: Data,
  approval: Approval,
  now: Date,
): Promise<void> {
  await tx.insertToolCall({
    id: deps.newId(),
    runId: approval.runId,
    userId: approval.userId,
    callId: approval.callId,
    name: approval.toolName,
    connectionId: approval.connectionId,
    effect: approval.effect,
    proposedArguments: approval.arguments,
    arguments: approval.arguments,
    outcome: "denied",
    createdAt: now,
    finishedAt: now,
  });
}
