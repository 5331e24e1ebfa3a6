import { launch, withPage } from "../browser.mjs";
import { CELLS, CONTENDERS } from "./cells.mjs";
import { measureChat } from "./measure.mjs";
import { Results } from "./results.mjs";
import { cellTable, goalTable } from "./tables.mjs";

/** @typedef {{ rounds: number, texts: readonly string[] | null, contenders: readonly string[] | null, hurry: boolean }} Choice */

const FIGURES = {
  stream: [
    ...["total", "script", "layout", "style", "first update", "last update"],
    ...["first script", "last script", "heap"],
    ...["headings", "rows", "items", "code blocks", "links", "elements"],
  ],
  fast: ["total", "script", "share of the thread", "frames over 25 ms", "longest frame"],
  messages: ["mount", "append", "heap", "elements"],
};

/** @param {readonly string[]} all @param {readonly string[] | null} wanted @param {string} what */
function chosen(all, wanted, what) {
  const unknown = wanted?.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`No ${what} ${unknown}. There are ${all.join(", ")}.`);
  return all.filter((name) => wanted?.includes(name) ?? true);
}

/**
 * Every contender in turns, round by round, so that a slow minute of the machine touches them all.
 * @param {string} url
 * @param {Choice} choice
 * @param {(line: string) => void} say
 */
export async function runChat(url, { rounds, texts, contenders, hurry }, say) {
  const names = chosen(CONTENDERS, contenders, "contender");
  const cellNames = CELLS.map(({ name }) => name);
  const wanted = chosen(cellNames, texts, "text");
  const cells = CELLS.filter(({ name }) => wanted.includes(name));
  const browser = await launch();
  const fast = hurry ? await launch(["--disable-frame-rate-limit"]) : browser;
  const results = new Results();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const cell of cells) {
        for (const name of names) {
          const gaveUp = results.gaveUp(cell.name, name);
          const used = cell.kind === "fast" ? browser : fast;
          const measure = () => withPage(used, url, (page) => measureChat(page, cell, name));
          const figures = gaveUp
            ? null
            : await measure().catch((error) => {
                throw new Error(`${cell.name}, ${name}: ${error.message}`);
              });
          results.add(cell.name, name, figures);
        }
      }
      say(`  round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await fast.close();
  }
  for (const cell of cells) say(`\n${cellTable(results, cell, names, FIGURES[cell.kind])}`);
  say(`\n${goalTable(results)}`);
}
