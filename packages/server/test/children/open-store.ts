/* Opens the store of a data folder, says so, and holds it until it is ended. */
import { openStore } from "../../src/store/open.ts";

const [dataDir = ""] = process.argv.slice(2);
try {
  await openStore({ dataDir, databaseUrl: undefined });
  console.log("open");
  setInterval(() => {}, 60_000);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
