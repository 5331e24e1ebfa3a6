/**
 * @typedef {import("../report.mjs").Figures} Figures
 * @typedef {{ task: number, script: number, layout: number, style: number, heap: number }} Counters
 */

/** How much slower the processor is made where it is scrolled. */
const SLOWDOWN = 4;
/** Milliseconds of work after which a run is given up. */
const LIMIT = 60_000;

/** @param {import("playwright").CDPSession} devtools @returns {Promise<Counters>} milliseconds of the main thread's CPU; the heap in MB */
async function counters(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (/** @type {string} */ name) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    task: of("TaskDuration") * 1000,
    script: of("ScriptDuration") * 1000,
    layout: of("LayoutDuration") * 1000,
    style: of("RecalcStyleDuration") * 1000,
    heap: of("JSHeapUsedSize") / 1e6,
  };
}

/** @param {import("playwright").CDPSession} devtools @returns {Promise<Counters>} after garbage collection */
async function collected(devtools) {
  // The second one frees what the finalizers of the first released.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send("HeapProfiler.collectGarbage");
  return counters(devtools);
}

/** @param {Counters} after @param {Counters} before @returns {Counters} */
function difference(after, before) {
  const { task, script, layout, style, heap } = before;
  return {
    task: after.task - task,
    script: after.script - script,
    layout: after.layout - layout,
    style: after.style - style,
    heap: after.heap - heap,
  };
}

/**
 * @typedef {import("playwright").Page} Page
 * @typedef {import("../src/chat/run.ts").ChatRun} ChatRun
 */

/**
 * Calls one step of the run that is open in the page.
 * @template {keyof ChatRun} Step
 * @param {Page} page
 * @param {Step} name
 * @param {number} [argument]
 * @returns {Promise<Awaited<ReturnType<ChatRun[Step]>>>}
 */
const step = (page, name, argument) =>
  page.evaluate(
    ([called, given]) =>
      /** @type {any} */ (window).bench.chat()[/** @type {string} */ (called)](given),
    /** @type {const} */ ([name, argument]),
  );

/** @param {Page} page @param {import("playwright").CDPSession} devtools @returns {Promise<Figures | null>} */
async function stream(page, devtools) {
  const empty = await collected(devtools);
  await step(page, "mount");
  const begun = await counters(devtools);
  let last = begun;
  /** @type {{ work: Counters, updates: number }[]} */
  const tenths = [];
  for (let part = 0; part < 10; part += 1) {
    const updates = await step(page, "feed", part);
    const now = await counters(devtools);
    // A tenth never takes less than the one before it.
    if (updates === null || ((now.task - begun.task) * 10) / (part + 1) > LIMIT) return null;
    tenths.push({ work: difference(now, last), updates });
    last = now;
  }
  await step(page, "end");
  const total = difference(await counters(devtools), begun);
  const drawn = await step(page, "drawn");
  const heap = (await collected(devtools)).heap - empty.heap;
  /** @param {number} at @param {"task" | "script"} what */
  const perUpdate = (at, what) => {
    const part = tenths.at(at);
    return part ? part.work[what] / part.updates : Number.NaN;
  };
  return {
    total: total.task,
    script: total.script,
    layout: total.layout,
    style: total.style,
    rest: total.task - total.script - total.layout - total.style,
    "first update": perUpdate(0, "task"),
    "last update": perUpdate(-1, "task"),
    "first script": perUpdate(0, "script"),
    "last script": perUpdate(-1, "script"),
    heap,
    ...drawn,
  };
}

/** @param {Page} page @param {import("playwright").CDPSession} devtools @returns {Promise<Figures | null>} */
async function fast(page, devtools) {
  await step(page, "mount");
  await step(page, "preload");
  const begun = await collected(devtools);
  const { frames, took } = await step(page, "fast");
  const total = difference(await counters(devtools), begun);
  return {
    total: total.task,
    script: total.script,
    "share of the thread": total.task / took,
    "frames over 25 ms": frames.filter((length) => length > 25).length,
    "longest frame": Math.max(...frames),
  };
}

/** @param {Page} page @param {import("playwright").CDPSession} devtools @returns {Promise<Figures | null>} */
async function messages(page, devtools) {
  const empty = await collected(devtools);
  await step(page, "mount");
  const mounted = await counters(devtools);
  const before = await collected(devtools);
  const updates = await step(page, "growLast");
  const appendText = difference(await counters(devtools), before);
  const { elements } = await step(page, "drawn");
  return {
    mount: difference(mounted, empty).task,
    append: appendText.task / updates,
    heap: before.heap - empty.heap,
    elements,
  };
}

/** Notches of a wheel, and as many pixels as one moves; then a few pages at once. */
const WHEELS = [
  { notches: 60, pixels: 120, pauseMs: 50 },
  { notches: 20, pixels: 600, pauseMs: 150 },
];

/** What is typed, as fast as people do who do so all day. */
const WORDS = "Which wholesale accounts have invoices older than a month, and who wrote to them?";
const STROKE_MS = 60;

/** Writes a message. @param {Page} page @returns {Promise<number[]>} milliseconds of each long task */
async function typed(page) {
  await page.locator("textarea").pressSequentially(WORDS, { delay: STROKE_MS });
  return step(page, "longTasks");
}

/** @param {Page} page @param {import("playwright").CDPSession} devtools @returns {Promise<Figures | null>} */
async function scroll(page, devtools) {
  const empty = await collected(devtools);
  await step(page, "mount");
  const mounted = await counters(devtools);
  const { elements } = await step(page, "drawn");
  // What a page loads behind its first picture is there before anybody scrolls.
  await page.waitForLoadState("networkidle");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await step(page, "watchTasks");
  await page.mouse.move(400, 300);
  for (const { notches, pixels, pauseMs } of WHEELS) {
    for (let notch = 0; notch < notches; notch += 1) {
      await page.mouse.wheel(0, -pixels);
      await page.waitForTimeout(pauseMs);
    }
  }
  const tasks = await step(page, "longTasks");
  const typing = (await page.locator("textarea").count()) > 0 ? await typed(page) : null;
  return {
    mount: difference(mounted, empty).task,
    elements,
    "long tasks": tasks.length,
    "longest task": Math.max(0, ...tasks),
    ...(typing && { "long tasks typing": typing.length }),
  };
}

const kinds = { stream, fast, messages, scroll };

/**
 * One run of one contender in a page that was just opened.
 * @param {Page} page
 * @param {import("./cells.mjs").Cell} cell
 * @param {string} contender
 * @returns {Promise<Figures | null>} null when it took longer than a run may
 */
export async function measureChat(page, cell, contender) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("HeapProfiler.enable");
  await open(page, cell, contender);
  return kinds[cell.kind](page, devtools);
}

/** @param {Page} page @param {import("./cells.mjs").Cell} cell @param {string} contender */
function open(page, { texts, followed, before }, contender) {
  return page.evaluate(
    ([name, options]) => /** @type {any} */ (window).bench.openChat(name, options),
    /** @type {const} */ ([contender, { texts, followed, before }]),
  );
}

/**
 * How many headings, rows and so on a text holds, as react-markdown reads it.
 * @param {Page} page
 * @param {import("./cells.mjs").Cell} cell
 * @returns {Promise<Figures>}
 */
export async function countExpected(page, cell) {
  await open(page, cell, "react-markdown");
  await step(page, "whole");
  return step(page, "drawn");
}
