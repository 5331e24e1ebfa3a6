// Builds what is missing and runs the server, which prints its own URL.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildAppAndServer, SERVER_ARGS } from "./app-and-server.mjs";
import { ROOT } from "./machine/paths.mjs";
import { runForeground } from "./machine/run.mjs";

/** @returns {Promise<number>} exit status */
async function start() {
  const generated = join(ROOT, "packages", "api-client", "src", "gen");
  if (!existsSync(generated)) {
    console.error("The generated API client is missing. Run `pnpm generate`, then start again.");
    return 1;
  }
  const { status, output, built } = await buildAppAndServer();
  if (status !== 0) {
    console.error(`${output}\nSwitchboard could not be built; the reason is above.`);
    return status;
  }
  if (built) console.log("The app and the server are built.");
  return runForeground(process.execPath, SERVER_ARGS, {
    cwd: ROOT,
    env: {
      ...process.env,
      SWITCHBOARD_DATA: process.env.SWITCHBOARD_DATA ?? join(ROOT, "data"),
    },
  });
}

process.exitCode = await start();
