import { availableParallelism } from "node:os";
import { chooseBrowser, launch } from "./browser.mjs";
import { BUILT_STORYBOOK } from "./build.mjs";
import { createClock } from "./clock.mjs";
import { clearActual, orphans, picturePath, removeAccepted } from "./pictures.mjs";
import { orderPlans, pictureNames, planStory, shuffle } from "./plan.mjs";
import { runStories } from "./run-stories.mjs";
import { serveFolder } from "./serve.mjs";
import { openStoryPage } from "./story-page.mjs";

/** @typedef {import("./story-checks.mjs").StoryResult} StoryResult */

/** One more than there are processors, since a story also waits: for frames, timers and what is loaded lazily. */
const BROWSERS = Math.min(availableParallelism() + 1, 5);
const PROGRESS_EVERY = 100;

/**
 * @typedef {object} GateOptions
 * @property {(line: string) => void} say
 * @property {ReadonlySet<string>} [files] story files to run, as `changedStories` returns them; all of them without it
 * @property {RegExp} [only] ids of the stories to run; all of them without it
 * @property {number} [seed] runs the stories in the order that this number gives
 * @property {boolean} [update] accepts what is new or changed, and removes pictures of no story
 * @property {boolean} [picturesOnly] leaves out axe and the fit of small windows
 */

/**
 * @typedef {object} GateResult
 * @property {StoryResult[]} stories
 * @property {boolean} expectsStories whether a pass without a story is a failure
 * @property {boolean} updated whether new, changed and orphaned pictures were accepted
 * @property {string[]} orphaned accepted pictures without a story
 * @property {string | undefined} noPictures why no picture was compared
 * @property {Map<string, number>} spent seconds by part, over all pages
 * @property {number} seconds of the whole pass
 */

/**
 * One pass over the built Storybook: every story is played, checked by axe, and compared with its pictures.
 * @param {GateOptions} options
 * @returns {Promise<GateResult>}
 */
export async function runGate({ say, files, only, seed, update = false, picturesOnly = false }) {
  const started = performance.now();
  const { chromium, noPictures } = await chooseBrowser(say);
  const compared = update ? "accepted" : "compared";
  const pictures = noPictures === undefined ? compared : "none";
  const server = await serveFolder(BUILT_STORYBOOK);
  const clock = createClock();
  clearActual();
  try {
    const all = await clock.time("reading", () => readPlans(chromium, server.origin));
    const chosen = all.filter(
      ({ id, file }) =>
        (only === undefined || only.test(id)) && (files === undefined || files.has(file)),
    );
    const plans = seed === undefined ? orderPlans(chosen) : shuffle(chosen, seed);
    const stories = await runStories({
      browsers: BROWSERS,
      launch: () => launch(chromium),
      origin: server.origin,
      plans,
      enabled: { pictures, axe: !picturesOnly, reflow: !picturesOnly },
      clock,
      onProgress: (done) => {
        if (done % PROGRESS_EVERY === 0) say(`${done} of ${plans.length} stories`);
      },
    });
    const orphaned = only ? [] : orphans(all.flatMap(picturePaths));
    if (update) orphaned.forEach(removeAccepted);
    return {
      stories,
      expectsStories: files === undefined || files.size > 0,
      orphaned,
      updated: update,
      noPictures,
      spent: clock.spent(),
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await server.close();
  }
}

/**
 * Reads from the Storybook itself which stories there are.
 * @param {import("./browser.mjs").Chromium} chromium
 * @param {string} origin
 */
async function readPlans(chromium, origin) {
  const browser = await launch(chromium);
  try {
    const page = await openStoryPage(browser, origin);
    return (await page.call("listStories")).map(planStory);
  } finally {
    await browser.close();
  }
}

/** @param {import("./plan.mjs").Plan} plan */
function picturePaths(plan) {
  return pictureNames(plan).map((name) => picturePath(plan.id, name));
}
