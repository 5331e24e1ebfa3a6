import { TimeoutError, withTimeout } from "./clock.mjs";
import { checkStory } from "./story-checks.mjs";
import { openStoryPage } from "./story-page.mjs";

/** @typedef {import("./plan.mjs").Plan} Plan */
/** @typedef {import("./story-page.mjs").StoryPage} StoryPage */
/** @typedef {import("./story-checks.mjs").StoryResult} StoryResult */

const STORY_TIMEOUT_MS = 60_000;
const PAGE_LOST = /context was destroyed|has been closed|crashed/;
const CLOSE_TIMEOUT_MS = 5_000;
const MAX_RETRIES = 10;

/**
 * Checks the stories in several browsers, one page in each.
 * @param {object} given
 * @param {number} given.browsers how many
 * @param {() => Promise<import("playwright").Browser>} given.launch
 * @param {string} given.origin
 * @param {Plan[]} given.plans
 * @param {import("./story-checks.mjs").Enabled} given.enabled
 * @param {import("./clock.mjs").Clock} given.clock
 * @param {(done: number, last: StoryResult) => void} given.onProgress
 * @returns {Promise<StoryResult[]>} in the order of the plans
 */
export async function runStories({ browsers, launch, origin, plans, enabled, clock, onProgress }) {
  const queue = [...plans.entries()];
  /** @type {StoryResult[]} */
  const results = [];
  let done = 0;
  // Many that fail together do not fail by chance, and what is going to be accepted has nothing to differ from.
  let retriesLeft = enabled.pictures === "accepted" ? 0 : MAX_RETRIES;
  const worker = async () => {
    let browser = await launch();
    const open = async () => {
      if (!browser.isConnected()) browser = await launch();
      return clock.time("opening", () => openStoryPage(browser, origin));
    };
    /** @type {StoryPage | undefined} */
    let page;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, plan] = next;
      /** @param {StoryPage} ready */
      const check = (ready) =>
        withTimeout(STORY_TIMEOUT_MS, checkStory(ready, plan, enabled, clock));
      page ??= await open();
      let attempted = await attempt(page, plan, check);
      if (attempted === "broken") {
        await discard(page);
        page = await open();
        attempted = await attempt(page, plan, check);
      }
      let result = attempted === "broken" ? failed(plan, "the page was lost twice") : attempted;
      if (problemsOf(result) !== "") {
        // What failed may still be running; the next story gets a page without it.
        await discard(page);
        page = undefined;
        if (retriesLeft > 0) {
          retriesLeft -= 1;
          const retryPage = await open();
          result = afterRetry(result, await attempt(retryPage, plan, check));
          await discard(retryPage);
        }
      }
      results[index] = result;
      done += 1;
      onProgress(done, result);
    }
    await withTimeout(CLOSE_TIMEOUT_MS, browser.close()).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: browsers }, worker));
  return results;
}

/**
 * @param {StoryPage} page
 * @param {Plan} plan
 * @param {(page: StoryPage) => Promise<StoryResult>} check
 * @returns {Promise<StoryResult | "broken">} broken when the page crashed or navigated away meanwhile
 */
async function attempt(page, plan, check) {
  try {
    const result = await check(page);
    return page.isBroken() ? "broken" : result;
  } catch (error) {
    if (error instanceof TimeoutError) return failed(plan, error.message);
    const message = error instanceof Error ? error.message : String(error);
    return page.isBroken() || PAGE_LOST.test(message) ? "broken" : failed(plan, message);
  }
}

/** @param {StoryResult} result */
const problemsOf = ({ checks }) =>
  checks.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : [])).join("\n");

/**
 * A story that failed, and passed when it was retried in its own page, passes with a note: a chance failure on a busy machine
 * must not block everybody's work, and must not go unseen either. A real fault fails twice.
 * @param {StoryResult} first
 * @param {StoryResult | "broken"} second
 * @returns {StoryResult}
 */
export function afterRetry(first, second) {
  if (second === "broken" || problemsOf(second) !== "") return first;
  return { ...second, flaky: problemsOf(first) };
}

/** @param {Plan} plan @param {string} problem @returns {StoryResult} */
function failed(plan, problem) {
  return { plan, checks: [{ name: "interactions", problem }], pictures: [] };
}

/** A page that hangs may not even close. @param {StoryPage} page */
async function discard(page) {
  await withTimeout(CLOSE_TIMEOUT_MS, page.close()).catch(() => undefined);
}
