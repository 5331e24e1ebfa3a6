import { asUser } from "../../tenant.ts";
import { z } from "zod";
import { defineJob } from "../jobs/define-job.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Repositories } from "../unit-of-work.ts";
import {
  dueSources,
  REFRESH_MS,
  refreshSource,
  type RefreshDeps,
  type Refreshed,
} from "./refresh.ts";

const SECOND_MS = 1000;
const AT_ONCE = 4;
/** Limit of parts per run; the rest follows with the next check for due sources. */
const MAX_PARTS = 50;
const NOTHING: Refreshed = { added: 0, changed: 0 };

/**
 * Refreshes one source that is due. The job has no retries: a source has its own schedule, which includes retries after a
 * failure.
 */
export const refreshJob = defineJob(
  "refresh-source",
  z.object({ source: z.uuid(), user: z.uuid() }),
  async (deps: RefreshDeps, { source, user }, { signal }) => {
    // A large mailbox is read in parts, each of which is stored before the next is read.
    let brought: Refreshed = NOTHING;
    for (let part = 0; brought && part < MAX_PARTS && !signal.aborted; part += 1) {
      brought = await asUser(user, () =>
        refreshSource(deps, { id: source, userId: user }, { onlyDue: true, signal }),
      );
    }
  },
  {
    retries: 0,
    concurrency: AT_ONCE,
    deadlineSeconds: (1.5 * REFRESH_MS) / SECOND_MS,
    expireInSeconds: (2 * REFRESH_MS) / SECOND_MS,
  },
);

/** Enqueues a refresh of a source, once for any number of concurrent requests. */
export const enqueueRefresh = (
  tx: Pick<Repositories, "jobs">,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> => enqueue(tx, refreshJob, { source: id, user: userId }, { key: id });

/** Enqueues every source that is due. */
export async function enqueueDue(deps: Pick<RefreshDeps, "store" | "clock">): Promise<void> {
  for (const source of await dueSources(deps)) await enqueueRefresh(deps.store, source);
}
