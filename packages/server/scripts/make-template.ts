/*
 * Makes the database that a first start unpacks: initialised, with the tables of the migrations and those of the job queue.
 * It is part of the server's build, because making a database takes seconds and unpacking one does not.
 */
import { writeFile } from "node:fs/promises";
import { zstdCompressSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import { ensureAppRole } from "../src/store/app-role.ts";
import * as schema from "../src/store/schema.ts";
import { openQueue } from "../src/store/jobs/queue.ts";
import { MIGRATIONS } from "../src/store/migrate.ts";
import { TEMPLATE } from "../src/store/pglite/template.ts";

const db = await PGlite.create();
await migrate(drizzle(db), { migrationsFolder: MIGRATIONS });
await ensureAppRole(drizzle(db, { schema }));
await (await openQueue(fromPglite(db), "pglite")).close();
await db.exec("checkpoint");
const dump = await db.dumpDataDir("none");
await db.close();
await writeFile(TEMPLATE, zstdCompressSync(Buffer.from(await dump.arrayBuffer())));
