/*
 * Makes src/store/pglite/cluster.tar.br, the database that a first start unpacks: initialised, with the tables of the
 * migrations that exist today and those of the job queue. Later migrations are applied on top, each of which costs every first start and every store
 * of a test some 80 ms, so it is made again when the version of @electric-sql/pglite changes and when a test says that there
 * are many new migrations: node scripts/make-template.ts
 */
import { writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import { openQueue } from "../src/store/jobs/queue.ts";
import { MIGRATIONS } from "../src/store/migrate.ts";
import { TEMPLATE } from "../src/store/pglite/template.ts";

const db = await PGlite.create();
await migrate(drizzle(db), { migrationsFolder: MIGRATIONS });
await (await openQueue(fromPglite(db), "pglite")).close();
await db.exec("checkpoint");
const dump = await db.dumpDataDir("none");
await db.close();
const tar = Buffer.from(await dump.arrayBuffer());
const packed = brotliCompressSync(tar, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  },
});
await writeFile(TEMPLATE, packed);
console.log(`${TEMPLATE}: ${tar.length} bytes, packed ${packed.length}`);
