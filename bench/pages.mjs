// Login, a long chat and a long inbox, opened from the real server with an empty cache on a slow processor.
import { setTimeout as wait } from "node:timers/promises";
import { LAST_WORDS } from "./pages-data.mjs";
import { shown } from "./report.mjs";

/** @typedef {import("./report.mjs").Figures} Figures */
/** @typedef {{ url: string, token: string, chat: string }} Product */

export const PAGES = ["login", "chat", "chat beside 1,000", "inbox"];

const SLOWDOWN = 4;
/** A task is long from here on; what it takes more is blocked. */
const LONG_MS = 50;
/** How long a page may take until it is given up. */
const LIMIT_MS = 120_000;

/** What was measured before the work on first loads and long lists, beside which the figures of today stand. */
const BEFORE = {
  day: "2026-11-30",
  /** @type {Record<string, Figures>} */
  pages: {
    login: { "work, ms": 2651, requests: 30, "kB sent": 605, elements: 52 },
    chat: { "work, ms": 5072, requests: 42, "kB sent": 893, elements: 1259 },
  },
};

/** Each page, and below it what it was. @param {Map<string, Figures>} results */
export function pagesTable(results) {
  const names = Object.keys([...results.values()][0] ?? {});
  const line = (/** @type {string} */ page, /** @type {Figures} */ figures) =>
    `| ${page} | ${names.map((name) => shown(figures[name])).join(" | ")} |`;
  return [
    `| page | ${names.join(" | ")} |`,
    `|---|${names.map(() => "---:").join("|")}|`,
    ...[...results].flatMap(([page, figures]) => {
      const before = BEFORE.pages[page];
      return [line(page, figures), ...(before ? [line(`${page}, ${BEFORE.day}`, before)] : [])];
    }),
  ].join("\n");
}

/**
 * Watches a page from its first moment.
 * @param {{ selector: string, text: string }} awaited what a person has come for: an element, and words in it
 */
function watchPage({ selector, text }) {
  const seen = { largest: 0, first: 0, shift: 0, there: 0, tasks: /** @type {number[][]} */ ([]) };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: any) => void} take */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
  watch("paint", (entry) => (seen.first = entry.startTime));
  watch("layout-shift", (entry) => (seen.shift += entry.value));
  watch("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  new MutationObserver((_, observer) => {
    const there = [...document.querySelectorAll(selector)].some((element) =>
      element.textContent.includes(text),
    );
    if (!there) return;
    observer.disconnect();
    seen.there = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** @param {string} name @param {Product} product */
function pageOf(name, { chat }) {
  if (name === "login") return { path: "/ui/login", selector: "h1", text: "" };
  if (name === "inbox")
    return { path: "/switchboard-inbox", selector: "[data-slot=inbox-item]", text: "" };
  return { path: `/switchboard-chat/${chat}`, selector: "[data-slot=message]", text: LAST_WORDS };
}

/** The main thread's CPU time, in milliseconds. @param {import("playwright").CDPSession} devtools */
async function work(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/**
 * Shows all chats beside the open one, opens another of them and comes back.
 * @param {import("playwright").Page} page @param {string} chat
 */
async function comeBack(page, chat) {
  const older = page.getByRole("button", { name: "Show older chats" });
  const history = page.locator("nav:has(a[aria-keyshortcuts])");
  while (await older.isVisible()) {
    const height = await history.evaluate((nav) => nav.scrollHeight);
    await older.click();
    // Of a long history only the rows in view are rendered: it grows in height, not in rows.
    await page.waitForFunction(
      ([nav, before]) => /** @type {Element} */ (nav).scrollHeight > before,
      /** @type {const} */ ([await history.elementHandle(), height]),
    );
  }
  // To the newest chats again: of a long history only the rows in view can be pressed.
  await page.locator("nav a[aria-keyshortcuts]").first().focus();
  await page.keyboard.press("Home");
  await page.locator(`nav a[href$="${chat}"]`).waitFor();
  await page.locator("nav a[aria-keyshortcuts]").nth(1).click();
  await page.getByText("None.", { exact: true }).waitFor();
  return page.evaluate(
    ([id, words]) =>
      new Promise((resolve) => {
        const began = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector("main")?.textContent.includes(String(words))) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        }).observe(document, { subtree: true, childList: true, characterData: true });
        document
          .querySelector(`nav a[href$="${id}"]`)
          ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }),
    [chat, LAST_WORDS],
  );
}

/**
 * Opens a page at 4 times CPU slowdown.
 * @param {import("playwright").Browser} browser
 * @param {Product} product
 * @param {string} name
 * @returns {Promise<Figures>}
 */
export async function measurePage(browser, product, name) {
  const { path, ...awaited } = pageOf(name, product);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (name !== "login")
      await context.addCookies([{ name: "sid", value: product.token, url: product.url }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    let requests = 0;
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await page.addInitScript(watchPage, awaited);
    await page.goto(product.url + path);
    await page.waitForFunction(() => /** @type {any} */ (window).seen.there > 0, null, {
      timeout: LIMIT_MS,
    });
    const untilThere = await work(devtools);
    const loaded = { requests, kilobytes: bytes / 1000 };
    await wait(1_500);
    const elements = await page.evaluate(() => document.querySelectorAll("#root *").length);
    const back = name === "chat beside 1,000" ? await comeBack(page, product.chat) : null;
    /** @type {{ tasks: [start: number, duration: number][], first: number, there: number, largest: number, shift: number }} */
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
    const blocked = seen.tasks
      .filter(([start]) => start >= seen.first && start < seen.there + 1_500)
      .reduce((sum, [, duration]) => sum + duration - LONG_MS, 0);
    return {
      "there, ms": seen.there,
      "largest paint, ms": seen.largest,
      "blocked, ms": blocked,
      "work, ms": untilThere,
      "layout shift": seen.shift,
      requests: loaded.requests,
      "kB sent": loaded.kilobytes,
      elements,
      "opened again, ms": typeof back === "number" ? back : null,
    };
  } finally {
    await context.close();
  }
}
