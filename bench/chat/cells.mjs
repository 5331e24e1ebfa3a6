/**
 * @typedef {object} Cell one text, or one action on it
 * @property {string} name as `--text` takes it
 * @property {"stream" | "fast" | "messages" | "scroll"} kind
 * @property {string[]} texts one for each growing answer
 * @property {boolean} followed whether the end is kept in view
 * @property {number} [before] complete answers of one kilobyte before the text
 * @property {string} [beside] the cell to compare with: each contender runs both in succession
 * @property {readonly string[]} contenders
 */

/** Named as the files in src/chat/contenders. */
export const CONTENDERS = [
  ...["ours", "ours-unpaced", "ours-transcript", "ours-screen", "smd", "text", "code-by-hand"],
  ...[
    "streamdown",
    "streamdown-paced",
    "streamdown-code",
    "block-split",
    "react-markdown",
    "assistant-ui",
    "ant-design-x",
  ],
];

/** Those that a whole run of a hundred kilobytes does not take a minute of; the rest of a comparison would be waiting. */
const QUICK = ["ours", "ours-unpaced", "smd", "streamdown", "block-split"];

/** For what only a page can show, for a single block, and for the effect of the pace alone: each has its own cells. */
const SPECIAL = ["ours-unpaced", "ours-screen", "code-by-hand", "streamdown-paced"];

/** @param {string[]} special */
const partsWith = (...special) =>
  CONTENDERS.filter((name) => !SPECIAL.includes(name) || special.includes(name));

/** @param {string} name @param {Partial<Cell>} [other] @returns {Cell} */
const cell = (name, other) => ({
  ...{ name, kind: "stream", texts: [name], followed: true, contenders: partsWith() },
  ...other,
});

const besideMixed = { beside: "mixed-100", contenders: QUICK };

/** In the order in which they run. */
export const CELLS = [
  cell("mixed-20"),
  cell("mixed-400", { contenders: partsWith("ours-unpaced") }),
  cell("mixed-100", { contenders: partsWith("ours-unpaced", "streamdown-paced") }),
  cell("footnote-early", besideMixed),
  cell("footnote-late", besideMixed),
  cell("link-early", besideMixed),
  cell("link-late", besideMixed),
  cell("two-100", { ...besideMixed, texts: ["mixed-100", "second"] }),
  cell("mixed-100-free", { texts: ["mixed-100"], followed: false }),
  cell("paragraph-40", { contenders: partsWith("ours-unpaced") }),
  cell("list-40", { contenders: partsWith("ours-unpaced") }),
  cell("table-40", { contenders: partsWith("ours-unpaced") }),
  cell("fence-40", { contenders: partsWith("ours-unpaced", "code-by-hand", "streamdown-paced") }),
  cell("fast-100", {
    ...{ kind: "fast", texts: ["mixed-100"] },
    contenders: partsWith("streamdown-paced"),
  }),
  cell("messages-2000", { kind: "messages", texts: [], before: 2_000 }),
  // 10,000 with the questions. What draws all of them is there to tell how long that takes.
  cell("scroll-10000", {
    ...{ kind: "scroll", texts: [], before: 5_000 },
    contenders: ["ours", "ours-transcript", "ours-screen"],
  }),
];
