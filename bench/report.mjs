/** @typedef {Record<string, number | null>} Figures what one run of one contender measured, in milliseconds or elements */

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** @param {number[]} values @param {number} share from 0 to 1 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The median of each figure over the runs of a contender. @param {Figures[]} runs @returns {Figures} */
export function medians(runs) {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name]).filter((value) => typeof value === "number");
      return [name, values.length === 0 ? null : median(values)];
    }),
  );
}

/** @param {number | null | undefined} value */
export function shown(value) {
  if (value === null || value === undefined) return "–";
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/**
 * A table in Markdown: each figure, and in brackets how many times ours it is.
 * @param {Map<string, Figures>} results by contender
 * @param {string} ours the name of our contender
 */
export function markdownTable(results, ours) {
  const own = results.get(ours) ?? {};
  const names = Object.keys(own);
  const lines = [...results].map(([contender, figures]) => {
    const cells = names.map((name) => {
      const value = figures[name];
      const base = own[name];
      const ratio =
        contender === ours || typeof value !== "number" || !base
          ? ""
          : ` (${shown(value / base)}x)`;
      return `${shown(value)}${ratio}`;
    });
    return `| ${contender} | ${cells.join(" | ")} |`;
  });
  return [
    `| contender | ${names.join(" | ")} |`,
    `|---|${names.map(() => "---:").join("|")}|`,
    ...lines,
  ].join("\n");
}
