import type { Logger } from "pino";
import type { PluginRegistry } from "../plugins/types.ts";
import type { Run } from "../runs/ports.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { type LogDeps, RunLost, type RunWrite, writeRun } from "../runs/event-log.ts";
import type { NewEvent } from "../runs/events.ts";
import { finishRun } from "../runs/finish-run.ts";
import { leasedAgain } from "../runs/limits.ts";
import { askEvent, deniedEvent } from "./approval-view.ts";
import { describeApprovals } from "./describe.ts";
import type { Approval, Decision } from "./ports.ts";
import { connectionName } from "./reconnect.ts";
import type { Repositories } from "../unit-of-work.ts";

/** Dependencies for ending a run over its question. */
export type DenyDeps = LogDeps & {
  readonly plugins: PluginRegistry;
  /** The process that drives a run that resumes. */
  readonly owner: string;
};

/** How a user denies a call. */
export type Denial = {
  /** Passed on to the agent. */
  readonly reason?: string;
  /** Also deny everything else pending in the same run. */
  readonly rest?: boolean;
};

/** The denied approval, and the run if it resumes without the call. */
export type Denied = { readonly approval: Approval; readonly goesOn: Run | undefined };

/**
 * Denies a call. That ends its run, unless other calls of the same step are pending or were approved: then it is one refused
 * call among several, and the model gets it with the results of the others.
 * @throws AppError not_found, or conflict when it was decided before
 */
export async function denyCall(
  deps: DenyDeps,
  userId: string,
  id: string,
  { reason, rest = false }: Denial,
): Promise<Denied> {
  const approval = isUuid(id) ? await deps.store.approvals.find(userId, id) : undefined;
  if (!approval) throw new AppError("not_found", "This approval was not found.");
  const decision = { state: "denied", now: deps.clock.now(), via: "browser", by: userId } as const;
  let denied: Approval | undefined;
  let goesOn: Run | undefined;
  try {
    await writeRun(deps, { runId: approval.runId }, async (tx, run) => {
      denied = await tx.approvals.decide(approval.id, { ...decision, reason });
      const refused = denied ? [denied] : [];
      const all = await tx.approvals.listForRun(run.id);
      let waiting = all.filter((one) => one.state === "pending");
      if (rest) {
        refused.push(...(await decideAll(tx, waiting, { ...decision, reason })));
        waiting = [];
      }
      // Denying all covers whatever is left, even if another window answered this one a moment ago.
      denied ??= refused[0];
      if (!denied) throw new RunLost();
      await insertDenied(deps, tx, refused);
      const events = (await describeApprovals(tx, userId, refused)).map((one) =>
        deniedEvent(one, deps.plugins),
      );
      // While another call of the queue runs, its process handles the decision afterwards.
      if (run.state !== "awaiting_approval") return { events };
      if (waiting.length > 0) {
        const next = askEvent(await describeApprovals(tx, userId, waiting), deps.plugins);
        return { events: [...events, next] };
      }
      if (rest || !wasApproved(all, denied)) return halt(deps, tx, run, events);
      const patch = leasedAgain(run, deps.owner, decision.now);
      goesOn = { ...run, ...patch, lastSeq: run.lastSeq + events.length };
      return { events, patch };
    });
  } catch (error) {
    if (!(error instanceof RunLost)) throw error;
    denied = undefined;
  }
  if (!denied)
    throw new AppError("conflict", "This approval has already been decided or has expired.");
  return { approval: denied, goesOn };
}

/** Ends the runs whose approvals expired. A run that cannot be ended does not block the others. @returns how many ended */
export async function expireApprovals(deps: DenyDeps & { readonly log: Logger }): Promise<number> {
  let count = 0;
  for (const approval of await deps.store.approvals.listOverdue(deps.clock.now())) {
    try {
      if (await expire(deps, approval)) count += 1;
    } catch (error) {
      deps.log.error({ err: error, run_id: approval.runId }, "a question could not be ended");
    }
  }
  return count;
}

async function expire(deps: DenyDeps, approval: Approval): Promise<boolean> {
  const now = deps.clock.now();
  const decision = { state: "expired", now, via: "expiry" } as const;
  try {
    await writeRun(deps, { runId: approval.runId }, async (tx, run) => {
      const approvals = [
        ...(await tx.approvals.listReconnects(run.id)),
        ...(await tx.approvals.listLimits(run.id)),
        ...(await tx.approvals.listForRun(run.id)),
      ];
      const overdue = approvals.filter((one) => one.state === "pending" && one.expiresAt <= now);
      const expired = await decideAll(tx, overdue, decision);
      const [first] = expired;
      if (!first) throw new RunLost();
      // A call that is running is not cut short because another one expired.
      if (run.state !== "awaiting_approval") return {};
      const calls = expired.filter(({ kind }) => kind === "call");
      await insertDenied(deps, tx, calls);
      const content =
        first.kind === "call"
          ? sayExpired(calls)
          : first.kind === "limit"
            ? `${first.sentence ?? ""} Nobody continued it in time, so it stopped.`
            : `Nobody reconnected ${await connectionName(tx, first)} in time, so ${first.toolName} did not run.`;
      return finishRun(deps, tx, run, {
        state: "stopped",
        events: [{ type: "status", content, reason: "expired" }],
        now,
      });
    });
    return true;
  } catch (error) {
    if (error instanceof RunLost) return false;
    throw error;
  }
}

/** The text for when the time to answer is over. */
export function sayExpired(expired: readonly Pick<Approval, "toolName">[]): string {
  const names = expired.map(({ toolName }) => toolName).join(", ");
  const they = expired.length === 1 ? "it" : "they";
  return `Nobody approved ${names} in time, so ${they} did not run.`;
}

async function decideAll(
  tx: Repositories,
  waiting: readonly Approval[],
  decision: Decision,
): Promise<Approval[]> {
  const decided: Approval[] = [];
  for (const { id } of waiting) {
    const one = await tx.approvals.decide(id, decision);
    if (one) decided.push(one);
  }
  return decided;
}

/** Whether a user let another call of the same queue run. */
const wasApproved = (all: readonly Approval[], { queueId }: Approval): boolean =>
  queueId !== null && all.some((one) => one.queueId === queueId && one.state === "approved");

const halt = (
  deps: DenyDeps,
  tx: Repositories,
  run: Run,
  denied: readonly NewEvent[],
): Promise<RunWrite> =>
  finishRun(deps, tx, run, {
    state: "stopped",
    events: [
      ...denied,
      { type: "status", content: "Tool call denied by user. Task halted.", reason: "denied" },
    ],
    now: deps.clock.now(),
  });

async function insertDenied(
  deps: DenyDeps,
  tx: Repositories,
  denied: readonly Approval[],
): Promise<void> {
  const now = deps.clock.now();
  for (const approval of denied) {
    const held = (await tx.toolCalls.list(approval.runId)).some(
      ({ callId }) => callId === approval.callId,
    );
    if (held) {
      const patch = { outcome: "denied", result: null, finishedAt: now } as const;
      await tx.toolCalls.update(approval.runId, approval.callId, patch);
      continue;
    }
    await tx.toolCalls.insert({
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
}
