// The page of screen states in Storybook reads the same catalogue; there is one reader for both.
export { readStates } from "../../packages/ui/src/docs/review/screen-states.logic.ts";

/** @typedef {{ id: string, area: string, text: string }} Entry */

// Resolutions and decisions explain requirements; they are not promises of their own.
const EXPLANATIONS = new Set(["CT", "LO"]);

/** @param {string} markdown @returns {string[][]} the cells of every table row */
function rows(markdown) {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Whether an id names a resolution or decision: a test may name one, but need not. @param {string} id */
export function isExplanation(id) {
  return EXPLANATIONS.has(id.split("-")[0] ?? "");
}

/**
 * The requirements of docs/spec/requirements.md.
 * @param {string} markdown
 * @returns {Entry[]}
 */
export function readRequirements(markdown) {
  return rows(markdown).flatMap(([id = "", text = ""]) => {
    const area = /^([A-Z]+)-\d+$/.exec(id)?.[1];
    return area && !isExplanation(id) ? [{ id, area, text }] : [];
  });
}

/**
 * The requirement ids that the titles of a test file end with: `it("shows the balance [SHELL-34 LIMIT-05]")`.
 * @param {string} source
 * @returns {string[]}
 */
export function idsInTitles(source) {
  return [...source.matchAll(/\[([A-Z]+\d*-?\d+(?:[ ,]+[A-Z]+\d*-?\d+)*)\]["'`]/g)].flatMap(
    ([, ids = ""]) => ids.split(/[ ,]+/),
  );
}

/**
 * The screen states that a stories file shows: `tags: ["state:chat/new-empty"]`.
 * @param {string} source
 * @returns {string[]}
 */
export function statesInTags(source) {
  return [...source.matchAll(/["'`]state:([a-z0-9-]+\/[a-z0-9-]+)["'`]/g)].map(([, id = ""]) => id);
}

/**
 * What is covered of a catalogue, by area in its order.
 * @param {Entry[]} entries
 * @param {Set<string>} covered
 * @returns {{ area: string, total: number, missing: Entry[] }[]}
 */
export function byArea(entries, covered) {
  const areas = Map.groupBy(entries, ({ area }) => area);
  return [...areas].map(([area, members]) => ({
    area,
    total: members.length,
    missing: members.filter(({ id }) => !covered.has(id)),
  }));
}
