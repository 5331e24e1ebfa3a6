import { medians } from "./report.mjs";

/**
 * Every contender in turns, so that a slow minute of the machine touches them all.
 * @param {number} runs
 * @param {string[]} names
 * @param {(name: string) => Promise<import("./report.mjs").Figures>} measure
 */
export async function inTurns(runs, names, measure) {
  /** @type {Map<string, import("./report.mjs").Figures[]>} */
  const found = new Map(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) {
      const figures = await measure(name).catch((error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      found.get(name)?.push(figures);
    }
    console.log(`  run ${run + 1} of ${runs}`);
  }
  return new Map([...found].map(([name, figures]) => [name, medians(figures)]));
}
