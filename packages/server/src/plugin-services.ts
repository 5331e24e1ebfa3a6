import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import { createGate } from "./connectors/gate/gate.ts";
import { createDatasets } from "./domain/datasets/datasets.ts";
import type { OpenConnection } from "./domain/plugins/types.ts";
import type { UnitOfWork } from "./domain/unit-of-work.ts";
import type { Env } from "./env.ts";
import { openFiles, sweepFiles } from "./file-services.ts";
import type { NewId } from "./ids.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { BUILT_IN_PLUGINS, builtInCode } from "./plugins/built-in.ts";
import { joinRegistries, loadPlugins } from "./plugins/load-plugins.ts";
import { createQuestions } from "./questions/questions.ts";
import { createTableEngine } from "./tables/table-engine.ts";

/** If other processes use the database too, an unknown file may be an upload of theirs. */
const MAX_UPLOAD_MS = 60 * 60_000;

/** The services that plugins depend on: uploaded files and the gate. */
export type PluginServices = Awaited<ReturnType<typeof createPluginServices>>;

/**
 * Builds uploaded files and the gate, and loads the plugins that depend on them.
 * @param deps.open opens connections, for connectors
 */
export async function createPluginServices(deps: {
  readonly env: Pick<
    Env,
    "dataDir" | "files" | "uploadLimitBytes" | "outboundAllow" | "pluginFolders"
  > &
    Partial<Pick<Env, "tables">>;
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly lifecycle: Lifecycle;
  readonly log?: Logger;
  readonly open: OpenConnection;
}) {
  const { env, store, clock, lifecycle, open } = deps;
  const { files, folder } = await openFiles(deps, "uploads");
  const tables = createTableEngine({ folder, ...env.tables });
  lifecycle.onStop(() => tables.close());
  const { uploadLimitBytes } = env;
  const datasets = createDatasets({ ...deps, files, tables, uploadLimitBytes });
  await sweepFiles(deps, (now) =>
    datasets.clearLeftovers(
      new Date(now - (store.alone && deps.env.files.kind === "folder" ? 0 : MAX_UPLOAD_MS)),
    ),
  );

  const gate = createGate({ allow: env.outboundAllow });
  lifecycle.onStop(() => gate.close());

  const http = { fetch: gate.fetch, open, clock };
  const questions = createQuestions({ store, datasets, clock });
  const builtIn = builtInCode({ ...deps, datasets, questions, gate });
  const registries = [await loadPlugins(BUILT_IN_PLUGINS, builtIn, http)];
  for (const root of env.pluginFolders) registries.push(await loadPlugins(root, {}, http));
  return { datasets, questions, files, tables, gate, catalogue: joinRegistries(registries) };
}
