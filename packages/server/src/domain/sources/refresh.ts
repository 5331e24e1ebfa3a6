import type { Lifecycle } from "../../lifecycle.ts";
import type { NewId } from "../../ids.ts";
import { startPlaybooks } from "../playbooks/arrivals.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { InboxSource, SourceOutcome } from "./ports.ts";
import { readSource, SourceFailure, type ReadDeps, type SourcePage } from "./read-source.ts";
import { nextRun, retryRun } from "./schedule.ts";

/** Dependencies of refreshes. */
export type RefreshDeps = Omit<ReadDeps, "store"> & {
  readonly store: UnitOfWork;
  readonly newId: NewId;
  readonly lifecycle: Pick<Lifecycle, "signal">;
};

/** The result of a refresh; undefined if another was running. */
export type Refreshed = { readonly added: number; readonly changed: number } | undefined;

/** How long a refresh may take. */
export const REFRESH_MS = 90_000;
/**
 * Timeout of a refresh's claim: longer than a refresh may take, so that no two run at a time. The source is due again then, so
 * that a killed process costs it minutes, not its interval.
 */
const CLAIM_MS = 2 * REFRESH_MS;
/** Items that are read and stored at a time. The rest is due at once. */
const MAX_ITEMS = 100;
const MAX_DUE = 200;

/** The sources that are due, the longest waiting first. */
export const dueSources = ({ store, clock }: Pick<RefreshDeps, "store" | "clock">) =>
  store.sources.listDue(clock.now(), MAX_DUE);

/**
 * Adds what is new in a source to its user's inbox. At most one refresh of a source runs at a time, across all processes.
 * @param options `onlyDue`: skips a source that is no longer due
 * @returns undefined when nothing was done, since another refresh is running, the source is not due, or it is gone
 */
export async function refreshSource(
  deps: RefreshDeps,
  { userId, id }: { readonly userId: string; readonly id: string },
  options: { readonly onlyDue?: boolean; readonly signal?: AbortSignal } = {},
): Promise<Refreshed> {
  const { store, clock, newId } = deps;
  const begun = clock.now();
  const runId = newId();
  const source = await store.sources.claim(userId, id, {
    runId,
    now: begun,
    until: new Date(begun.getTime() + CLAIM_MS),
    onlyDue: options.onlyDue ?? false,
  });
  if (!source) return undefined;
  const signal = AbortSignal.any([
    AbortSignal.timeout(REFRESH_MS),
    deps.lifecycle.signal,
    ...(options.signal ? [options.signal] : []),
  ]);
  const claim = { source, runId, begun };
  try {
    return await keep(deps, claim, await readSource(deps, source, { limit: MAX_ITEMS, signal }));
  } catch (error) {
    if (!(error instanceof SourceFailure)) {
      // Otherwise it would be due again at the end of its claim, over and over.
      await noteFailure(deps, claim, new SourceFailure("The refresh failed unexpectedly."));
      throw error;
    }
    if (deps.lifecycle.signal.aborted || options.signal?.aborted) await giveBack(deps, claim);
    else await noteFailure(deps, claim, error);
    return { added: 0, changed: 0 };
  }
}

type Claim = { readonly source: InboxSource; readonly runId: string; readonly begun: Date };

/** Stores the items together with the cursor, so that nothing is added twice or skipped. */
function keep(
  { store, clock }: Pick<RefreshDeps, "store" | "clock">,
  { source, runId, begun }: Claim,
  { items, fingerprints, cursor, more }: SourcePage,
): Promise<Refreshed> {
  return store.transaction(async (tx) => {
    const outcome: SourceOutcome = {
      cursor,
      nextRunAt: more ? begun : nextRun(source, begun),
      lastSuccessAt: clock.now(),
      failingSince: null,
      failure: null,
      failures: 0,
    };
    if (!(await tx.sources.settle(source, runId, outcome))) return undefined;
    const brought = await tx.inbox.bring(source.userId, source.id, items);
    await startPlaybooks({ clock }, tx, source.userId, brought.arrived);
    await tx.sources.keepFingerprints(source.id, fingerprints);
    await tx.inbox.keepSourceItem({ ...source, ...outcome }, false);
    return brought;
  });
}

/** The server or the job is stopping: the next check for due sources takes this one at once. */
async function giveBack(
  { store }: Pick<RefreshDeps, "store">,
  { source, runId, begun }: Claim,
): Promise<void> {
  await store.sources.settle(source, runId, { ...source, nextRunAt: begun });
}

async function noteFailure(
  { store }: Pick<RefreshDeps, "store">,
  { source, runId, begun }: Claim,
  { message, isReported }: SourceFailure,
): Promise<void> {
  const failures = source.failures + 1;
  const outcome: SourceOutcome = {
    cursor: source.cursor,
    nextRunAt: retryRun(source, begun, failures),
    lastSuccessAt: source.lastSuccessAt,
    failingSince: source.failingSince ?? begun,
    failure: message,
    failures,
  };
  await store.transaction(async (tx) => {
    if (!(await tx.sources.settle(source, runId, outcome))) return;
    await tx.inbox.keepSourceItem({ ...source, ...outcome }, isReported);
  });
}
