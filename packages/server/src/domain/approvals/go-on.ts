import { sayCredits } from "../credits/amounts.ts";
import { lockRunBalance, startsOf } from "../credits/pool.ts";
import { requireMoreToday } from "../credits/spending-limits.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { type LogDeps, RunLost, writeRun } from "../runs/event-log.ts";
import { leasedAgain } from "../runs/limits.ts";
import type { Run } from "../runs/ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import { readUse } from "./credit-limit.ts";

type GoOnDeps = LogDeps & {
  readonly owner: string;
  /** Credits, in hundredths, that a run may use before it has to ask, where its user set no limit. */
  readonly runCreditLimit: number;
};

const NO_LONGER = "The run is no longer waiting for your decision.";

/**
 * Lets a run that has reached its limit use as much again.
 * @returns the run, which has to be driven again
 * @throws AppError not_found; conflict when it no longer waits; payment_required when the daily limit is reached or no credits
 *   are left, and the question then stays
 */
export async function goOn(
  deps: GoOnDeps,
  userId: string,
  runId: string,
  questionId: string,
): Promise<Run> {
  const run = isUuid(runId) ? await deps.store.runs.find(userId, runId) : undefined;
  if (!run) throw new AppError("not_found", "This run was not found.");
  const now = deps.clock.now();
  let goesOn: Run | undefined;
  try {
    await writeRun(deps, { runId: run.id }, async (tx, current) => {
      const question = isUuid(questionId)
        ? await tx.approvals.findLimit(userId, questionId)
        : undefined;
      if (question?.runId !== run.id || question.state !== "pending" || question.expiresAt <= now) {
        throw new RunLost();
      }
      const creditLimit = await nextLimit(deps, tx, current);
      const decision = { state: "approved", now, via: "browser", by: userId } as const;
      if (!(await tx.approvals.decide(question.id, decision))) throw new RunLost();
      const patch = { ...leasedAgain(current, deps.owner, now), creditLimit };
      goesOn = { ...current, ...patch };
      return { patch };
    });
  } catch (error) {
    if (!(error instanceof RunLost)) throw error;
    throw new AppError("conflict", NO_LONGER);
  }
  if (!goesOn) throw new AppError("conflict", NO_LONGER);
  return goesOn;
}

/** As much again as one run may use, within the balance and the limits of the day. */
async function nextLimit(deps: GoOnDeps, tx: Repositories, run: Run): Promise<number> {
  const { userId, reserved } = run;
  const { used } = await readUse(tx, run);
  const { whose, balance } = await lockRunBalance(tx, { userId, runId: run.id });
  const left = balance + reserved - used;
  if (left <= 0) {
    throw new AppError(
      "payment_required",
      `This run has used all of the ${sayCredits(balance + reserved)} credits that were left. Add credits to continue.`,
    );
  }
  const isOfToday = run.startedAt >= startsOf(deps.clock).day;
  const held = isOfToday ? reserved : 0;
  const today = await requireMoreToday(deps, tx, { userId, whose, used, held });
  const step = (await tx.users.find(userId))?.runCreditLimit ?? deps.runCreditLimit;
  return Math.min(used + step, used + left, today ?? Infinity);
}
