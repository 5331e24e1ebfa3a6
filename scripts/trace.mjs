// Which requirements no test names, and which screen states no story shows.
// `--missing` lists them, `--areas SHELL,chat` limits the areas, `--strict` fails when one is missing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import { readSource, sourceFiles } from "./checks/source-files.mjs";
import { ROOT } from "./machine/paths.mjs";
import {
  byArea,
  idsInTitles,
  isExplanation,
  readRequirements,
  readStates,
  statesInTags,
} from "./trace/catalogue.mjs";

const { values } = parseArgs({
  options: {
    missing: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
    areas: { type: "string" },
  },
});
const areas = values.areas?.split(",").map((area) => area.trim());

/** @param {string} name */
const spec = (name) => readFileSync(join(ROOT, "docs", "spec", name), "utf8");

const OWN_TESTS = /^scripts\/trace\//;
const tests = sourceFiles(/\.(test|spec|stories)\.(tsx?|mjs)$/).filter(
  ({ path }) => !OWN_TESTS.test(path),
);

/**
 * @param {string} heading
 * @param {import("./trace/catalogue.mjs").Entry[]} entries
 * @param {string[]} named
 * @returns {number} how many are missing
 */
function show(heading, entries, named) {
  const covered = new Set(named);
  const shown = byArea(entries, covered).filter(({ area }) => !areas || areas.includes(area));
  const width = Math.max(0, ...shown.map(({ area }) => area.length));
  let missed = 0;
  let total = 0;
  console.log(styleText("bold", heading));
  for (const area of shown) {
    missed += area.missing.length;
    total += area.total;
    const done = area.total - area.missing.length;
    const mark = area.missing.length === 0 ? styleText("green", "✓") : " ";
    console.log(`${mark} ${area.area.padEnd(width)}  ${String(done).padStart(3)} of ${area.total}`);
    if (!values.missing) continue;
    for (const { id, text } of area.missing) console.log(`    ${id}  ${styleText("dim", text)}`);
  }
  const known = new Set(entries.map(({ id }) => id));
  const unknown = [...covered].filter(
    (id) => /[-/]/.test(id) && !known.has(id) && !isExplanation(id),
  );
  console.log(`  ${total - missed} of ${total} covered`);
  if (unknown.length > 0) {
    console.log(styleText("red", `  named, but in no catalogue: ${unknown.sort().join(" ")}`));
  }
  console.log();
  return missed + unknown.length;
}

const requirements = readRequirements(spec("requirements.md"));
const states = readStates(spec("screen-states.md"));
const problems =
  show(
    "Requirements named by a test",
    requirements,
    tests.flatMap(({ file }) => idsInTitles(readSource(file))),
  ) +
  show(
    "Screen states shown by a story",
    states,
    tests
      .filter(({ path }) => path.includes(".stories."))
      .flatMap(({ file }) => statesInTags(readSource(file))),
  );
process.exitCode = values.strict && problems > 0 ? 1 : 0;
