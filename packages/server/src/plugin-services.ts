import { join } from "node:path";
import type { Clock } from "./clock.ts";
import { createGate, type Gate } from "./connectors/gate/gate.ts";
import { createDatasets, type Datasets } from "./domain/datasets/datasets.ts";
import { createInbox, type Inbox } from "./domain/inbox/inbox.ts";
import type { Env } from "./env.ts";
import { createFileStore } from "./files/file-store.ts";
import type { NewId } from "./ids.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { createDatasetRepository } from "./store/dataset-repository.ts";
import { createInboxRepository } from "./store/inbox-repository.ts";
import type { Store } from "./store/types.ts";
import { createTableEngine, type TableEngine } from "./tables/table-engine.ts";
import { BUILT_IN_PLUGINS, builtInCode } from "./plugins/built-in.ts";
import { joinRegistries, loadPlugins } from "./plugins/load-plugins.ts";
import type { OpenConnection, PluginRegistry } from "./domain/plugins/types.ts";

/** Uploaded files, the inbox, the way out, and the plugins that stand on them. */
export type PluginServices = {
  readonly datasets: Datasets;
  readonly inbox: Inbox;
  readonly tables: TableEngine;
  readonly gate: Gate;
  readonly plugins: PluginRegistry;
};

/** With a database that other processes use too, an unknown file may be an upload of theirs. */
const LONGEST_UPLOAD_MS = 60 * 60_000;

/**
 * Builds them over an opened store. Their processes end with the lifecycle.
 * @param deps.open opens what connections hold, for connectors
 */
export async function createPluginServices(deps: {
  env: Pick<Env, "dataDir" | "uploadLimitBytes" | "outboundAllow" | "pluginFolders">;
  store: Store;
  clock: Clock;
  newId: NewId;
  lifecycle: Lifecycle;
  open: OpenConnection;
}): Promise<PluginServices> {
  const { env, store, clock, newId, lifecycle } = deps;
  const folder = join(env.dataDir, "files");
  const files = await createFileStore(folder);
  const tables = createTableEngine({ folder });
  lifecycle.onStop(() => tables.close());
  const datasets = createDatasets({
    repository: createDatasetRepository(store.db),
    files,
    tables,
    clock,
    newId,
    uploadLimitBytes: env.uploadLimitBytes,
  });
  const now = clock.now().getTime();
  await datasets.clearLeftovers(
    new Date(store.engine === "pglite" ? now : now - LONGEST_UPLOAD_MS),
  );
  const inbox = createInbox({ repository: createInboxRepository(store.db), clock, newId });
  const gate = createGate({ allow: env.outboundAllow });
  lifecycle.onStop(() => gate.close());
  const http = { fetch: gate.fetch, open: deps.open, clock };
  const builtIn = builtInCode({ clock, datasets, inbox, gate, open: deps.open });
  const registries = [await loadPlugins(BUILT_IN_PLUGINS, builtIn, http)];
  for (const root of env.pluginFolders) registries.push(await loadPlugins(root, {}, http));
  return { datasets, inbox, tables, gate, plugins: joinRegistries(registries) };
}
