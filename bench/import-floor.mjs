// A file as a library alone reads it: `node import-floor.mjs file result`. Prints the kilobytes that it took.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const server = createRequire(new URL("../packages/server/package.json", import.meta.url));
const [, , path = "", result] = process.argv;
if (path.endsWith(".csv")) {
  const { DuckDBInstance } = server("@duckdb/node-api");
  const database = await DuckDBInstance.create(":memory:", { threads: "2" });
  const connection = await database.connect();
  await connection.run(`COPY (FROM read_csv_auto('${path}')) TO '${result}' (FORMAT parquet)`);
} else {
  server("@e965/xlsx").read(readFileSync(path), { dense: true, cellText: false });
}
process.stdout.write(String(process.resourceUsage().maxRSS));
