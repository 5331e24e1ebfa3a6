/** @typedef {import("./results.mjs").Results} Results */

/**
 * @typedef {object} Goal
 * @property {string} name
 * @property {number} limit at most this
 * @property {(results: Results) => number | null} measured null when what it needs was not run
 */

/** @param {string} cell @param {string} [figure] @returns {(peer: string) => Goal["measured"]} */
const ours =
  (cell, figure = "total", contender = "ours") =>
  (peer) =>
  (results) =>
    results.ratio([cell, contender, figure], [cell, peer, figure]);

/** @param {string} name @param {number} limit @param {Goal["measured"]} measured @returns {Goal} */
const goal = (name, limit, measured) => ({ name, limit, measured });

/** @type {Goal["measured"]} */
const nearTheEnd = (results) =>
  results.ratio(["mixed-400", "ours", "last update"], ["mixed-100", "ours", "last update"]);

/** @param {string} cell @param {string} base @returns {Goal["measured"]} */
const against = (cell, base) => (results) =>
  results.ratio([cell, "ours", "total"], [base, "ours", "total"]);

const BLOCKS = ["paragraph", "list", "table", "fence"];
const LABELS = ["footnote-early", "footnote-late", "link-early", "link-late"];

/** What the product wants to hold, in the order in which it is told. */
export const GOALS = [
  goal("mixed 100 kB, x smd", 0.92, ours("mixed-100")("smd")),
  goal("mixed 100 kB, x Streamdown", 0.37, ours("mixed-100")("streamdown")),
  goal("mixed 400 kB, x smd", 0.47, ours("mixed-400")("smd")),
  goal("mixed 400 kB, x Streamdown", 0.19, ours("mixed-400")("streamdown")),
  goal("an update near the end of 400 kB, x smd", 0.28, ours("mixed-400", "last update")("smd")),
  goal("an update near the end of 400 kB, x near the end of 100 kB", 1.2, nearTheEnd),
  goal("mixed 100 kB not followed, x smd", 0.73, ours("mixed-100-free")("smd")),
  goal("mixed 100 kB not followed, x Streamdown", 0.3, ours("mixed-100-free")("streamdown")),
  ...BLOCKS.flatMap((block) => {
    const cell = `${block}-40`;
    return [
      // No more than; the twentieth is the noise of so short a time.
      goal(`one ${block} of 40 kB: script of an update, last x first tenth`, 1.05, (results) =>
        results.ratio([cell, "ours", "last script"], [cell, "ours", "first script"]),
      ),
      goal(`one ${block} of 40 kB, x Streamdown`, 0.15, ours(cell)("streamdown")),
    ];
  }),
  ...LABELS.map((cell) =>
    goal(`${cell.replace("-", ", ")}, x without`, 1.1, against(cell, "mixed-100")),
  ),
  goal("two answers at once, x one", 1.4, against("two-100", "mixed-100")),
  goal("200 chunks a second, x Streamdown", 0.15, ours("fast-100")("streamdown")),
  goal("200 chunks a second, frames over 25 ms", 0, (results) =>
    results.value(["fast-100", "ours", "frames over 25 ms"]),
  ),
  goal(
    "2,000 messages: mount, x Streamdown",
    0.07,
    ours("messages-2000", "mount", "ours-transcript")("streamdown"),
  ),
  goal(
    "2,000 messages: an update of the last, x smd",
    0.22,
    ours("messages-2000", "append", "ours-transcript")("smd"),
  ),
  goal(
    "2,000 messages: heap, x Streamdown",
    0.28,
    ours("messages-2000", "heap", "ours-transcript")("streamdown"),
  ),
];
