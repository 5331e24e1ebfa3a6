// Builds what is missing and runs the server, which prints its own URL.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "./app-build.mjs";
import { ROOT } from "./machine/paths.mjs";
import { runForeground } from "./machine/run.mjs";
import { BUILT_SERVER, buildServer } from "./server-build.mjs";

/** @returns {Promise<number>} exit status */
async function start() {
  const generated = join(ROOT, "packages", "api-client", "src", "gen");
  if (!existsSync(generated)) {
    console.error("The generated API client is missing. Run `pnpm generate`, then start again.");
    return 1;
  }
  const { status, output, built } = await buildApp();
  if (status !== 0) {
    console.error(`${output}\nThe app could not be built; the reason is above.`);
    return status;
  }
  if (built) console.log("The app is built.");
  await buildServer();
  return runForeground(process.execPath, [BUILT_SERVER], {
    cwd: ROOT,
    env: {
      ...process.env,
      SWITCHBOARD_DATA: process.env.SWITCHBOARD_DATA ?? join(ROOT, "data"),
    },
  });
}

process.exitCode = await start();
