import { isDeepStrictEqual } from "node:util";
import { isUuid } from "../chat/ids.ts";
import type { Connection } from "../connections/ports.ts";
import { AppError } from "../errors.ts";
import { summaryModels, type SummaryModelDeps } from "../summaries/summary-models.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { InboxSource, SourceChange } from "./ports.ts";
import { readSource, SourceFailure, type SourcePage } from "./read-source.ts";
import { REFRESH_MS, refreshSource, type RefreshDeps } from "./refresh.ts";
import { enqueueRefresh } from "./refresh-job.ts";
import { DATA_CONDITION, sourceTypes, type SourceType } from "./source-types.ts";

/** A requested source. */
export type WantedSource = {
  readonly source_type: string;
  readonly connection_ids: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly summary_model?: string | null;
};

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
const PREVIEWED = 10;
const PREVIEW_MS = 45_000;
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
  const name = nameOf(wanted.name);
  const { type, config, connections } = await checkSource(deps, userId, wanted);
  const summaryModel = wanted.summary_model ?? null;
  requireModel(deps, type, summaryModel);
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
    requireModel(deps, typeOf(deps, found.sourceType), summaryModel);
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
    ...(name !== undefined && { name: nameOf(name) }),
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
 * Previews a source, and stores nothing.
 * @throws AppError `invalid` with the reason why it would add nothing
 */
export async function previewSource(
  deps: RefreshDeps,
  userId: string,
  wanted: WantedSource,
): Promise<SourcePage & { readonly durationMs: number }> {
  const { config, connections } = await checkSource(deps, userId, wanted);
  const began = performance.now();
  const page = await readOnce(deps, {
    id: null,
    userId,
    sourceType: wanted.source_type,
    connectionIds: connections.map(({ id }) => id),
    config,
    cursor: null,
  });
  return { ...page, durationMs: Math.round(performance.now() - began) };
}

async function readOnce(deps: RefreshDeps, source: Parameters<typeof readSource>[1]) {
  const signal = AbortSignal.any([
    AbortSignal.timeout(Math.min(PREVIEW_MS, REFRESH_MS)),
    deps.lifecycle.signal,
  ]);
  try {
    return await readSource(deps, source, { limit: PREVIEWED, signal });
  } catch (error) {
    if (error instanceof SourceFailure) throw new AppError("invalid", error.message);
    throw error;
  }
}

/** @throws AppError `invalid` */
async function checkSource(deps: RefreshDeps, userId: string, wanted: WantedSource) {
  const type = typeOf(deps, wanted.source_type);
  const config = readConfig(type, wanted.config);
  const connections = await deps.store.connections.findMany(
    userId,
    wanted.connection_ids.filter(isUuid),
  );
  const fits = connections.every(({ connectionType }) => connectionType === type.plugin);
  const wantedCount = type.plugin === null ? 0 : 1;
  if (!fits || connections.length !== wantedCount || wanted.connection_ids.length !== wantedCount) {
    const sentence =
      type.sourceType === DATA_CONDITION
        ? "This source type needs no connection."
        : `Choose one connection for ${type.displayName}.`;
    throw new AppError("invalid", sentence);
  }
  return { type, config, connections };
}

/** @throws AppError `invalid` */
function typeOf({ plugins }: Pick<RefreshDeps, "plugins">, wanted: string): SourceType {
  const type = sourceTypes(plugins).find(({ sourceType }) => sourceType === wanted);
  if (!type) throw new AppError("invalid", `The source type '${wanted}' was not found.`);
  return type;
}

/** @throws AppError `invalid` for a model that cannot summarize the source's items */
function requireModel(deps: SummaryModelDeps, { isMail }: SourceType, wanted: string | null): void {
  if (wanted === null) return;
  if (isMail && summaryModels(deps).some(({ id }) => id === wanted)) return;
  throw new AppError(
    "invalid",
    isMail
      ? `summary_model: This server has no API key for ${wanted}.`
      : "summary_model: Only mail can be summarized.",
  );
}

const MAX_SETTING_LENGTH = 2_000;

function readConfig({ settings }: SourceType, given: Readonly<Record<string, unknown>>) {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(settings, name));
  if (unknown !== undefined) {
    throw new AppError("invalid", `This source has no setting named '${unknown}'.`);
  }
  return Object.fromEntries(
    Object.entries(settings).map(([name, { title }]) => {
      const value = given[name];
      const text = typeof value === "string" ? value.trim() : "";
      if (text === "") throw new AppError("invalid", `Enter ${title}.`);
      if (text.length > MAX_SETTING_LENGTH) {
        throw new AppError("invalid", `${title} is too long.`);
      }
      return [name, text];
    }),
  );
}

/** @throws AppError `invalid` */
function nameOf(given: string): string {
  const name = given.trim();
  if (name === "") throw new AppError("invalid", "Enter a name for the source.");
  return name;
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
