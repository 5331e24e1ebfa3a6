import { launch } from "./browser.mjs";
import { FIRST_ADMIN, measureFirstLoad } from "./first-load.mjs";
import { IMPORTS, measureImport, writeOrders } from "./import.mjs";
import { inTurns } from "./in-turns.mjs";
import { startServer } from "./landing.mjs";
import { libraryTable } from "./library.mjs";
import { fillPages } from "./pages-data.mjs";
import { measurePage, PAGES, pagesTable } from "./pages.mjs";
import { markdownTable } from "./report.mjs";
import { runObserved } from "./server/observed.mjs";
import { runOperations } from "./server/operations.mjs";
import { runProfile } from "./server/profile.mjs";
import { runRequests } from "./server/requests.mjs";
import { runRuns } from "./server/runs.mjs";
import { runStart } from "./server/start.mjs";
import { runStreams } from "./server/streams.mjs";

/** @typedef {{ runs: number, streams: number, minutes: number, rate: number, say: (text: string) => void }} Choice `streams` is how many are opened at once, `minutes` how long the server is under load, `rate` how many requests a second that is at most */
/** @typedef {Iterable<[section: string, table: string]>} Sections tables by the marker of README.md that they stand behind */

/**
 * What is measured of the product by itself, or beside a floor of its own: it needs no build of the peers.
 * @param {Choice} choice
 * @returns {Record<string, () => Promise<Sections>>}
 */
export const productParts = ({ runs, streams, minutes, rate, say }) => ({
  library: async () => [["library", await libraryTable()]],
  "first-load": runFirstLoad,
  import: () => runImport(runs),
  pages: () => runPages(runs),
  start: () => runStart({ runs: Math.min(runs, 3), minutes, rate }),
  requests: async () => [
    ...(await runRequests(runs, say)),
    ["requests-profile", await runProfile()],
  ],
  observed: async () => [["observed", await runObserved(runs, say)]],
  operations: async () => [["operations", await runOperations(say)]],
  runs: () => runRuns(runs, say),
  streams: () => runStreams(streams, say),
});

/** A CSV file of 355,000 rows and a workbook of 150,000. @param {number} runs @returns {Promise<Sections>} */
async function runImport(runs) {
  const files = writeOrders();
  try {
    const results = await inTurns(runs, IMPORTS, (name) => measureImport(files, name));
    return [["import", markdownTable(results, "ours")]];
  } finally {
    files.remove();
  }
}

/** Pages of the product, over data of its own, slowed down. @param {number} runs @returns {Promise<Sections>} */
async function runPages(runs) {
  /** @type {{ token: string, chat: string } | undefined} */
  let person;
  const product = await startServer({}, async (dataDir) => {
    person = await fillPages(dataDir);
  });
  const browser = await launch();
  try {
    const pages = { url: product.url, .../** @type {NonNullable<typeof person>} */ (person) };
    const results = await inTurns(runs, PAGES, (name) => measurePage(browser, pages, name));
    return [["pages", pagesTable(results)]];
  } finally {
    await browser.close();
    product.stop();
  }
}

/** The first load of every page. @returns {Promise<Sections>} */
async function runFirstLoad() {
  const product = await startServer({ ADMIN_EMAILS: FIRST_ADMIN });
  const browser = await launch();
  try {
    const { load, slowed } = await measureFirstLoad(browser, product.url);
    return [
      ["first-load", load],
      ["first-load-slowed", slowed],
    ];
  } finally {
    await browser.close();
    product.stop();
  }
}
