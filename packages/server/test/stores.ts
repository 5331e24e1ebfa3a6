import { rmSync } from "node:fs";
import { afterAll, describe, inject } from "vitest";
import { openStore } from "../src/store/open.ts";
import type { Store } from "../src/store/types.ts";
import { newFolder } from "./folder.ts";
import { keepDatabaseCompiled } from "./compiled-database.ts";
import { createDatabase, NO_POSTGRES } from "./postgres.ts";

/** Where a store lies; opening it twice one after the other finds the same rows. */
export type StorePlace = { readonly dataDir: string; readonly databaseUrl: string | undefined };

/** One engine that the tests of this run can use. */
export type TestEngine = {
  readonly name: Store["engine"];
  /** A new empty store, with all tables. Everything is closed and removed after the file's tests. */
  openTestStore(): Promise<Store>;
  /** A place for a new store, with all tables if a server's database has them from the start. */
  newPlace(): Promise<StorePlace>;
  /** A place for a new store without tables. */
  emptyPlace(): Promise<StorePlace>;
};

/**
 * Runs the same tests on the embedded database and on PostgreSQL. Without PostgreSQL's programs the second half is
 * left out, and the reason is printed.
 */
export function describeOnEachEngine(name: string, tests: (engine: TestEngine) => void): void {
  describe(`${name} (pglite)`, () => tests(embeddedEngine()));
  const folder = inject("postgres");
  if (folder) describe(`${name} (postgres)`, () => tests(postgresEngine(folder)));
  else console.log(`${name}: ${NO_POSTGRES}`);
}

/** The embedded database, which a new folder gets from the server's own template. */
export function embeddedEngine(): TestEngine {
  const scope = closeAfterAll();
  const newPlace = async () => ({ dataDir: scope.folder(), databaseUrl: undefined });
  return {
    name: "pglite",
    newPlace,
    emptyPlace: newPlace,
    async openTestStore() {
      await keepDatabaseCompiled();
      return scope.keep(await openStore(await newPlace()));
    },
  };
}

let withTables: Promise<string> | undefined;

/** The name of a database with all tables and no rows, made once in each process. */
async function tablesOf(folder: string): Promise<string> {
  const { name, address } = await createDatabase(folder);
  const store = await openStore({ dataDir: folder, databaseUrl: address });
  await store.close();
  return name;
}

function postgresEngine(folder: string): TestEngine {
  const scope = closeAfterAll();
  const place = async (template?: string): Promise<StorePlace> => ({
    dataDir: scope.folder(),
    databaseUrl: (await createDatabase(folder, template)).address,
  });
  const newPlace = async () => place(await (withTables ??= tablesOf(folder)));
  return {
    name: "postgres",
    newPlace,
    emptyPlace: () => place(),
    openTestStore: async () => scope.keep(await openStore(await newPlace())),
  };
}

function closeAfterAll() {
  const stores: Store[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return {
    keep(store: Store) {
      let closed: Promise<void> | undefined;
      const once = { ...store, close: () => (closed ??= store.close()) };
      stores.push(once);
      return once;
    },
    folder() {
      const folder = newFolder("store-");
      folders.push(folder);
      return folder;
    },
  };
}
