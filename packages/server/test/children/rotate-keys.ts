/* Brings the credentials of a store under the first of the named keys, in small batches, and prints the number of each. */
import pino from "pino";
import { newId } from "../../src/ids.ts";
import { createRotation } from "../../src/secrets/rotation.ts";
import { createVault } from "../../src/secrets/vault.ts";
import { createRotationData } from "../../src/store/rotation-data.ts";
import { openStore } from "../../src/store/open.ts";
import { keyRing } from "../credentials.ts";

const [dataDir = "", databaseUrl = "", ...keys] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined });
const ring = keyRing(...keys);
const data = createRotationData(store.db);
let batches = 0;
const rotation = createRotation({
  data: {
    ...data,
    async rewrapSome(...args) {
      const seen = await data.rewrapSome(...args);
      // Written synchronously, so that what is printed is what was committed.
      process.stdout.write(`${++batches} batches\n`);
      return seen;
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
await store.close();
