import { shown } from "../report.mjs";

/** @typedef {import("./results.mjs").Results} Results */

/**
 * @typedef {object} Column
 * @property {string} head
 * @property {(results: Results, contender: string) => string} show
 */

export const NOTHING = "–";

/** A figure, and in brackets how many times ours it is. @param {string} head @param {string} cell @param {string} name @returns {Column} */
export const figure = (head, cell, name) => ({
  head,
  show(results, contender) {
    const value = results.value([cell, contender, name]);
    const ratio = results.ratio([cell, contender, name], [cell, "ours", name]);
    if (contender === "ours" || value === null || ratio === null) return shown(value);
    return `${shown(value)} (${shown(ratio)}x)`;
  },
});

/** A figure without a comparison. @param {string} head @param {string} cell @param {string} name @returns {Column} */
export const plain = (head, cell, name) => ({
  head,
  show: (results, contender) => shown(results.value([cell, contender, name])),
});

/** A number of things. @param {string} head @param {string} cell @param {string} name @returns {Column} */
export const count = (head, cell, name) => ({
  head,
  show: (results, contender) =>
    results.value([cell, contender, name])?.toLocaleString("en") ?? NOTHING,
});

/** A number of things in the round that had most of them. @param {string} head @param {string} cell @param {string} name @returns {Column} */
export const countAtWorst = (head, cell, name) => ({
  head,
  show: (results, contender) =>
    results.worst([cell, contender, name])?.toLocaleString("en") ?? NOTHING,
});

/** How many times the same figure of a peer. @param {string} head @param {string} cell @param {string} peer @returns {Column} */
export const times = (head, cell, peer, name = "total") => ({
  head,
  show: (results, contender) => shown(results.ratio([cell, contender, name], [cell, peer, name])),
});

/** How many times another figure of the same contender. @param {string} head @param {readonly [cell: string, figure: string]} of @param {readonly [cell: string, figure: string]} base @returns {Column} */
export const growth = (head, [cell, name], [baseCell, baseName], by = 1) => ({
  head,
  show(results, contender) {
    const ratio = results.ratio([cell, contender, name], [baseCell, contender, baseName]);
    return shown(ratio === null ? null : ratio / by);
  },
});
