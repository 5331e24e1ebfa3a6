import { systemClock, type Clock } from "../src/clock.ts";
import type { RunnableJob } from "../src/domain/jobs/define-job.ts";
import { createLog } from "../src/log.ts";
import { createJobs } from "../src/jobs/runner.ts";
import type { Store } from "../src/store/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";

type Options = {
  readonly clock?: Clock;
  readonly slots?: number;
  readonly finishMs?: number;
  readonly logged?: (line: string) => void;
};

/** The jobs of a test, run over an opened store. They tick when the test says so. */
export async function openJobs(
  database: Store,
  jobs: readonly RunnableJob<undefined>[],
  { clock = systemClock, logged, ...options }: Options = {},
) {
  const store = createUnitOfWork(database);
  const log = createLog({ logLevel: logged ? "warn" : "silent" }, { write: logged ?? (() => {}) });
  const { queue } = database;
  const runner = createJobs({
    ...options,
    queue,
    store,
    clock,
    log,
    jobs,
    needs: undefined,
    tickMs: 3_600_000,
  });
  await runner.open();
  return { ...runner, store };
}
