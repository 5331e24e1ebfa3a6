// What a page loads for one address of the library before it can be used, and what comes later.
import { measureSizes } from "../scripts/package/measure-sizes.mjs";

/** On 2026-11-30, in kB: script that is loaded at once, and on demand. The goal is for the first. */
const ADDRESSES = {
  form: { before: 168.7, laterBefore: 57.1, goal: 60 },
  "patterns/manifest-form": { before: 98.7, laterBefore: 57.1, goal: 50 },
  "patterns/data-table": { before: 73.7, laterBefore: 0, goal: 45 },
  "patterns/inbox-list": { before: 72.5, laterBefore: 0, goal: 45 },
  "approval window": { before: 70.4, laterBefore: 53.1, goal: 60 },
  combobox: { before: 51.7, laterBefore: 0 },
  "command-palette": { before: 45.8, laterBefore: 0 },
  select: { before: 36.1, laterBefore: 0 },
  menu: { before: 33.2, laterBefore: 0 },
  "patterns/shell": { before: 54.4, laterBefore: 0.7 },
};

/** @param {number} bytes */
const kilo = (bytes) => (bytes / 1000).toFixed(1);

/** The sizes of the addresses that cost most, as a table in Markdown. */
export async function libraryTable() {
  const wanted = new Map(Object.entries(ADDRESSES));
  const sizes = await measureSizes((name) => wanted.has(name));
  const rows = [...wanted].map(([name, { before, laterBefore, ...rest }]) => {
    const size = sizes.find((one) => one.name === name);
    if (!size) throw new Error(`The library has no address ${name}.`);
    const goal = "goal" in rest ? String(rest.goal) : "";
    const later = size.later > 0 ? kilo(size.later) : "";
    return [name, before, kilo(size.script), goal, laterBefore || "", later];
  });
  return [
    "| address | before, kB | now, kB | goal, kB | later, before | later, now |",
    "|---|---|---|---|---|---|",
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}
