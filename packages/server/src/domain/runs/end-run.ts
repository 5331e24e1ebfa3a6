import type { Logger } from "pino";
import type { Run } from "./ports.ts";
import { isUuid } from "../chat/ids.ts";
import { settleCredits } from "../credits/credits.ts";
import { AppError } from "../errors.ts";
import { type LogDeps, RunLost, type RunRef, writeRun } from "./event-log.ts";
import { finishRun, type Ending } from "./finish-run.ts";

const STOPPED = {
  state: "stopped",
  events: [{ type: "status", content: "Stopped by user.", reason: "stopped" }],
  unfinishedCall: "You stopped the run during this call. It may or may not have taken effect.",
} as const satisfies Omit<Ending, "now">;

const INTERRUPTED = {
  state: "interrupted",
  events: [
    {
      type: "error",
      content: "The server stopped during this run. Ask again to continue.",
      reason: "interrupted",
    },
  ],
  unfinishedCall:
    "The server stopped during this call. It may or may not have taken effect, and it was not retried.",
} as const satisfies Omit<Ending, "now">;

/**
 * Ends a run in one transaction, whichever process drives it. It takes the next attempt number, so that the previous driver can
 * write no more. @returns false when it had already ended
 */
async function endRun(
  deps: LogDeps,
  runId: string,
  ending: Omit<Ending, "now">,
  onlyIf: (run: Run) => boolean = () => true,
): Promise<boolean> {
  const now = deps.clock.now();
  try {
    await writeRun(deps, { runId }, async (tx, run) => {
      if (!onlyIf(run)) throw new RunLost();
      const { events, patch, charged } = await finishRun(deps, tx, run, { ...ending, now });
      const stopped = ending.state === "stopped" ? { stopRequestedAt: now } : {};
      return { events, patch: { ...patch, ...stopped, attempt: run.attempt + 1 }, charged };
    });
    return true;
  } catch (error) {
    if (error instanceof RunLost) return false;
    throw error;
  }
}

/**
 * Stops a run for its owner; one that has ended stays as it is.
 * @throws AppError not_found
 */
export async function stopRun(deps: LogDeps, userId: string, runId: string): Promise<Run> {
  const mine = isUuid(runId) ? await deps.store.runs.find(userId, runId) : undefined;
  if (!mine) throw new AppError("not_found", "This run was not found.");
  await endRun(deps, runId, STOPPED);
  return (await deps.store.runs.find(userId, runId)) ?? mine;
}

/** Ends a run that this process drives and can drive no longer. */
export const interruptRun = (deps: LogDeps, { runId, attempt }: RunRef): Promise<boolean> =>
  endRun(deps, runId, INTERRUPTED, (run) => run.attempt === attempt);

/**
 * Ends the runs that no living process drives, so that nobody waits for them forever. A run that cannot be ended is logged and
 * retried with the next heartbeat; it blocks neither the others nor the start of the server.
 * @param aloneAs the id of the only possible process: all other processes' runs count as abandoned before their leases expire
 * @returns their ids
 */
export async function recoverRuns(
  deps: LogDeps & { readonly log: Logger },
  aloneAs?: string,
): Promise<string[]> {
  const now = deps.clock.now();
  // Checked again under the lock: its process may have recovered meanwhile.
  const abandoned = (run: Run) =>
    run.state !== "awaiting_approval" &&
    (run.leaseUntil === null ||
      run.leaseUntil < now ||
      (aloneAs !== undefined && run.leaseOwner !== aloneAs));
  const ended: string[] = [];
  for (const { id } of await deps.store.runs.findAbandoned(now, aloneAs)) {
    try {
      if (await endRun(deps, id, INTERRUPTED, abandoned)) ended.push(id);
    } catch (error) {
      deps.log.error({ err: error, run_id: id }, "an abandoned run could not be ended");
    }
  }
  return ended;
}

/**
 * Deletes a session with its messages. A live run is ended first, so that its credits come back; readers find nothing
 * more. @returns the run that was ended
 * @throws AppError not_found
 */
export async function endSession(
  deps: LogDeps,
  userId: string,
  sessionId: string,
): Promise<string | undefined> {
  const session = isUuid(sessionId) ? await deps.store.chats.find(userId, sessionId) : undefined;
  if (!session) throw new AppError("not_found", "This chat was not found.");
  const live = await deps.store.runs.findLive(sessionId);
  if (live) await endRun(deps, live.id, STOPPED);
  await deps.store.transaction(async (tx) => {
    // A run that began since is locked before the session, as every writer does, and its credits are released.
    const late = await tx.runs.findLive(sessionId);
    const held = late && (await tx.runs.lockLive(late.id));
    if (held) await finishRun(deps, tx, held, { ...STOPPED, now: deps.clock.now() });
    await tx.chats.remove(userId, sessionId);
    // A run that begins at this moment is visible only to the deletion, which removes its row; its credits are released here.
    for (const hold of await tx.ledger.listLostHolds(userId)) {
      await settleCredits(deps, tx, { userId, ...hold, charges: [] });
    }
  });
  return live?.id;
}
