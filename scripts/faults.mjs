// Builds the server and runs the fault lab (packages/server/test/faults/run.ts), whose options it passes on.
import { join } from "node:path";
import { buildServer } from "./app-and-server.mjs";
import { ROOT } from "./machine/paths.mjs";
import { runForeground } from "./machine/run.mjs";

const { status, output } = await buildServer();
if (status !== 0) {
  console.error(output);
  process.exit(status);
}
const lab = join(ROOT, "packages", "server", "test", "faults", "run.ts");
process.exit(await runForeground(process.execPath, [lab, ...process.argv.slice(2)]));
