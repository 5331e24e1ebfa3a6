// Uploads the same stories to Chromatic, for users with a project there: `pnpm chromatic`.
import { ROOT } from "./machine/paths.mjs";
import { runForeground } from "./machine/run.mjs";
import { toolScript } from "./machine/tools.mjs";
import { BUILT_STORYBOOK, buildStorybook } from "./stories/build.mjs";

/**
 * @param {string[]} args passed on to Chromatic's own command
 * @returns {Promise<number>} exit status
 */
async function chromatic(args) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      "Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of a project at chromatic.com.\n" +
        "The same stories are compared on this machine by `pnpm test:visual`.",
    );
    return 1;
  }
  const { status, output } = await buildStorybook();
  if (status !== 0) {
    console.error(output);
    return status;
  }
  const command = [toolScript("chromatic"), "--storybook-build-dir", BUILT_STORYBOOK, ...args];
  return runForeground(process.execPath, command, { cwd: ROOT });
}

process.exitCode = await chromatic(process.argv.slice(2));
