/* Re-encrypts the credentials of a store with the first of the named keys, in small batches, and prints the number of each. */
import pino from "pino";
import { newId } from "../../src/ids.ts";
import { createRotation } from "../../src/secrets/rotation.ts";
import { createVault } from "../../src/secrets/vault.ts";
import { openStore } from "../../src/store/open.ts";
import { createUnitOfWork } from "../../src/store/unit-of-work.ts";
import { keyRing } from "../credentials.ts";

const [dataDir = "", databaseUrl = "", ...keys] = process.argv.slice(2);
const database = await openStore({ dataDir, databaseUrl: databaseUrl || undefined });
const ring = keyRing(...keys);
const store = createUnitOfWork(database);
let batches = 0;
const rotation = createRotation({
  store: {
    ...store,
    credentials: {
      ...store.credentials,
      async rewrap(...args) {
        const seen = await store.credentials.rewrap(...args);
        // Written synchronously, so that what is printed is what was committed.
        process.stdout.write(`${++batches} batches\n`);
        return seen;
      },
    },
  },
  vault: createVault(ring, newId),
  ring,
  log: pino({ level: "silent" }),
  batch: 3,
  waitMs: 20,
});
await rotation.run();
console.log("done");
await database.close();
