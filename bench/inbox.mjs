import { setTimeout as wait } from "node:timers/promises";
import { withPage } from "./browser.mjs";
import { shown } from "./report.mjs";

/** @typedef {import("./report.mjs").Figures} Figures */

export const INBOXES = ["floor", "ours", "react-virtuoso", "tanstack"];

/** How much slower the processor is made while a key is held down. */
const SLOWDOWN = 4;
/** A key that is held down repeats so often. */
const REPEATS_A_SECOND = 30;
const HELD_SECONDS = 10;

/** Milliseconds of the main thread's CPU. @param {import("playwright").CDPSession} devtools */
async function work(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/**
 * Holds `j` down. The repeats come by the clock, whether the page has done with the last or not, as a keyboard's do.
 * @param {import("playwright").Page} page
 */
async function holdJ(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const key = { key: "j", code: "KeyJ", text: "j", windowsVirtualKeyCode: 74 };
  const repeats = REPEATS_A_SECOND * HELD_SECONDS;
  /** @type {Promise<unknown>[]} */
  const sent = [];
  // The first presses find the list cold, which is not what a held key is about.
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await wait(500);
  await page.evaluate(() => /** @type {any} */ (window).bench.beginWatch());
  const before = await work(devtools);
  const began = performance.now();
  for (let index = 0; index < repeats; index += 1) {
    await wait(Math.max(0, began + (index * 1000) / REPEATS_A_SECOND - performance.now()));
    sent.push(
      devtools.send("Input.dispatchKeyEvent", { type: "keyDown", autoRepeat: index > 0, ...key }),
    );
  }
  await Promise.all(sent);
  const busy = (await work(devtools)) - before;
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  // Some move the focus only after they have scrolled.
  await wait(500);
  const frames = await page.evaluate(() => /** @type {any} */ (window).bench.endWatch());
  return { ...frames, move: busy / repeats, behind: repeats + 1 - frames.focused };
}

/** @param {import("playwright").Browser} browser @param {string} url @param {string} name @returns {Promise<Figures>} */
export async function measureInbox(browser, url, name) {
  /** @param {number} count @param {(page: import("playwright").Page) => Promise<any>} [then] */
  const run = (count, then) =>
    withPage(browser, url, async (page) => {
      const figures = await page.evaluate(
        ([contender, items]) => /** @type {any} */ (window).bench.inbox(contender, items),
        /** @type {const} */ ([name, count]),
      );
      return { ...figures, held: await then?.(page) };
    });
  const small = await run(10_000, holdJ);
  const large = await run(100_000);
  return {
    "mount, 10,000": small.mount,
    "mount, 100,000": large.mount,
    "toggle, 100,000": large.toggle,
    "all, 100,000": large.all,
    "a step by `j`": small.held.move,
    "frames over 25 ms": small.held.over,
    "longest frame": small.held.longest,
    "rows not reached": small.held.behind,
    elements: Math.max(small.elements, small.held.elements),
  };
}

/** What ours is held to, in Markdown: how often the floor it may be, and two counts. @param {Map<string, Figures>} results */
export function inboxGoals(results) {
  const ours = results.get("ours") ?? {};
  const floor = results.get("floor") ?? {};
  const times = (/** @type {string} */ name) => Number(ours[name]) / Number(floor[name]);
  const frames = "frames over 25 ms";
  const others = INBOXES.filter((name) => name !== "ours").map((name) => results.get(name));
  const ahead = others.every((figures) => Number(ours[frames]) < Number(figures?.[frames]));
  /** @type {[goal: string, atMost: number, measured: number, isAhead?: boolean][]} */
  const goals = [
    ["mount of 10,000 items x floor", 2, times("mount, 10,000")],
    ["mount of 100,000 items x floor", 2.5, times("mount, 100,000")],
    ["all of 100,000 selected x floor", 1.5, times("all, 100,000")],
    [`\`j\` held down: ${frames}`, 0, Number(ours[frames]), ahead],
    ["the same: rows that it has not reached", 0, Number(ours["rows not reached"])],
    ["elements", 400, Number(ours.elements)],
  ];
  return [
    "| goal | at most | measured |  |",
    "|---|---:|---:|---:|",
    ...goals.map(([goal, atMost, measured, isAhead]) => {
      const missed = isAhead ? "missed, ahead of all beside it" : "missed";
      const verdict = measured <= atMost ? "met" : missed;
      return `| ${goal} | ${atMost} | ${shown(measured)} | ${verdict} |`;
    }),
  ].join("\n");
}
