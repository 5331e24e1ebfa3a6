// The cost of each export of the library: its script and its part of the stylesheet, minified and compressed, without React.
// Red when one exceeds its budget. `--write` adds missing budgets and sets the others to the current size plus a tenth.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureSizes } from "./measure-sizes.mjs";

const BUDGETS = join(import.meta.dirname, "size-budgets.json");

/** What was promised, in bytes: `--write` does not raise it. @type {Record<string, number>} */
const PROMISED = { "Button alone": 3_000, "chat set": 60_000, "approval window": 60_000 };

const sizes = await measureSizes();

/** @type {Record<string, number>} */
let budgets = JSON.parse(readFileSync(BUDGETS, "utf8"));
if (process.argv.includes("--write")) {
  budgets = Object.fromEntries(
    sizes.map(({ name, sum }) => [name, PROMISED[name] ?? Math.ceil((sum * 1.1) / 100) * 100]),
  );
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
}

/** @param {number | undefined} bytes */
const kilo = (bytes) => (bytes ? (bytes / 1000).toFixed(1) : "-").padStart(7);
console.log(
  `${"address".padEnd(30)}  script styles    sum  budget   later  (kB, min + gzip, no React)`,
);
/** @type {string[]} */
const over = [];
for (const { name, script, styles, sum, later } of sizes) {
  const budget = budgets[name];
  if (budget === undefined)
    over.push(`${name} has no budget: run node scripts/package/sizes.mjs --write`);
  else if (sum > budget) over.push(`${name} is ${sum - budget} bytes over its budget of ${budget}`);
  const mark = budget === undefined || sum > budget ? "  OVER" : "";
  console.log(name.padEnd(30) + [script, styles, sum, budget, later].map(kilo).join("") + mark);
}
for (const name of Object.keys(budgets)) {
  if (!sizes.some((size) => size.name === name))
    over.push(`${name} has a budget and is no address`);
}
if (over.length > 0) console.error(over.join("\n"));
process.exitCode = over.length > 0 ? 1 : 0;
