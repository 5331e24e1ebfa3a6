// The two commands of a fresh clone, `npm start` and `npm test`. Runs on Node 20.19 with nothing but
// npm, so it may import only Node's own modules and files that do the same.
import { join } from "node:path";
import { childEnvironment } from "./machine/environment.mjs";
import { installWorkspace } from "./machine/install.mjs";
import { tooOldForInstall, workspaceNode } from "./machine/node-runtime.mjs";
import { ROOT } from "./machine/paths.mjs";
import { runForeground } from "./machine/run.mjs";

/**
 * @param {string | undefined} task
 * @param {string[]} args
 * @returns {Promise<number>} exit status
 */
async function bootstrap(task, args) {
  if (task !== "start" && task !== "test") {
    console.error("Usage: node scripts/bootstrap.mjs start|test");
    return 2;
  }
  const env = childEnvironment(process.env);
  const problem = tooOldForInstall() ?? (await installWorkspace(env));
  if (problem) {
    console.error(`\n${problem}`);
    return 1;
  }
  const runtime = workspaceNode();
  if ("problem" in runtime) {
    console.error(runtime.problem);
    return 1;
  }
  return runForeground(runtime.node, [join(ROOT, "scripts", `${task}.mjs`), ...args], { env });
}

process.exitCode = await bootstrap(process.argv[2], process.argv.slice(3));
