import { shown } from "../report.mjs";
import { GOALS } from "./goals.mjs";

/** @typedef {import("./results.mjs").Results} Results */

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  return [
    `| ${head.join(" | ")} |`,
    `|---|${head
      .slice(1)
      .map(() => "---:")
      .join("|")}|`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}

/**
 * Each contender's figures of one cell, and how many times ours, smd's and Streamdown's the first of them is.
 * @param {Results} results @param {import("./cells.mjs").Cell} cell @param {readonly string[]} contenders @param {readonly string[]} figures
 */
export function cellTable(results, { name }, contenders, figures) {
  const main = figures[0] ?? "total";
  const rows = contenders
    .filter((contender) => results.has(name, contender))
    .map((contender) => [
      contender,
      ...["ours", "smd", "streamdown"].map((base) =>
        shown(results.ratio([name, contender, main], [name, base, main])),
      ),
      ...figures.map((figure) => shown(results.value([name, contender, figure]))),
    ]);
  return table([name, "x ours", "x smd", "x Streamdown", ...figures], rows);
}

/** @param {Results} results */
export function goalTable(results) {
  const rows = GOALS.flatMap(({ name, limit, measured }) => {
    const value = measured(results);
    if (value === null) return [];
    return [[name, `≤ ${limit}`, shown(value), value <= limit ? "met" : "missed"]];
  });
  return table(["goal", "at most", "measured", ""], rows);
}
