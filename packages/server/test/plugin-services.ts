import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AllowList } from "../src/connectors/gate/allow-list.ts";
import type { UnitOfWork } from "../src/domain/unit-of-work.ts";
import { newId } from "../src/ids.ts";
import { createLifecycle } from "../src/lifecycle.ts";
import type { ToolContext } from "../src/domain/plugins/types.ts";
import { createPluginServices, type PluginServices } from "../src/plugin-services.ts";
import { openStore } from "../src/store/open.ts";
import { users } from "../src/store/schema.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";

/** The plugins with their dependencies, over an embedded database and a separate folder. */
export type TestPlugins = PluginServices & {
  readonly store: UnitOfWork;
  readonly dataDir: string;
  addUser(): Promise<string>;
  /** Calls a tool as the run loop does. */
  call(
    userId: string,
    tool: string,
    args?: Record<string, unknown>,
    context?: Partial<ToolContext>,
  ): Promise<unknown>;
  /** Uploads text or bytes under a name. */
  upload(
    userId: string,
    filename: string,
    content: string | Uint8Array,
  ): ReturnType<PluginServices["datasets"]["upload"]>;
  stop(): Promise<void>;
};

export async function startPlugins({
  uploadLimitBytes = 25 * 1024 * 1024,
  outboundAllow = [] as AllowList,
} = {}): Promise<TestPlugins> {
  const dataDir = await mkdtemp(join(tmpdir(), "switchboard-plugins-"));
  const database = await openStore({ dataDir, databaseUrl: undefined });
  const store = createUnitOfWork(database);
  const lifecycle = createLifecycle();
  const clock = { now: () => new Date() };
  const services = await createPluginServices({
    env: {
      ...{ dataDir, uploadLimitBytes, outboundAllow, pluginFolders: [] },
      files: { kind: "folder", bucket: undefined, cacheBytes: 0 },
    },
    store,
    clock,
    newId,
    lifecycle,
    open: async () => {
      throw new Error("No connection is opened here.");
    },
  });
  return {
    ...services,
    store,
    dataDir,
    async addUser() {
      const id = newId();
      await database.db
        .insert(users)
        .values({ id, issuer: "test", subject: id, email: `${id}@example.com` });
      return id;
    },
    async call(userId, tool, args = {}, context = {}) {
      const handler = services.catalogue
        .list()
        .map(({ handlers }) => handlers[tool])
        .find(Boolean);
      if (!handler) throw new Error(`The tool ${tool} was not found.`);
      return handler(args, {
        userId,
        connectionId: newId(),
        runId: newId(),
        callId: newId(),
        signal: new AbortController().signal,
        ...context,
      });
    },
    upload: (userId, filename, content) =>
      services.datasets.upload(userId, { filename, bytes: inChunks(Buffer.from(content)) }),
    async stop() {
      await lifecycle.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function* inChunks(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
