/*
 * Makes src/store/pglite/empty-cluster.tar.br, the initialised database that a first start unpacks. Run it again when
 * the version of @electric-sql/pglite changes: node scripts/make-template.ts
 */
import { writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { TEMPLATE } from "../src/store/pglite/template.ts";

const db = await PGlite.create();
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
