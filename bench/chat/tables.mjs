import { shown } from "../report.mjs";
import { CONTENDERS } from "./cells.mjs";
import { count, countAtWorst, figure, growth, NOTHING, plain, times } from "./columns.mjs";
import { GOALS } from "./goals.mjs";

/** @typedef {import("./results.mjs").Results} Results */
/** @typedef {import("./columns.mjs").Column} Column */

const BLOCKS = ["paragraph", "list", "table", "fence"];
const PACED = {
  "mixed-100": "mixed 100 kB",
  "fence-40": "one fence",
  "fast-100": "200 chunks a second",
};
const LABELS = ["footnote-early", "footnote-late", "link-early", "link-late"];

/** By the marker in README.md that each table follows. @type {Record<string, Column[]>} */
const TABLES = {
  "chat-mixed": [
    figure("20 kB", "mixed-20", "total"),
    figure("100 kB", "mixed-100", "total"),
    figure("400 kB", "mixed-400", "total"),
    growth("growth", ["mixed-400", "total"], ["mixed-20", "total"], 20),
    times("100 kB x smd", "mixed-100", "smd"),
    times("x Streamdown", "mixed-100", "streamdown"),
    times("400 kB x smd", "mixed-400", "smd"),
    times("x Streamdown", "mixed-400", "streamdown"),
  ],
  "chat-update": [
    figure("first of 100 kB", "mixed-100", "first update"),
    figure("last of 100 kB", "mixed-100", "last update"),
    figure("last of 400 kB", "mixed-400", "last update"),
    growth("last of 400 x first", ["mixed-400", "last update"], ["mixed-400", "first update"]),
    times("last of 400 x smd", "mixed-400", "smd", "last update"),
    times("x Streamdown", "mixed-400", "streamdown", "last update"),
  ],
  "chat-free": [
    figure("100 kB", "mixed-100-free", "total"),
    times("x smd", "mixed-100-free", "smd"),
    times("x Streamdown", "mixed-100-free", "streamdown"),
  ],
  "chat-blocks": BLOCKS.flatMap((block) => [
    figure(`one ${block}`, `${block}-40`, "total"),
    times("x Streamdown", `${block}-40`, "streamdown"),
    growth("last x first", [`${block}-40`, "last script"], [`${block}-40`, "first script"]),
  ]),
  "chat-labels": [
    plain("without", "mixed-100", "total"),
    ...LABELS.map((label) =>
      growth(label.replace("-", ", "), [label, "total"], ["mixed-100", "total"]),
    ),
    growth("two answers", ["two-100", "total"], ["mixed-100", "total"]),
  ],
  "chat-fast": [
    figure("work", "fast-100", "total"),
    times("x smd", "fast-100", "smd"),
    times("x Streamdown", "fast-100", "streamdown"),
    plain("share of the thread", "fast-100", "share of the thread"),
    count("frames over 25 ms", "fast-100", "frames over 25 ms"),
    plain("longest frame", "fast-100", "longest frame"),
  ],
  "chat-pace": Object.entries(PACED).flatMap(([cell, head]) => [
    figure(head, cell, "total"),
    times("x Streamdown", cell, "streamdown"),
  ]),
  "chat-messages": [
    figure("mount", "messages-2000", "mount"),
    times("x Streamdown", "messages-2000", "streamdown", "mount"),
    figure("append", "messages-2000", "append"),
    times("x smd", "messages-2000", "smd", "append"),
    figure("heap, MB", "messages-2000", "heap"),
    times("x Streamdown", "messages-2000", "streamdown", "heap"),
    count("elements", "messages-2000", "elements"),
  ],
  "chat-scroll": [
    figure("mount", "scroll-10000", "mount"),
    times("x all drawn", "scroll-10000", "ours", "mount"),
    count("elements", "scroll-10000", "elements"),
    count("tasks over 50 ms", "scroll-10000", "long tasks"),
    countAtWorst("in the worst round", "scroll-10000", "long tasks"),
    plain("longest task", "scroll-10000", "longest task"),
    count("while typed", "scroll-10000", "long tasks typing"),
    countAtWorst("in the worst round", "scroll-10000", "long tasks typing"),
  ],
  "chat-page": [
    plain("script", "page", "script"),
    plain("style", "page", "style"),
    plain("heap after 100 kB, MB", "mixed-100", "heap"),
    plain("after 400 kB", "mixed-400", "heap"),
    ...["headings", "rows", "items", "code blocks", "links", "elements"].map((name) =>
      count(name, "mixed-100", name),
    ),
  ],
};

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function markdown(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = `|---|${"---:|".repeat(head.length - 1)}`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** What of a table was measured. @param {Results} results @param {readonly Column[]} columns @returns {string | null} */
function drawn(results, columns) {
  const filled = columns.filter(({ show }) =>
    CONTENDERS.some((contender) => show(results, contender) !== NOTHING),
  );
  const rows = CONTENDERS.map((contender) => [
    contender,
    ...filled.map(({ show }) => show(results, contender)),
  ]).filter((row) => row.slice(1).some((shownCell) => shownCell !== NOTHING));
  if (filled.length === 0) return null;
  return markdown(["contender", ...filled.map(({ head }) => head)], rows);
}

/**
 * @param {Results} results
 * @param {string} how it was measured
 * @returns {[name: string, table: string][]} by the mark in README.md behind which they belong
 */
export function chatTables(results, how) {
  const tables = Object.entries(TABLES).flatMap(([name, columns]) => {
    const table = drawn(results, columns);
    return table === null ? [] : [/** @type {[string, string]} */ ([name, table])];
  });
  return [...tables, ["chat-goals", `${how}\n\n${goalTable(results)}`]];
}

/** @param {Results} results */
function goalTable(results) {
  const rows = GOALS.flatMap(({ name, limit, measured }) => {
    const value = measured(results);
    if (value === null) return [];
    return [[name, String(limit), shown(value), value <= limit ? "met" : "missed"]];
  });
  return markdown(["goal", "at most", "measured", ""], rows);
}

/** All figures of one cell, for debugging. @param {Results} results @param {import("./cells.mjs").Cell} cell */
export function rawTable(results, { name, contenders }) {
  const run = contenders.filter((contender) => results.has(name, contender));
  const figures = results.figures(name);
  const rows = run.map((contender) => [
    contender,
    ...figures.map((each) => shown(results.value([name, contender, each]))),
  ]);
  return markdown([name, ...figures], rows);
}
