// The pictures of all stories against the accepted ones: `pnpm test:visual [--only <regex>] [--update]`.
import { parseArgs } from "node:util";
import { buildStorybook } from "./stories/build.mjs";
import { runGate } from "./stories/gate.mjs";
import { describePictures, reportGate } from "./stories/report.mjs";

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit status
 */
async function testVisual(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string" },
      update: { type: "boolean", default: false },
      everything: { type: "boolean", default: false },
      shuffle: { type: "string" },
    },
  });
  console.log("Building the Storybook (only when it has changed) ...");
  const build = await buildStorybook();
  if (build.status !== 0) {
    console.error(build.output);
    return 1;
  }
  const result = await runGate({
    say: console.log,
    ...(values.only === undefined ? {} : { only: new RegExp(values.only) }),
    ...(values.shuffle === undefined ? {} : { seed: Number(values.shuffle) }),
    update: values.update,
    picturesOnly: !values.everything,
  });
  const { passed, failed, output, notes } = reportGate(result);
  const summary = `${passed} passed, ${failed} failed`;
  console.log([output, ...describePictures(result), ...notes, summary].filter(Boolean).join("\n"));
  return failed === 0 ? 0 : 1;
}

process.exitCode = await testVisual(process.argv.slice(2));
