import { median } from "../report.mjs";

/** @typedef {import("../report.mjs").Figures} Figures */
/** @typedef {readonly [cell: string, contender: string, figure: string]} Place which figure */

/** What was measured, round by round. A run that took too long is null, and so are the later ones of its kind. */
export class Results {
  /** @type {Map<string, (Figures | null)[]>} */
  #rounds = new Map();

  /** @param {string} cell @param {string} contender @param {Figures | null} figures */
  add(cell, contender, figures) {
    const key = `${cell}/${contender}`;
    this.#rounds.set(key, [...(this.#rounds.get(key) ?? []), figures]);
  }

  /** @param {string} cell @param {string} contender whether a run was given up */
  gaveUp(cell, contender) {
    return this.#rounds.get(`${cell}/${contender}`)?.includes(null) ?? false;
  }

  /** @param {string} cell @param {string} contender */
  has(cell, contender) {
    return this.#rounds.has(`${cell}/${contender}`);
  }

  /** The names of a cell's figures. @param {string} cell */
  figures(cell) {
    const of = [...this.#rounds].find(([key, rounds]) => key.startsWith(`${cell}/`) && rounds[0]);
    return Object.keys(of?.[1][0] ?? {});
  }

  /** The figure in each round. @param {Place} place @returns {(number | null)[]} */
  #each([cell, contender, figure]) {
    return (this.#rounds.get(`${cell}/${contender}`) ?? []).map(
      (figures) => figures?.[figure] ?? null,
    );
  }

  /** @param {Place} place @returns {number | null} the median over the rounds */
  value(place) {
    return medianOf(this.#each(place));
  }

  /** @param {Place} place @returns {number | null} the largest of the rounds */
  worst(place) {
    const values = known(this.#each(place));
    return values && Math.max(...values);
  }

  /**
   * The ratio of two figures: the median over the rounds, so that a slow minute of the machine, which affects both, cancels
   * out.
   * @param {Place} place @param {Place} base @returns {number | null}
   */
  ratio(place, base) {
    const bases = this.#each(base);
    return medianOf(
      this.#each(place).map((value, round) => {
        const below = bases[round];
        return value === null || !below ? null : value / below;
      }),
    );
  }
}

/** @param {(number | null)[]} values @returns {number[] | null} null where there is none, or one is missing */
function known(values) {
  const all = values.filter((value) => value !== null);
  return all.length === 0 || all.length < values.length ? null : all;
}

/** @param {(number | null)[]} values @returns {number | null} */
function medianOf(values) {
  const all = known(values);
  return all && median(all);
}
