import { isDeepStrictEqual } from "node:util";
import { isUuid } from "../chat/ids.ts";
import type { Connection } from "../connections/ports.ts";
import { AppError } from "../errors.ts";
import type { SummaryModelDeps } from "../summaries/summary-models.ts";
import type { Repositories } from "../unit-of-work.ts";
import { checkName, checkSource, checkSummaryModel, type WantedSource } from "./check-source.ts";
import type { InboxSource, SourceChange } from "./ports.ts";
import { refreshSource, type RefreshDeps } from "./refresh.ts";
import { enqueueRefresh } from "./refresh-job.ts";
import { findSourceType } from "./source-types.ts";

type WriteDeps = RefreshDeps & SummaryModelDeps;

/** The requested changes of a source. */
type WantedChange = Partial<Omit<WantedSource, "source_type">> & {
  readonly name?: string;
  readonly refresh_frequency_minutes?: number;
  readonly paused?: boolean;
};

/** A source as its user sees it. */
export type SourceView = InboxSource & {
  readonly itemCount: number;
  readonly connections: readonly Pick<Connection, "id" | "name">[];
  readonly isRunning: boolean;
};

const MAX_SOURCES = 50;
/** A source of which no refresh has failed since it is read as it is. */
const WORKING = { failingSince: null, failure: null, failures: 0 } as const;

/** The sources of a user, the oldest first. */
export async function listSources(deps: RefreshDeps, userId: string): Promise<SourceView[]> {
  const [sources, connections] = await Promise.all([
    deps.store.sources.list(userId),
    deps.store.connections.list(userId),
  ]);
  return sources.map((source) => viewOf(source, connections, deps.clock.now()));
}

function viewOf(
  source: InboxSource & { readonly itemCount: number },
  connections: readonly Connection[],
  now: Date,
): SourceView {
  return {
    ...source,
    isRunning: source.runUntil !== null && source.runUntil > now,
    connections: source.connectionIds.flatMap(
      (id) => connections.find((connection) => connection.id === id) ?? [],
    ),
  };
}

/**
 * Adds a source. It is due at once.
 * @throws AppError `invalid` for settings or a connection that do not fit, `conflict` when there are too many
 */
export async function addSource(
  deps: WriteDeps,
  userId: string,
  wanted: WantedSource & { readonly name: string; readonly refresh_frequency_minutes: number },
): Promise<SourceView> {
  const { store, clock, newId } = deps;
  const name = checkName(wanted.name);
  const { type, config, connections } = await checkSource(deps, userId, wanted);
  const summaryModel = wanted.summary_model ?? null;
  await checkSummaryModel(deps, userId, type, summaryModel);
  await requireRoom(store, userId, 0);
  const now = clock.now();
  const source: InboxSource = {
    id: newId(),
    userId,
    name,
    sourceType: wanted.source_type,
    connectionIds: connections.map(({ id }) => id),
    config,
    refreshFrequencyMinutes: wanted.refresh_frequency_minutes,
    cursor: null,
    nextRunAt: now,
    lastSuccessAt: null,
    ...WORKING,
    runId: null,
    runUntil: null,
    revision: 0,
    pausedAt: null,
    summaryModel,
    createdAt: now,
  };
  await store.transaction(async (tx) => {
    await tx.sources.insert(source);
    await enqueueRefresh(tx, source);
  });
  return viewOf({ ...source, itemCount: 0 }, connections, now);
}

/**
 * Changes, pauses or resumes a source; its items stay. With another connection or other settings it is read again from its
 * start, at once, and a refresh in progress is discarded.
 * @throws AppError `not_found`; `invalid` for settings or a connection that do not fit
 */
export async function changeSource(
  deps: WriteDeps,
  userId: string,
  id: string,
  wanted: WantedChange,
): Promise<SourceView> {
  const { store, clock } = deps;
  const found = isUuid(id) ? await store.sources.find(userId, id) : undefined;
  if (!found) throw noSuchSource();
  const { summary_model: summaryModel } = wanted;
  // A model that has lost its key is no reason to refuse another name.
  if (summaryModel !== undefined && summaryModel !== found.summaryModel) {
    const type = findSourceType(deps.plugins, found.sourceType);
    await checkSummaryModel(deps, userId, type, summaryModel);
  }
  const place = await readPlace(deps, found, wanted);
  const source = await store.transaction(async (tx) => {
    const changed = await tx.sources.revise(userId, id, (now) =>
      changeOf(now, wanted, place, clock.now()),
    );
    if (!changed) throw noSuchSource();
    if (changed.pausedAt || changed.failures === 0) await tx.inbox.endSourceItem(userId, id);
    if (!changed.pausedAt && changed.nextRunAt <= clock.now()) await enqueueRefresh(tx, changed);
    return changed;
  });
  const connections = await store.connections.findMany(userId, source.connectionIds);
  return viewOf({ ...source, itemCount: found.itemCount }, connections, clock.now());
}

type Place = Partial<Pick<InboxSource, "connectionIds" | "config">>;

/** Only the requested changes: concurrent changes of another window stay. */
function changeOf(
  before: InboxSource,
  { name, paused, refresh_frequency_minutes: minutes, summary_model: summaryModel }: WantedChange,
  place: Place,
  now: Date,
): SourceChange {
  const { connectionIds = before.connectionIds, config = before.config } = place;
  const isAnew =
    !isDeepStrictEqual(connectionIds, before.connectionIds) ||
    !isDeepStrictEqual(config, before.config);
  const isResumed = before.pausedAt !== null && paused === false;
  const isSooner = minutes !== undefined && minutes < before.refreshFrequencyMinutes;
  return {
    ...place,
    ...(name !== undefined && { name: checkName(name) }),
    ...(minutes !== undefined && { refreshFrequencyMinutes: minutes }),
    ...(summaryModel !== undefined && { summaryModel }),
    ...(isAnew && { cursor: null, ...WORKING }),
    // Incremented, so that a refresh in progress with the old settings is discarded.
    revision: before.revision + (isAnew || isSooner ? 1 : 0),
    ...((isAnew || isResumed || isSooner) && { nextRunAt: now }),
    ...(paused !== undefined && { pausedAt: paused ? (before.pausedAt ?? now) : null }),
  };
}

/** Where a changed source reads from; unchanged parts are not checked again. */
async function readPlace(
  deps: RefreshDeps,
  before: InboxSource,
  { connection_ids, config }: WantedChange,
): Promise<Place> {
  if (!connection_ids && !config) return {};
  const checked = await checkSource(deps, before.userId, {
    source_type: before.sourceType,
    connection_ids: connection_ids ?? before.connectionIds,
    config: config ?? before.config,
  });
  return {
    ...(connection_ids && { connectionIds: checked.connections.map(({ id }) => id) }),
    ...(config && { config: checked.config }),
  };
}

/**
 * Removes a source, so that it can be restored; its items stay.
 * @throws AppError `not_found`
 */
export async function removeSource(deps: RefreshDeps, userId: string, id: string): Promise<void> {
  const isRemoved =
    isUuid(id) &&
    (await deps.store.transaction(async (tx) => {
      await tx.inbox.endSourceItem(userId, id);
      return tx.sources.remove(userId, id, deps.clock.now());
    }));
  if (!isRemoved) throw noSuchSource();
}

/**
 * Restores a removed source. It continues where it stopped, at once. One that exists stays as it is, so that a retry is
 * harmless.
 * @throws AppError `not_found`; `conflict` when there are too many
 */
export async function restoreSource(
  deps: RefreshDeps,
  userId: string,
  id: string,
): Promise<SourceView> {
  const { store, clock } = deps;
  const restored =
    isUuid(id) &&
    (await store.transaction(async (tx) => {
      const source = await tx.sources.restore(userId, id, clock.now());
      if (source) await requireRoom(tx, userId, 1);
      if (source && !source.pausedAt) await enqueueRefresh(tx, source);
      return tx.sources.find(userId, id);
    }));
  if (!restored) throw noSuchSource();
  const connections = await store.connections.findMany(userId, restored.connectionIds);
  return viewOf(restored, connections, clock.now());
}

/**
 * Refreshes a source now.
 * @throws AppError `not_found`; `conflict` while it is being refreshed, or paused
 */
export async function runSource(
  deps: RefreshDeps,
  userId: string,
  id: string,
): Promise<{ readonly source: SourceView; readonly added: number; readonly changed: number }> {
  const before = isUuid(id) ? await deps.store.sources.find(userId, id) : undefined;
  if (!before) throw noSuchSource();
  if (before.pausedAt) {
    throw new AppError("conflict", "This source is paused. Resume it to refresh it.");
  }
  const brought = await refreshSource(deps, before);
  const after = await deps.store.sources.find(userId, id);
  if (!after) throw noSuchSource();
  if (!brought) {
    throw new AppError(
      "conflict",
      "This source is being refreshed already. Try again in a minute.",
    );
  }
  if (after.nextRunAt <= deps.clock.now()) await enqueueRefresh(deps.store, after);
  const connections = await deps.store.connections.findMany(userId, after.connectionIds);
  return { source: viewOf(after, connections, deps.clock.now()), ...brought };
}

/**
 * @param counted how many of the user's existing sources are the requested one
 * @throws AppError `conflict`
 */
async function requireRoom(
  { sources }: Pick<Repositories, "sources">,
  userId: string,
  counted: number,
): Promise<void> {
  if ((await sources.list(userId)).length - counted < MAX_SOURCES) return;
  throw new AppError(
    "conflict",
    `You have reached the limit of ${MAX_SOURCES} sources. Delete one to add another.`,
  );
}

const noSuchSource = () => new AppError("not_found", "This source was not found.");
