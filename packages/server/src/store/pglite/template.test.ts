import { mkdtempSync, rmSync } from "node:fs";
import { readdir, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MIGRATIONS } from "../migrate.ts";
import { openPglite } from "./client.ts";
import { ensureCluster } from "./template.ts";

let parent = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "template-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it("holds the tables of all migrations, so that a first start applies none", async () => {
  const folder = join(parent, "pgdata");
  expect(await ensureCluster(folder)).toBe(true);
  const db = await openPglite(folder);
  const { rows } = await db.query("select hash from drizzle.__drizzle_migrations order by id");
  await db.close();
  expect(rows).toEqual(
    readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => ({ hash })),
  );
});

it("holds what all migrations lead to, one after the other, in a database that has none of them", async () => {
  const folder = join(parent, "pgdata");
  await ensureCluster(folder);
  const db = await openPglite(folder);
  const migrate = () =>
    migratePglite(drizzle(db as unknown as PGlite), { migrationsFolder: MIGRATIONS });
  const tables = async () => {
    const columns = await db.query(
      `select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );
    const indexes = await db.query(
      "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    );
    const constraints = await db.query(
      `select conrelid::regclass::text as of, pg_get_constraintdef(oid) as says
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    );
    return { columns: columns.rows, indexes: indexes.rows, constraints: constraints.rows };
  };
  await migrate();
  const unpacked = await tables();
  expect(unpacked.columns.length).toBeGreaterThan(100);
  await db.exec("drop schema drizzle cascade; drop schema public cascade; create schema public");
  await migrate();
  expect(await tables()).toEqual(unpacked);
  await db.close();
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
  await expect(ensureCluster(folder)).rejects.toThrow("is not empty and is not a database");
  expect(await readdir(parent)).toEqual(["pgdata"]);
  expect(await readdir(folder)).toEqual(["thesis.txt"]);
});
