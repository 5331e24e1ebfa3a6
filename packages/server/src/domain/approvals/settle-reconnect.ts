import type { Logger } from "pino";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { type LogDeps, RunLost, writeRun } from "../runs/event-log.ts";
import type { NewEvent, StatusReason } from "../runs/events.ts";
import { leasedAgain } from "../runs/limits.ts";
import type { Run } from "../runs/ports.ts";
import type { Approval, Decision } from "./ports.ts";
import { connectionName } from "./reconnect.ts";

type SettleDeps = LogDeps & { readonly owner: string };

/**
 * Resumes a run without the connection it waits for: its call counts as failed, and the agent gets the reason.
 * @returns the run if it has to be driven again
 * @throws AppError not_found, or conflict when it no longer waits
 */
export async function skipReconnect(
  deps: SettleDeps,
  userId: string,
  id: string,
): Promise<Run | undefined> {
  const approval = isUuid(id) ? await deps.store.approvals.findReconnect(userId, id) : undefined;
  if (!approval) throw new AppError("not_found", "No such request is waiting for you.");
  const say = (name: string) => `Continuing without ${name}.`;
  const settled = await settle(deps, approval, { state: "denied", by: userId }, say, "skipped");
  if (!settled) throw new AppError("conflict", "The run is no longer waiting for this connection.");
  return settled.goesOn;
}

/**
 * Resumes the runs whose connections work again, for whatever reason. The first process to notice takes each run, once.
 * @returns those that have to be driven again
 */
export async function takeUpReconnected(
  deps: SettleDeps & { readonly log: Logger },
): Promise<Run[]> {
  const runs: Run[] = [];
  const say = (name: string) => `Reconnected ${name}. Continuing.`;
  for (const approval of await deps.store.approvals.listReconnected(deps.clock.now())) {
    try {
      const settled = await settle(deps, approval, { state: "approved" }, say, "reconnected");
      if (settled?.goesOn) runs.push(settled.goesOn);
    } catch (error) {
      // Those that were taken up already have to be driven.
      deps.log.error({ err: error, run_id: approval.runId }, "a run could not be taken up");
    }
  }
  return runs;
}

/** Settles the question and resumes the run in one transaction. @returns undefined when it was settled before */
async function settle(
  deps: SettleDeps,
  approval: Approval,
  decision: Pick<Decision, "state" | "by">,
  say: (name: string) => string,
  reason: StatusReason,
): Promise<{ readonly goesOn: Run | undefined } | undefined> {
  const now = deps.clock.now();
  let goesOn: Run | undefined;
  try {
    await writeRun(deps, { runId: approval.runId }, async (tx, run) => {
      const decided = await tx.approvals.decide(approval.id, { ...decision, now, via: "browser" });
      if (!decided) throw new RunLost();
      const said: NewEvent = {
        type: "status",
        content: say(await connectionName(tx, approval)),
        reason,
      };
      // While another call of the same step runs, its process picks this one up afterwards.
      if (run.state !== "awaiting_approval") return { events: [said] };
      const patch = leasedAgain(run, deps.owner, now);
      goesOn = { ...run, ...patch, lastSeq: run.lastSeq + 1 };
      return { events: [said], patch };
    });
    return { goesOn };
  } catch (error) {
    if (error instanceof RunLost) return undefined;
    throw error;
  }
}
