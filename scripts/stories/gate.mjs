import { availableParallelism } from "node:os";
import { chooseBrowser, launch } from "./browser.mjs";
import { BUILT_STORYBOOK } from "./build.mjs";
import { createClock } from "./clock.mjs";
import { clearSeen, orphans, picturePath, removeAccepted } from "./pictures.mjs";
import { orderPlans, pictureNames, planStory, shuffle } from "./plan.mjs";
import { runStories } from "./run-stories.mjs";
import { serveFolder } from "./serve.mjs";
import { openStage } from "./stage.mjs";

/** @typedef {import("./story-checks.mjs").StoryResult} StoryResult */

const MOST_BROWSERS = 4;
const TELL_EVERY = 100;

/**
 * @typedef {object} GateOptions
 * @property {(line: string) => void} say
 * @property {RegExp} [only] ids of the stories to run; all of them without it
 * @property {number} [seed] runs the stories in the order that this number gives
 * @property {boolean} [update] accepts what is new or changed, and removes pictures of no story
 * @property {boolean} [looksOnly] leaves out axe and the fit of small windows
 */

/**
 * @typedef {object} GateResult
 * @property {StoryResult[]} stories
 * @property {boolean} updated whether what is new, changed or gone has been accepted
 * @property {string[]} gone accepted pictures that no story has any more
 * @property {string | undefined} noPictures why no picture was compared
 * @property {Map<string, number>} spent seconds by part, over all pages
 * @property {number} seconds of the whole pass
 */

/**
 * One pass over the built Storybook: every story is played, pictured, and read by axe.
 * @param {GateOptions} options
 * @returns {Promise<GateResult>}
 */
export async function runGate({ say, only, seed, update = false, looksOnly = false }) {
  const started = performance.now();
  const { chromium, noPictures } = await chooseBrowser(say);
  const compared = update ? "accepted" : "compared";
  const pictures = noPictures === undefined ? compared : "none";
  const server = await serveFolder(BUILT_STORYBOOK);
  const clock = createClock();
  clearSeen();
  try {
    const all = await clock.time("reading", () => readPlans(chromium, server.origin));
    const chosen = all.filter(({ id }) => only === undefined || only.test(id));
    const plans = seed === undefined ? orderPlans(chosen) : shuffle(chosen, seed);
    const stories = await runStories({
      lanes: Math.min(Math.max(availableParallelism(), 2), MOST_BROWSERS),
      launch: () => launch(chromium),
      origin: server.origin,
      plans,
      wanted: { pictures, axe: !looksOnly, reflow: !looksOnly },
      clock,
      progress: (done) => {
        if (done % TELL_EVERY === 0) say(`${done} of ${plans.length} stories`);
      },
    });
    const gone = only ? [] : orphans(all.flatMap(picturePaths));
    if (update) gone.forEach(removeAccepted);
    const seconds = (performance.now() - started) / 1000;
    return { stories, gone, updated: update, noPictures, spent: clock.spent(), seconds };
  } finally {
    await server.close();
  }
}

/**
 * What there is to do, as the Storybook itself tells it.
 * @param {import("./browser.mjs").Chromium} chromium
 * @param {string} origin
 */
async function readPlans(chromium, origin) {
  const browser = await launch(chromium);
  try {
    const stage = await openStage(browser, origin);
    return (await stage.call("describe")).map(planStory);
  } finally {
    await browser.close();
  }
}

/** @param {import("./plan.mjs").Plan} plan */
function picturePaths(plan) {
  return pictureNames(plan).map((name) => picturePath(plan.id, name));
}
