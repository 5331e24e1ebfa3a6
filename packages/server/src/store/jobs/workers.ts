import type { PgBoss } from "pg-boss";
import type { WorkQueue } from "../../domain/jobs/ports.ts";
import { apart } from "../../telemetry.ts";
import { attemptJob, type TakenRow } from "./attempt.ts";
import { DEAD, QUEUE, toDeadJob } from "./envelope.ts";

type Work = Parameters<WorkQueue["work"]>[0];

/** How often to poll for jobs without a notification: retries, and those that another process could not take. */
const POLL_MS = 10_000;

/**
 * Takes jobs in this process. One poll at a time serves all kinds of jobs, so no kind exceeds its limit, and a kind at its
 * limit does not block the others.
 */
export function createWorkers(
  boss: PgBoss,
  isDue: (queue: string) => Promise<boolean>,
  giveBack: WorkQueue["giveBack"],
) {
  const going = new Set<Promise<void>>();
  const counts = new Map<string, number>();
  let work: Work | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  /** Takes all available jobs. A poll that is requested during another runs after it. */
  const look = (): void => apart(lookNow);

  function lookNow(): void {
    clearTimeout(timer);
    again = looking !== undefined;
    if (!work) return;
    looking ??= takeAll(work)
      .catch(work.onFault)
      .finally(() => {
        looking = undefined;
        if (again) look();
        else if (work) timer = setTimeout(look, POLL_MS).unref();
      });
  }

  async function takeAll(from: Work): Promise<void> {
    while (going.size < from.slots) {
      const row = await next(QUEUE, atLimit(from));
      if (!row) break;
      if (work) begin(from, row);
      // A stop was requested meanwhile.
      else await giveBack({ id: row.id, attempt: row.retryCount + 1 }, 0);
    }
    for (let row = await next(DEAD); row; row = await next(DEAD)) {
      await from.onDead(toDeadJob(row));
      await boss.complete(DEAD, row);
    }
  }

  async function next(queue: string, ignoreGroups: string[] = []): Promise<TakenRow | undefined> {
    // Taking a job costs the embedded database ten times as much as a look whether there is one.
    if (!work || !(await isDue(queue)) || !work) return undefined;
    const [row] = await boss.fetch<TakenRow["data"]>(queue, {
      includeMetadata: true,
      ignoreGroups,
    });
    return row;
  }

  const atLimit = ({ limits }: Work) =>
    [...counts].flatMap(([name, count]) => (count >= (limits[name] ?? 1) ? [name] : []));

  function begin(from: Work, row: TakenRow): void {
    const { name } = row.data;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const done = attemptJob({ ...from, boss, giveBack }, row).finally(() => {
      counts.set(name, (counts.get(name) ?? 1) - 1);
      going.delete(done);
      look();
    });
    going.add(done);
  }

  /** Takes no more. */
  async function stop(): Promise<void> {
    work = undefined;
    clearTimeout(timer);
    await looking;
  }

  return {
    look,
    start(wanted: Work): void {
      work = wanted;
      look();
    },
    stop,
    async drain(): Promise<void> {
      await stop();
      await Promise.all(going);
    },
  };
}
