import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { styleText } from "node:util";
import { RESULTS, ROOT } from "../machine/paths.mjs";

const SHOWN_LINES = 200;

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./steps.mjs").StepResult & { step: Step, seconds: number }} Finished */

/** @param {number} seconds */
function duration(seconds) {
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** @param {Finished} finished */
function mark({ failed }) {
  return failed === 0 ? styleText("green", "✓") : styleText("red", "✗");
}

/** @param {Finished} finished */
function score({ step, passed, failed }) {
  if (step.kind === "check") return failed === 0 ? "passed" : "failed";
  return `${passed} passed, ${failed} failed`;
}

/** Announces a suite. @param {Step} step */
export function announce(step) {
  console.log(`\n${styleText("bold", step.title)} ...`);
}

/**
 * Reports how a step ended; a failure with the last lines of its output. The full output goes to a file.
 * @param {Finished} finished
 */
export function tell(finished) {
  const { step, failed, output, notes, seconds } = finished;
  mkdirSync(RESULTS, { recursive: true });
  const log = join(RESULTS, `${step.id}.log`);
  writeFileSync(log, output);
  const name = step.kind === "check" ? step.title : score(finished);
  console.log(`${mark(finished)} ${name} ${styleText("dim", duration(seconds))}`);
  if (failed > 0) {
    const lines = output.trimEnd().split("\n");
    const left = lines.length - SHOWN_LINES;
    if (left > 0) console.log(`  ... ${left} lines before this are in ${relative(ROOT, log)}`);
    console.log(
      lines
        .slice(-SHOWN_LINES)
        .map((line) => `  ${line}`)
        .join("\n"),
    );
  }
  for (const note of notes) console.log(styleText("dim", `  ${note}`));
}

/**
 * Of the notes of all steps, those of one kind, each once and without its kind.
 * @param {Finished[]} all
 * @param {"failed" | "skipped"} kind
 */
function notesOf(all, kind) {
  const own = all
    .flatMap(({ notes }) => notes)
    .filter((note) => note.startsWith(`${kind}: `))
    .map((note) => note.slice(kind.length + 2).replace(/\.$/, ""));
  return [...new Set(own)];
}

/**
 * The table of all steps, what was skipped, what failed by name, and the line that counts them.
 * @param {Finished[]} all
 * @param {number} seconds of the whole run
 * @returns {boolean} whether everything passed
 */
export function summarize(all, seconds) {
  const width = Math.max(...all.map(({ step }) => step.title.length));
  const scores = Math.max(...all.map((finished) => score(finished).length));
  console.log(`\n${styleText("bold", "Summary")} ${styleText("dim", duration(seconds))}`);
  for (const finished of all) {
    const columns = [finished.step.title.padEnd(width), score(finished).padEnd(scores)];
    const time = styleText("dim", duration(finished.seconds));
    console.log(`${mark(finished)} ${columns.join("  ")}  ${time}`);
  }
  const skipped = notesOf(all, "skipped");
  if (skipped.length > 0) console.log(`\n${skipped.length} skipped: ${skipped.join("; ")}`);
  // Last, since the end of a long log is what people see of it.
  for (const title of notesOf(all, "failed")) console.log(`failed: ${title}`);
  const passed = all.reduce((sum, finished) => sum + finished.passed, 0);
  const failed = all.reduce((sum, finished) => sum + finished.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
