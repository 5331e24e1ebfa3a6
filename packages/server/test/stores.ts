import { rmSync } from "node:fs";
import { afterAll, describe } from "vitest";
import { openStore } from "../src/store/open.ts";
import type { Store } from "../src/store/types.ts";
import { newFolder } from "./folder.ts";
import { NO_POSTGRES, postgresBin, startPostgres, type TestPostgres } from "./postgres.ts";

/** Where a store lies; opening it twice one after the other finds the same rows. */
export type StorePlace = { readonly dataDir: string; readonly databaseUrl: string | undefined };

/** One engine that the tests of this run can use. */
export type TestEngine = {
  readonly name: Store["engine"];
  /** A new empty store, with all tables. Everything is closed and removed after the file's tests. */
  openTestStore(): Promise<Store>;
  /** A place for a new store. */
  newPlace(): Promise<StorePlace>;
};

/**
 * Runs the same tests on the embedded database and on PostgreSQL. Without PostgreSQL's programs the second half is
 * left out, and the reason is printed.
 */
export function describeOnEachEngine(name: string, tests: (engine: TestEngine) => void): void {
  describe(`${name} (pglite)`, () => tests(embeddedEngine()));
  const bin = postgresBin();
  if (bin) describe(`${name} (postgres)`, () => tests(postgresEngine(bin)));
  else console.log(`${name}: ${NO_POSTGRES}`);
}

/** The embedded database, which a new folder gets from the server's own template. */
export function embeddedEngine(): TestEngine {
  const scope = closeAfterAll();
  const newPlace = async () => ({ dataDir: scope.folder(), databaseUrl: undefined });
  return {
    name: "pglite",
    newPlace,
    openTestStore: async () => scope.keep(await openStore(await newPlace())),
  };
}

function postgresEngine(bin: string): TestEngine {
  let server: Promise<TestPostgres> | undefined;
  // Such steps run last first: the stores of the scope close before their server stops.
  afterAll(async () => (await server)?.stop());
  const scope = closeAfterAll();

  async function newPlace(): Promise<StorePlace> {
    server ??= startPostgres(bin);
    return { dataDir: scope.folder(), databaseUrl: await (await server).createDatabase() };
  }
  return {
    name: "postgres",
    newPlace,
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
