import { readRequirements as readAll } from "../../packages/ui/src/docs/review/requirements.logic.ts";

// Storybook shows the same catalogue; there is one reader for both.
export { readStates } from "../../packages/ui/src/docs/review/screen-states.logic.ts";

/** @typedef {{ id: string, area: string, text: string }} Entry */

// Resolutions and decisions explain requirements; they are not requirements themselves.
const EXPLANATIONS = new Set(["CT", "LO"]);

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
  return readAll(markdown).filter(({ id }) => !isExplanation(id));
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
