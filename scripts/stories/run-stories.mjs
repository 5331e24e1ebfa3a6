import { TookTooLong, within } from "./clock.mjs";
import { openStage } from "./stage.mjs";
import { checkStory } from "./story-checks.mjs";

/** @typedef {import("./plan.mjs").Plan} Plan */
/** @typedef {import("./stage.mjs").Stage} Stage */
/** @typedef {import("./story-checks.mjs").StoryResult} StoryResult */

const STORY_LIMIT_MS = 60_000;
const GONE = /context was destroyed|has been closed|crashed/;
const CLOSE_LIMIT_MS = 5_000;
const MOST_AGAIN = 10;

/**
 * Works off the stories in several browsers, one page in each.
 * @param {object} given
 * @param {number} given.lanes how many browsers
 * @param {() => Promise<import("playwright").Browser>} given.launch
 * @param {string} given.origin
 * @param {Plan[]} given.plans
 * @param {import("./story-checks.mjs").Wanted} given.wanted
 * @param {import("./clock.mjs").Clock} given.clock
 * @param {(done: number, last: StoryResult) => void} given.progress
 * @returns {Promise<StoryResult[]>} in the order of the plans
 */
export async function runStories({ lanes, launch, origin, plans, wanted, clock, progress }) {
  const waiting = [...plans.entries()];
  /** @type {StoryResult[]} */
  const results = [];
  let done = 0;
  // Many that fail at once are no chance, and what is going to be accepted has nothing to differ from.
  let again = wanted.pictures === "accepted" ? 0 : MOST_AGAIN;
  const lane = async () => {
    let browser = await launch();
    const open = async () => {
      if (!browser.isConnected()) browser = await launch();
      return clock.time("opening", () => openStage(browser, origin));
    };
    /** @type {Stage | undefined} */
    let stage;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, plan] = next;
      /** @param {Stage} ready */
      const check = (ready) => within(STORY_LIMIT_MS, checkStory(ready, plan, wanted, clock));
      stage ??= await open();
      let result = await attempt(stage, plan, check);
      if (result === "broken") {
        await discard(stage);
        stage = await open();
        result = await attempt(stage, plan, check);
      }
      let known = result === "broken" ? failed(plan, "the page was left twice") : result;
      if (problemsOf(known) !== "") {
        // What failed may still be running; the next story gets a page without it.
        await discard(stage);
        stage = undefined;
        if (again > 0) {
          again -= 1;
          const other = await open();
          known = lookedAtTwice(known, await attempt(other, plan, check));
          await discard(other);
        }
      }
      results[place] = known;
      done += 1;
      progress(done, results[place]);
    }
    await within(CLOSE_LIMIT_MS, browser.close()).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/**
 * @param {Stage} stage
 * @param {Plan} plan
 * @param {(stage: Stage) => Promise<StoryResult>} check
 * @returns {Promise<StoryResult | "broken">} broken when the page crashed or went elsewhere meanwhile
 */
async function attempt(stage, plan, check) {
  try {
    const result = await check(stage);
    return stage.isBroken() ? "broken" : result;
  } catch (error) {
    if (error instanceof TookTooLong) return failed(plan, error.message);
    const message = error instanceof Error ? error.message : String(error);
    return stage.isBroken() || GONE.test(message) ? "broken" : failed(plan, message);
  }
}

/** @param {StoryResult} result */
const problemsOf = ({ checks }) =>
  checks.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : [])).join("\n");

/**
 * A story that failed and then, in a page of its own, did not is let through with a note: what comes by chance on a
 * busy machine must not hold back the work of everybody, and must not go unseen either. A fault fails twice.
 * @param {StoryResult} first
 * @param {StoryResult | "broken"} second
 * @returns {StoryResult}
 */
export function lookedAtTwice(first, second) {
  if (second === "broken" || problemsOf(second) !== "") return first;
  return { ...second, once: problemsOf(first) };
}

/** @param {Plan} plan @param {string} problem @returns {StoryResult} */
function failed(plan, problem) {
  return { plan, checks: [{ name: "interactions", problem }], pictures: [] };
}

/** A page that hangs may not even close. @param {Stage} stage */
async function discard(stage) {
  await within(CLOSE_LIMIT_MS, stage.close()).catch(() => undefined);
}
