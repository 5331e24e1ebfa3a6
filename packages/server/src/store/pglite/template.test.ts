import { mkdtempSync, rmSync } from "node:fs";
import { readdir, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MIGRATIONS } from "../migrate.ts";
import { openPglite } from "./client.ts";
import { ensureCluster } from "./template.ts";

let parent = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "template-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it("holds the tables of the first migrations as they are in the folder, so that later ones apply on top", async () => {
  const folder = join(parent, "pgdata");
  expect(await ensureCluster(folder)).toBe(true);
  const db = await openPglite(folder);
  const { rows } = await db.query("select hash from drizzle.__drizzle_migrations order by id");
  await db.close();
  const wanted = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => ({ hash }));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(wanted.slice(0, rows.length));
});

it("leaves a database that is there alone, and clears what a killed start left half unpacked", async () => {
  const folder = join(parent, "pgdata");
  await mkdir(join(parent, "pgdata.new-1"));
  expect(await ensureCluster(folder)).toBe(true);
  expect(await ensureCluster(folder)).toBe(false);
  expect(await readdir(parent)).toEqual(["pgdata"]);
});

it("never overwrites a folder that holds something else", async () => {
  const folder = join(parent, "pgdata");
  await mkdir(folder);
  await writeFile(join(folder, "thesis.txt"), "mine");
  await expect(ensureCluster(folder)).rejects.toThrow("is no database and not empty");
  expect(await readdir(parent)).toEqual(["pgdata"]);
  expect(await readdir(folder)).toEqual(["thesis.txt"]);
});
