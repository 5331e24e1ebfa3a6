import { isUuid } from "../chat/ids.ts";
import type { Connection } from "../connections/ports.ts";
import { AppError } from "../errors.ts";
import type { InboxSource } from "./ports.ts";
import { readSource, SourceFailure, type SourcePage } from "./read-source.ts";
import { REFRESH_MS, refreshSource, type RefreshDeps } from "./refresh.ts";
import { enqueueRefresh } from "./refresh-job.ts";
import { DATA_CONDITION, sourceTypes, type SourceType } from "./source-types.ts";

/** A source as it is asked for. */
export type WantedSource = {
  readonly source_type: string;
  readonly connection_ids: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
};

/** A source as its person sees it. */
export type SourceView = InboxSource & {
  readonly itemCount: number;
  readonly connections: readonly Pick<Connection, "id" | "name">[];
  readonly isRunning: boolean;
};

const MOST_SOURCES = 50;
const PREVIEWED = 10;
const PREVIEW_MS = 45_000;

/** The sources of a person, the oldest first. */
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
  deps: RefreshDeps,
  userId: string,
  wanted: WantedSource & { readonly name: string; readonly refresh_frequency_minutes: number },
): Promise<SourceView> {
  const { store, clock, newId } = deps;
  const name = wanted.name.trim();
  if (name === "") throw new AppError("invalid", "name: Enter a name for the source.");
  const { config, connections } = await checkSource(deps, userId, wanted);
  if ((await store.sources.list(userId)).length >= MOST_SOURCES) {
    throw new AppError(
      "conflict",
      `You have reached the limit of ${MOST_SOURCES} sources. Delete one to add another.`,
    );
  }
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
    failingSince: null,
    failure: null,
    failures: 0,
    runId: null,
    runUntil: null,
    createdAt: now,
  };
  await store.transaction(async (tx) => {
    await tx.sources.insert(source);
    await enqueueRefresh(tx, source);
  });
  return viewOf({ ...source, itemCount: 0 }, connections, now);
}

/**
 * Removes a source; what it brought stays.
 * @throws AppError `not_found`
 */
export async function removeSource(deps: RefreshDeps, userId: string, id: string): Promise<void> {
  const isRemoved =
    isUuid(id) &&
    (await deps.store.transaction(async (tx) => {
      await tx.inbox.endSourceItem(userId, id);
      return tx.sources.remove(userId, id);
    }));
  if (!isRemoved) throw noSuchSource();
}

/**
 * Refreshes a source now.
 * @throws AppError `not_found`; `conflict` while it is being refreshed
 */
export async function runSource(
  deps: RefreshDeps,
  userId: string,
  id: string,
): Promise<{ readonly source: SourceView; readonly added: number; readonly changed: number }> {
  const before = isUuid(id) ? await deps.store.sources.find(userId, id) : undefined;
  if (!before) throw noSuchSource();
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
 * Reads what a source would bring, and keeps nothing of it.
 * @throws AppError `invalid` with the reason why it would bring nothing
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
  const type = sourceTypes(deps.plugins).find(
    ({ sourceType }) => sourceType === wanted.source_type,
  );
  if (!type) {
    throw new AppError("invalid", `source_type: There is no source type '${wanted.source_type}'.`);
  }
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
        : `Choose one connection to ${type.displayName}.`;
    throw new AppError("invalid", `connection_ids: ${sentence}`);
  }
  return { config, connections };
}

const LONGEST_SETTING = 2_000;

function readConfig({ settings }: SourceType, given: Readonly<Record<string, unknown>>) {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(settings, name));
  if (unknown !== undefined) {
    throw new AppError("invalid", `config.${unknown}: There is no such setting.`);
  }
  return Object.fromEntries(
    Object.entries(settings).map(([name, { title }]) => {
      const value = given[name];
      const text = typeof value === "string" ? value.trim() : "";
      if (text === "") throw new AppError("invalid", `config.${name}: Enter ${title}.`);
      if (text.length > LONGEST_SETTING) {
        throw new AppError("invalid", `config.${name}: ${title} is too long.`);
      }
      return [name, text];
    }),
  );
}

const noSuchSource = () => new AppError("not_found", "This source was not found.");
