import type { JobWithMetadata, PgBoss } from "pg-boss";
import { describeFault } from "../../describe-fault.ts";
import type { RunTaken, WorkQueue } from "../../domain/jobs/ports.ts";
import { QUEUE, type Envelope } from "./envelope.ts";

/** A process without a heartbeat for this long is lost; its jobs go to another. */
export const HEARTBEAT_S = 15;

const ERROR_CHARACTERS = 500;

export type TakenRow = JobWithMetadata<Envelope>;

type AttemptDeps = {
  readonly boss: PgBoss;
  readonly giveBack: WorkQueue["giveBack"];
  readonly run: RunTaken;
  readonly onFault: (fault: unknown) => void;
};

/** Runs a claimed job and stores how it ended. Resolves when the job expires, even if its handler continues. */
export async function attemptJob(deps: AttemptDeps, row: TakenRow): Promise<void> {
  const { boss, giveBack, onFault } = deps;
  try {
    const end = await runInTime(deps, row);
    if (end === "done") await boss.complete(QUEUE, row);
    else if ("error" in end) await boss.fail(QUEUE, row, { message: end.error });
    else await giveBack({ id: row.id, attempt: row.retryCount + 1 }, end.giveBackAfter);
  } catch (error) {
    // The job is tried again once this process seems to be silent about it.
    onFault(error);
  }
}

type End = Awaited<ReturnType<RunTaken>> | { readonly error: string };

/** Runs the handler until it ends, fails or the job expires, with heartbeats meanwhile. */
async function runInTime({ boss, run, onFault }: AttemptDeps, row: TakenRow): Promise<End> {
  const { id, retryCount, retryLimit, expireInSeconds } = row;
  const { name, key, data } = row.data;
  const lost = new AbortController();
  const expired = Promise.withResolvers<End>();

  async function sayHere(): Promise<void> {
    // The result is missing in its type.
    const touched: { affected?: number } = await boss.touch(QUEUE, row);
    if (touched.affected === 0) lost.abort(new Error("This attempt counts no longer."));
  }
  const heartbeat = setInterval(
    () => void sayHere().catch(onFault),
    (HEARTBEAT_S * 1000) / 3,
  ).unref();
  const expiry = setTimeout(() => {
    const error = `It had not ended after ${expireInSeconds} seconds.`;
    lost.abort(new Error(error));
    expired.resolve({ error });
  }, expireInSeconds * 1000).unref();

  const attempt = retryCount + 1;
  const taken = { id, name, key, data, attempt, isLast: retryCount >= retryLimit };
  try {
    return await Promise.race([run({ ...taken, signal: lost.signal }), expired.promise]);
  } catch (error) {
    return { error: describeFault(error).message.slice(0, ERROR_CHARACTERS) };
  } finally {
    clearInterval(heartbeat);
    clearTimeout(expiry);
  }
}
