import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openStore } from "../packages/server/src/store/open.ts";
import { connections, users } from "../packages/server/src/store/schema.ts";
import type { TestServer } from "./server.ts";

const REDMINE = fileURLToPath(new URL("../packages/server/plugins/redmine", import.meta.url));

/** A plugin folder's name, and its title. */
export const manyPlugin = (index: number) => ({
  name: `tracker-${index}`,
  displayName: `Tracker ${index}`,
});

/** A folder of plugins with a dozen tools each, made from one that there is. @returns it, and the way to remove it */
export async function makePlugins(count: number): Promise<[folder: string, () => Promise<void>]> {
  const folder = await mkdtemp(join(tmpdir(), "switchboard-plugins-"));
  const manifest = JSON.parse(await readFile(join(REDMINE, "manifest.json"), "utf8"));
  for (let index = 0; index < count; index += 1) {
    const { name, displayName } = manyPlugin(index);
    const place = join(folder, name);
    await mkdir(place);
    for (const file of ["logo.svg", "docs.md", "setup.md"])
      await cp(join(REDMINE, file), join(place, file));
    const its = { ...manifest, name, display_name: displayName, docs_url: `/ui/tools/${name}` };
    await writeFile(join(place, "manifest.json"), JSON.stringify(its));
  }
  return [folder, () => rm(folder, { recursive: true, force: true })];
}

/** Gives the one person of a server that many connections, spread over that many plugins. Restarts the server. */
export async function giveConnections(
  server: TestServer,
  count: number,
  plugins: number,
): Promise<void> {
  await server.stop();
  const { db, close } = await openStore({ dataDir: server.dataDir, databaseUrl: undefined });
  const [person] = await db.select().from(users);
  if (!person) throw new Error("Nobody has signed up.");
  await db.insert(connections).values(
    Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      userId: person.id,
      name: `Customer ${index + 1}`,
      connectionType: manyPlugin(index % plugins).name,
      configuration: { base_url: "https://redmine.example.com" },
      enabledMethods: ["list_issues", "get_issue"],
      status: "ok" as const,
    })),
  );
  await close();
  await server.start();
}
