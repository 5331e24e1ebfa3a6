// Everything that must hold, with one line of counts at the end. `--only lint,unit` runs a part, `--changed` what the change under
// way can have touched.
import { parseArgs } from "node:util";
import { childEnvironment } from "./machine/environment.mjs";
import { readChange } from "./testing/changed.mjs";
import { announce, summarize, tell } from "./testing/report.mjs";
import { chooseSteps } from "./testing/steps.mjs";

/** @typedef {import("./testing/changed.mjs").Change} Change */
/** @typedef {import("./testing/steps.mjs").Step} Step */
/** @typedef {import("./testing/report.mjs").Finished} Finished */

const CHECKS_AT_ONCE = 2;
const STILL_RUNNING_MS = 30_000;

/**
 * @param {Step} step
 * @param {Change | null} change
 * @returns {Promise<Finished>}
 */
async function finish(step, change) {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  const pulse = setInterval(
    () => console.log(`  ${step.title}: still running, ${Math.round(elapsed())} s`),
    STILL_RUNNING_MS,
  );
  try {
    const result = await step.run((line) => console.log(`  ${line}`), change);
    return { ...result, step, seconds: elapsed() };
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output, notes: [], step, seconds: elapsed() };
  } finally {
    clearInterval(pulse);
  }
}

/**
 * Runs checks two at a time and reports each as it ends.
 * @param {Step[]} checks
 * @param {Change | null} change
 */
async function runChecks(checks, change) {
  const waiting = [...checks];
  /** @type {Finished[]} */
  const done = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const finished = await finish(step, change);
      tell(finished);
      done.push(finished);
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, lane));
  return done;
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit status
 */
async function test(args) {
  const options = /** @type {const} */ ({ only: { type: "string" }, changed: { type: "boolean" } });
  const { values } = parseArgs({ args, options });
  const change = values.changed ? await readChange() : null;
  const steps = chooseSteps(values.only?.split(",").map((id) => id.trim()) ?? null, change);
  const started = performance.now();
  const checks = steps.filter((step) => step.kind === "check");
  const finished = await runChecks(checks, change);
  for (const step of steps.filter(({ kind }) => kind === "suite")) {
    announce(step);
    const result = await finish(step, change);
    tell(result);
    finished.push(result);
  }
  finished.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
  return summarize(finished, (performance.now() - started) / 1000) ? 0 : 1;
}

process.env = childEnvironment(process.env);
// Our children write to a pipe; whether colours are wanted is known only here.
if (process.stdout.isTTY && !process.env.NO_COLOR) process.env.FORCE_COLOR = "1";
else {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = "1";
}
try {
  process.exitCode = await test(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
