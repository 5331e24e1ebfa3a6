import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUILT_IN_PLUGINS } from "../src/plugins/built-in.ts";
import { loadPlugins } from "../src/plugins/load-plugins.ts";
import { closedLine } from "./closed-line.ts";
import { readCases } from "./connector-kit/cases.ts";
import { startReplayServer, type ReplayServer } from "./connector-kit/replay-server.ts";
import { runCase } from "./connector-kit/run-case.ts";
import { plannedCall } from "./planned-call.ts";

const handler = async () => null;
const registry = await loadPlugins(
  BUILT_IN_PLUGINS,
  {
    data: {
      handlers: {
        list_files: handler,
        describe_file: handler,
        ask_data: handler,
        query_data: handler,
      },
    },
    tasks: { handlers: { list_tasks: handler, create_task: handler, update_task: handler } },
    time: { handlers: { current_time: handler, convert_time: handler, add_to_date: handler } },
    web: { handlers: { read_page: handler } },
  },
  closedLine,
);
const plugins = await Promise.all(
  registry
    .list()
    .filter(({ manifest }) => manifest.http)
    .map(async (plugin) => ({
      name: plugin.manifest.name,
      plugin,
      ...(await readCases(join(BUILT_IN_PLUGINS, plugin.manifest.name, "test"))),
    })),
);

let server: ReplayServer;
beforeAll(async () => {
  server = await startReplayServer();
});
afterAll(() => server.stop());

describe.each(plugins)("the connector $name", ({ plugin, connection, cases }) => {
  it.each(cases)("sends and answers as recorded: $file", async (one) => {
    const { differences, ...outcome } = await runCase(plugin, connection, one, server);
    expect(differences).toEqual([]);
    expect(outcome).toEqual(
      one.error === undefined ? { result: one.result } : { error: one.error },
    );
    for (const secret of Object.values(connection.credentials)) {
      expect(JSON.stringify(outcome)).not.toContain(secret);
    }
  });

  it("has a recorded exchange for every tool, a failure, and credentials that are tried", () => {
    const recorded = new Set(cases.filter(({ error }) => !error).map(({ tool }) => tool));
    expect(
      plugin.manifest.tools.map(({ name }) => name).filter((name) => !recorded.has(name)),
    ).toEqual([]);
    expect(cases.some(({ tool, error }) => tool !== "check" && error !== undefined)).toBe(true);
    expect(recorded).toContain("check");
  });

  it.each(cases.filter(({ prompt }) => prompt !== undefined))(
    "is called by the offline planner: $prompt",
    async ({ tool, args = {}, prompt = "" }) => {
      expect(await plannedCall(plugin, prompt)).toMatchObject({ tool, args });
    },
  );

  it("describes itself, its setup and its icon", () => {
    expect(plugin.logo?.body).toContain("<svg");
    expect(plugin.setupMarkdown).toBeTruthy();
    for (const { name } of plugin.manifest.tools)
      expect(plugin.docsMarkdown).toContain(`\`${name}\``);
  });
});
