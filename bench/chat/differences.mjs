/** @typedef {import("./results.mjs").Results} Results */

const COUNTED = ["headings", "rows", "items", "code blocks", "links"];

/**
 * Where a contender drew more or less than react-markdown: who draws less is not faster.
 * @param {Results} results
 * @param {import("./cells.mjs").Cell} cell
 * @param {import("../report.mjs").Figures} expected
 * @returns {string[]}
 */
export function differences(results, { name, contenders }, expected) {
  return contenders.flatMap((contender) => {
    const parts = COUNTED.flatMap((what) => {
      const value = results.value([name, contender, what]);
      if (value === null || value === expected[what]) return [];
      return [`${value} ${what} instead of ${expected[what]}`];
    });
    // The bare text draws none of it, as everybody expects.
    return parts.length === 0 || contender === "text"
      ? []
      : [`- ${name}, ${contender}: ${parts.join(", ")}`];
  });
}
