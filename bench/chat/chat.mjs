import { TimeoutError, withTimeout } from "../../scripts/stories/clock.mjs";
import { launch, withPage } from "../browser.mjs";
import { CELLS, CONTENDERS } from "./cells.mjs";
import { differences } from "./differences.mjs";
import { countExpected, measureChat } from "./measure.mjs";
import { Results } from "./results.mjs";
import { pageSize } from "./sizes.mjs";
import { chatTables, rawTable } from "./tables.mjs";

/**
 * @typedef {object} Choice what of it runs
 * @property {number} rounds
 * @property {readonly string[] | null} texts null for all
 * @property {readonly string[] | null} contenders
 * @property {boolean} hurry draw frames as fast as they can be made
 */

/** @typedef {import("./cells.mjs").Cell} Cell */
/** @typedef {import("playwright").Browser} Browser */

/** A page that renders no more frames is replaced; no run takes that long. */
const STALLED_MS = 300_000;

/** The contenders that goals compare, and ours: they run in every round. */
const EVERY_ROUND = [
  ...["ours", "ours-unpaced", "ours-transcript", "ours-screen"],
  ...["smd", "streamdown", "streamdown-code"],
];
/** Any other contender runs in so many rounds of a cell where one takes it longer than this: the rest would be waiting. */
const SLOW_MS = 15_000;
const SLOW_ROUNDS = 2;

/**
 * 200 chunks a second are counted by the clock of the frames, and so is what a wheel moves. What draws behind the frame instead of
 * in it, as React does unasked, would at times miss a frame that comes as fast as it can be made.
 * @param {Cell} cell @param {string} contender whether its frames come 60 times a second in any case
 */
const isClocked = ({ kind }, contender) =>
  kind === "fast" || kind === "scroll" || contender === "ours-unpaced";

/** @param {readonly string[]} all @param {readonly string[] | null} wanted @param {string} what */
function chosen(all, wanted, what) {
  const unknown = wanted?.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`No ${what} ${unknown}. There are ${all.join(", ")}.`);
  return all.filter((name) => wanted?.includes(name) ?? true);
}

/** The cells that are wanted, with the contenders that are. @param {Choice} choice @returns {Cell[]} */
function chosenCells({ texts, contenders }) {
  const cellNames = chosen(
    CELLS.map(({ name }) => name),
    texts,
    "text",
  );
  const names = chosen(CONTENDERS, contenders, "contender");
  return CELLS.filter(({ name }) => cellNames.includes(name)).map((cell) => ({
    ...cell,
    contenders: (contenders === null ? cell.contenders : names).filter((name) =>
      names.includes(name),
    ),
  }));
}

/** Cells that are compared, in one list each. @param {readonly Cell[]} cells @returns {Cell[][]} */
function groupsOf(cells) {
  /** @type {Map<string, Cell[]>} */
  const groups = new Map();
  for (const cell of cells) {
    const name = cell.beside ?? cell.name;
    groups.set(name, [...(groups.get(name) ?? []), cell]);
  }
  return [...groups.values()];
}

/**
 * One run of one contender in a cell, repeated once if its page stalls.
 * @param {Browser} browser
 * @param {string} url
 * @param {Cell} cell
 * @param {string} contender
 */
async function runOnce(browser, url, cell, contender) {
  const measure = () =>
    withTimeout(
      STALLED_MS,
      withPage(browser, url, (page) => measureChat(page, cell, contender)),
    );
  try {
    return await measure().catch((error) =>
      error instanceof TimeoutError ? measure() : Promise.reject(error),
    );
  } catch (error) {
    throw new Error(`${cell.name}, ${contender} failed`, { cause: error });
  }
}

/**
 * One round of the cells of a group: every contender in turns, each in all of its cells. Another cell comes first in each
 * round, so that each has had each place.
 * @param {(cell: Cell, contender: string) => Browser} browserFor
 * @param {string} url
 * @param {readonly Cell[]} group
 * @param {Results} results
 * @param {number} round
 * @param {Set<string>} slow cells and contenders that take long
 */
async function runRound(browserFor, url, group, results, round, slow) {
  const first = round % group.length;
  const cells = [...group.slice(first), ...group.slice(0, first)];
  for (const contender of CONTENDERS) {
    for (const cell of cells.filter(({ contenders }) => contenders.includes(contender))) {
      const key = `${cell.name}/${contender}`;
      if (round > SLOW_ROUNDS && slow.has(key)) continue;
      const began = Date.now();
      const figures = results.gaveUp(cell.name, contender)
        ? null
        : await runOnce(browserFor(cell, contender), url, cell, contender);
      if (Date.now() - began > SLOW_MS && !EVERY_ROUND.includes(contender)) slow.add(key);
      results.add(cell.name, contender, figures);
    }
  }
}

/** @param {Browser} browser @param {string} url @param {readonly Cell[]} cells @param {Results} results */
async function differencesOf(browser, url, cells, results) {
  const lines = [];
  for (const cell of cells.filter(({ kind }) => kind === "stream")) {
    const expected = await withPage(browser, url, (page) => countExpected(page, cell));
    lines.push(...differences(results, cell, expected));
  }
  return lines.length === 0 ? "All drew the same." : lines.join("\n");
}

/**
 * Every contender in turns, round by round, so that a slow minute of the machine touches them all.
 * @param {string} url
 * @param {Choice} choice
 * @param {(line: string) => void} say
 * @returns {Promise<[name: string, table: string][]>} by the mark in README.md behind which they belong
 */
export async function runChat(url, choice, say) {
  const cells = chosenCells(choice);
  const browser = await launch();
  const hurried = choice.hurry ? await launch(["--disable-frame-rate-limit"]) : browser;
  /** @param {Cell} cell @param {string} contender */
  const browserFor = (cell, contender) => (isClocked(cell, contender) ? browser : hurried);
  const results = new Results();
  /** @type {Set<string>} */
  const slow = new Set();
  try {
    for (let round = 1; round <= choice.rounds; round += 1) {
      for (const group of groupsOf(cells)) {
        const began = Date.now();
        await runRound(browserFor, url, group, results, round, slow);
        const seconds = Math.round((Date.now() - began) / 1000);
        const names = group.map(({ name }) => name).join(", ");
        say(`  round ${round} of ${choice.rounds}, ${names}: ${seconds} s`);
      }
    }
    for (const name of new Set(cells.flatMap(({ contenders }) => contenders))) {
      results.add("page", name, pageSize(name));
    }
    if (choice.texts !== null) for (const cell of cells) say(`\n${rawTable(results, cell)}`);
    const drawn = await differencesOf(browser, url, cells, results);
    const pace = choice.hurry ? "as fast as they can be made" : "60 times a second";
    const how = `Medians of ${choice.rounds} rounds, frames ${pace}.`;
    return [...chatTables(results, how), ["chat-drawn", drawn]];
  } finally {
    await browser.close();
    await hurried.close();
  }
}
