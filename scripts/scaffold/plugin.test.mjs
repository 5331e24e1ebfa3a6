import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadPlugins } from "../../packages/server/src/plugins/load-plugins.ts";
import { closedLine } from "../../packages/server/test/closed-line.ts";
import { readCases } from "../../packages/server/test/connector-kit/cases.ts";
import { startReplayServer } from "../../packages/server/test/connector-kit/replay-server.ts";
import { runCase } from "../../packages/server/test/connector-kit/run-case.ts";
import { ROOT } from "../machine/paths.mjs";
import { scaffold } from "./scaffold.mjs";
import { createTree } from "./tree.mjs";

const root = await mkdtemp(join(tmpdir(), "new-plugin-"));
const server = await startReplayServer();
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

it("begins a connector that loads and does as its exchanges say", async () => {
  const tree = createTree(ROOT, root);
  scaffold(tree, "plugin", "Try Out");
  tree.write();
  const plugins = join(root, "packages", "server", "plugins");
  const plugin = (await loadPlugins(plugins, {}, closedLine)).get("try-out");
  if (!plugin) throw new Error("The plugin was not loaded.");
  const { connection, cases } = await readCases(join(plugins, "try-out", "test"));
  expect(cases).toHaveLength(3);
  for (const one of cases) {
    const { differences, ...outcome } = await runCase(plugin, connection, one, server);
    expect(differences).toEqual([]);
    expect(outcome).toEqual(
      one.error === undefined ? { result: one.result } : { error: one.error },
    );
  }
});
