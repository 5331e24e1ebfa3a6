/*
 * Prints what people asked for, the newest first, one JSON object a line, from the database that the server
 * uses: node packages/server/scripts/list-requests.ts. The embedded database belongs to one process: stop the server
 * first.
 */
import { desc, getTableColumns } from "drizzle-orm";
import { parseEnv } from "../src/env.ts";
import { openStore } from "../src/store/open.ts";
import { requests } from "../src/store/schema.ts";

const { clientAddress: _forCounting, ...columns } = getTableColumns(requests);
const store = await openStore(parseEnv(process.env));
const rows = await store.db.select(columns).from(requests).orderBy(desc(requests.id));
for (const row of rows) console.log(JSON.stringify(row));
await store.close();
