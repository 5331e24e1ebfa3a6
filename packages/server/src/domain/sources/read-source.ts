import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import { whenAborted } from "../../when-aborted.ts";
import type { Connection } from "../connections/ports.ts";
import type { Datasets } from "../datasets/datasets.ts";
import type { BroughtItem } from "../inbox/ports.ts";
import type { FeedCursor } from "../plugins/inbox-feed.ts";
import {
  CredentialsRefused,
  ToolError,
  type Plugin,
  type PluginManifest,
  type PluginRegistry,
  type ReadFeed,
} from "../plugins/types.ts";
import { storable, storableText } from "../storable.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { ReadCondition } from "./condition-port.ts";
import { readRows, type ConditionSource } from "./data-condition.ts";
import type { Fingerprint } from "./ports.ts";
import { DATA_CONDITION } from "./source-types.ts";
import { toItem } from "./to-items.ts";
import { readListed, watchableLists } from "./tool-condition.ts";

/** Dependencies for reading a source. */
export type ReadDeps = {
  readonly store: Repositories;
  readonly clock: Clock;
  readonly log: Logger;
  readonly plugins: PluginRegistry;
  readonly datasets: Pick<Datasets, "list" | "query">;
  readonly readCondition: ReadCondition;
};

/** A source, or one that is tried before it is saved. */
export type ReadableSource = ConditionSource & {
  readonly sourceType: string;
  readonly connectionIds: readonly string[];
};

/** New entries of a source. */
export type SourcePage = {
  readonly items: readonly BroughtItem[];
  readonly cursor: FeedCursor;
  readonly more: boolean;
  /** How many there are, as far as they were counted. */
  readonly count: number;
  readonly hasUncounted: boolean;
  readonly fingerprints: readonly Fingerprint[];
};

type ReadOptions = { readonly limit: number; readonly signal: AbortSignal };

/** Why a source cannot be read. `isReported`: the connection has its own inbox item, which says what to do. */
export class SourceFailure extends ToolError {
  override readonly name = "SourceFailure";
  readonly isReported: boolean;

  constructor(sentence: string, { isReported = false }: { readonly isReported?: boolean } = {}) {
    super(sentence);
    this.isReported = isReported;
  }
}

/**
 * Reads what is new in a source. Only the health of its connection is stored.
 * @throws SourceFailure with a message for the user, within the time of `signal`
 */
export async function readSource(
  deps: ReadDeps,
  source: ReadableSource,
  options: ReadOptions,
): Promise<SourcePage> {
  try {
    const pending =
      source.sourceType === DATA_CONDITION
        ? readRows({ ...deps, fingerprints: deps.store.sources }, source, {
            ...options,
            now: deps.clock.now(),
          })
        : readApp(deps, source, options);
    return await Promise.race([pending, whenAborted(options.signal)]);
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    if (error instanceof ToolError) throw new SourceFailure(storableText(error.message));
    if (options.signal.aborted) {
      throw new SourceFailure("The refresh took too long and was stopped.");
    }
    deps.log.error({ err: error, source_id: source.id }, "a source failed unexpectedly");
    throw new SourceFailure("The refresh failed unexpectedly.");
  }
}

async function readApp(
  deps: ReadDeps,
  source: ReadableSource,
  { limit, signal }: ReadOptions,
): Promise<SourcePage> {
  const { store, plugins, clock } = deps;
  const [connection] = await store.connections.findMany(source.userId, source.connectionIds);
  if (!connection) {
    throw new SourceFailure(
      "The connection of this source was deleted. Edit the source and choose another connection.",
    );
  }
  const plugin = plugins.of(connection);
  const read = plugin && readerOf(deps, source, { plugin, connection });
  if (!read) {
    throw new SourceFailure("This server no longer supports this kind of source.");
  }
  const begunAt = clock.now();
  try {
    const page = await read({ limit, signal });
    await store.connections.noteTaken(source.userId, connection.id, clock.now());
    return page;
  } catch (error) {
    if (!(error instanceof CredentialsRefused)) throw error;
    const statusDetail = storableText(error.message);
    const refusal = { status: error.health, statusDetail };
    await store.connections.noteRefusal(source.userId, connection.id, begunAt, refusal);
    throw new SourceFailure(statusDetail, { isReported: true });
  }
}

type Reader = (options: ReadOptions) => Promise<SourcePage>;

/** How a source is read through its connection; undefined where its plugin does that no more. */
function readerOf(
  deps: ReadDeps,
  source: ReadableSource,
  through: { readonly plugin: Plugin; readonly connection: Connection },
): Reader | undefined {
  const { plugin, connection } = through;
  const { feed, manifest } = plugin;
  if (feed) return (options) => readFeed(deps, source, { feed, manifest, connection }, options);
  if (watchableLists(manifest).length === 0) return undefined;
  const { readCondition, store, clock } = deps;
  const needs = { readCondition, fingerprints: store.sources };
  return (options) => readListed(needs, through, source, { ...options, now: clock.now() });
}

async function readFeed(
  { store, clock }: ReadDeps,
  source: ReadableSource,
  {
    feed,
    manifest,
    connection,
  }: {
    readonly feed: ReadFeed;
    readonly manifest: PluginManifest;
    readonly connection: Connection;
  },
  { limit, signal }: ReadOptions,
): Promise<SourcePage> {
  const { userId } = source;
  const { id: connectionId, fieldMappings } = connection;
  const page = await feed(
    { settings: source.config, cursor: source.cursor, limit },
    { userId, connectionId, fieldMappings, signal },
  );
  const origin = {
    plugin: manifest.name,
    app: manifest.display_name,
    connectionId,
    mine: await addressesOf(store, userId, connection),
    now: clock.now(),
  };
  const items = page.entries.map((entry) => toItem(storable(entry), origin));
  return { ...page, items, cursor: storable(page.cursor), fingerprints: [] };
}

/** The user's mail addresses: that of their login, and the account's. */
async function addressesOf(
  { users }: Pick<Repositories, "users">,
  userId: string,
  { configuration }: Connection,
): Promise<string[]> {
  const [user] = await users.findEmails([userId]);
  const sender = configuration["sender_address"];
  return [user?.email, sender].filter((one) => typeof one === "string");
}
