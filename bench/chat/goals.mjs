/** @typedef {import("./results.mjs").Results} Results */

/**
 * @typedef {object} Goal
 * @property {string} name
 * @property {number} limit at most this
 * @property {(results: Results) => number | null} measured null when what it needs was not run
 */

/** @param {string} name @param {number} limit @param {Goal["measured"]} measured @returns {Goal} */
const goal = (name, limit, measured) => ({ name, limit, measured });

/** @typedef {"smd" | "streamdown" | "streamdown-code"} Peer */

/** Ours against a peer in the same cell. @param {string} cell @param {Peer} peer @returns {Goal["measured"]} */
const beside = (cell, peer, figure = "total", ours = "ours") => {
  return (results) => results.ratio([cell, ours, figure], [cell, peer, figure]);
};

/** The whole transcript: it decides which messages are drawn. @param {string} figure @param {Peer} peer */
const messages = (figure, peer) => beside("messages-2000", peer, figure, "ours-transcript");

/**
 * Ours in one cell against ours in another, in every frame: with the pace of the product dearer drawings become fewer, and what
 * grows would be hidden up to twice.
 * @param {string} cell @param {string} other @returns {Goal["measured"]}
 */
const against = (cell, other, figure = "total") => {
  return (results) =>
    results.ratio([cell, "ours-unpaced", figure], [other, "ours-unpaced", figure]);
};

/** In the round that had most of them: a median would hide that some scrolls stand still. @param {string} what @param {string} contender @param {string} figure */
const noLongTask = (what, contender, figure) =>
  goal(`10,000 messages: tasks over 50 ms while a ${what}, worst round`, 0, (results) =>
    results.worst(["scroll-10000", contender, figure]),
  );

/** @param {string} block @returns {Goal[]} */
const blockGoals = (block) => {
  const cell = `${block}-40`;
  return [
    // A twentieth above "no more" is the noise of so short a time.
    goal(`one ${block} of 40 kB: script of the last tenth x the first`, 1.05, (results) =>
      results.ratio([cell, "ours-unpaced", "last script"], [cell, "ours-unpaced", "first script"]),
    ),
    // Without its plugin Streamdown leaves code black, which ours does not.
    goal(
      block === "fence"
        ? "one fence of 40 kB x plain Streamdown, which leaves code black"
        : `one ${block} of 40 kB x Streamdown`,
      0.15,
      beside(cell, "streamdown"),
    ),
  ];
};

/** @param {string} cell */
const labelGoal = (cell) =>
  goal(`${cell.replace("-", ", defined ")} x without`, 1.1, against(cell, "mixed-100"));

/** The product's goals, in report order. */
export const GOALS = [
  goal("mixed 100 kB x smd", 0.92, beside("mixed-100", "smd")),
  goal("mixed 100 kB x Streamdown", 0.37, beside("mixed-100", "streamdown")),
  goal("mixed 400 kB x smd", 0.47, beside("mixed-400", "smd")),
  goal("mixed 400 kB x Streamdown", 0.19, beside("mixed-400", "streamdown")),
  goal("an update near the end of 400 kB x smd", 0.28, beside("mixed-400", "smd", "last update")),
  goal("the same x near the end of 100 kB", 1.2, against("mixed-400", "mixed-100", "last update")),
  goal("mixed 100 kB, not followed, x smd", 0.73, beside("mixed-100-free", "smd")),
  goal("mixed 100 kB, not followed, x Streamdown", 0.3, beside("mixed-100-free", "streamdown")),
  ...["paragraph", "list", "table", "fence"].flatMap(blockGoals),
  goal("one fence of 40 kB x Streamdown in colours", 0.15, beside("fence-40", "streamdown-code")),
  ...["footnote-early", "footnote-late", "link-early", "link-late"].map(labelGoal),
  goal("two answers at once x one", 1.4, against("two-100", "mixed-100")),
  goal("the same at the pace of the product", 1.4, (results) =>
    results.ratio(["two-100", "ours", "total"], ["mixed-100", "ours", "total"]),
  ),
  goal("200 chunks a second x Streamdown", 0.15, beside("fast-100", "streamdown")),
  goal("200 chunks a second: frames over 25 ms", 0, (results) =>
    results.value(["fast-100", "ours", "frames over 25 ms"]),
  ),
  goal("2,000 messages: mount x Streamdown", 0.07, messages("mount", "streamdown")),
  goal("2,000 messages: an append x smd", 0.22, messages("append", "smd")),
  goal("2,000 messages: heap x Streamdown", 0.28, messages("heap", "streamdown")),
  goal("10,000 messages: mount of the page x all drawn", 0.1, (results) =>
    results.ratio(["scroll-10000", "ours-screen", "mount"], ["scroll-10000", "ours", "mount"]),
  ),
  goal("10,000 messages: elements of the page", 1_500, (results) =>
    results.value(["scroll-10000", "ours-screen", "elements"]),
  ),
  noLongTask("transcript is scrolled", "ours-transcript", "long tasks"),
  noLongTask("page is scrolled", "ours-screen", "long tasks"),
  noLongTask("message is typed", "ours-screen", "long tasks typing"),
  goal("page of the chat stream: kB of script", 95, (results) =>
    results.value(["page", "ours", "script"]),
  ),
];
