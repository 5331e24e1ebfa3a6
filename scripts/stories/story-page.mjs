import { setTimeout as delay } from "node:timers/promises";
import axe from "axe-core";
import { installAccessibility } from "./in-page/accessibility.mjs";
import { installFonts } from "./in-page/fonts.mjs";
import { installPreview } from "./in-page/preview.mjs";
import { installReflow } from "./in-page/reflow.mjs";
import { installRendering } from "./in-page/rendering.mjs";

/** @typedef {import("./plan.mjs").Size} Size */

/**
 * @typedef {object} StoryPage one page that renders one story after the other
 * @property {import("playwright").CDPSession} devtools
 * @property {<Name extends keyof StoryGate.Tools>(name: Name, ...args: Parameters<StoryGate.Tools[Name]>) =>
 *   Promise<Awaited<ReturnType<StoryGate.Tools[Name]>>>} call a function inside the page
 * @property {() => Size} size of the window
 * @property {(size: Size) => Promise<void>} resize
 * @property {(active: boolean) => Promise<void>} emulateForcedColors
 * @property {() => Promise<void>} settle waits until what the page has requested is loaded and rendered
 * @property {() => Promise<boolean>} loaded waits until what the page has requested is loaded; to true where something was
 * @property {() => boolean} isBroken whether the page has crashed or navigated away
 * @property {() => Promise<void>} close
 */

/** What every story begins with. Axe is run by us, so the addon must not run it as well. */
const FIRST_GLOBALS = {
  theme: "light",
  direction: "ltr",
  density: "default",
  motion: "reduced",
  a11y: { manual: true },
};

// Storybook recognizes its own test runner by this name and then stops every animation at its end.
const AGENT = "StorybookTestRunner";

const LOADING_TIMEOUT_MS = 5_000;
const LOADING_POLL_MS = 5;

const STABLE_STYLE = "*, ::before, ::after { caret-color: transparent !important; }";

/**
 * Opens the Storybook in a new page.
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @returns {Promise<StoryPage>}
 */
export async function openStoryPage(browser, origin) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "UTC",
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 ${AGENT}`,
  });
  const page = await context.newPage();
  // A story whose link opens a window must not leave it open, where it would take the focus.
  context.on("page", (other) => void other.close().catch(() => undefined));
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  // Before that, the first story would be overtaken by the preview's own start.
  await page.waitForFunction("globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
  await page.evaluate("__STORYBOOK_PREVIEW__.ready()");
  await install(page);
  let broken = false;
  const breaks = () => {
    broken = true;
  };
  page.on("crash", breaks);
  page.on("domcontentloaded", breaks);
  const requests = trackRequests(page);
  let size = { width: 1280, height: 800 };
  /** @type {StoryPage["call"]} */
  const call = (name, ...args) =>
    page.evaluate(
      ({ tool, given }) => Reflect.apply(Reflect.get(storyGate, tool), storyGate, given),
      { tool: name, given: args },
    );
  return {
    devtools: await context.newCDPSession(page),
    call,
    async settle() {
      await call("settle");
      // What has loaded may request more: a part that is loaded lazily, then its own parts.
      while (await requests.finished()) await call("settle");
    },
    loaded: requests.finished,
    size: () => size,
    async resize(wanted) {
      if (wanted.width === size.width && wanted.height === size.height) return;
      size = wanted;
      await page.setViewportSize(wanted);
    },
    emulateForcedColors: (active) =>
      page.emulateMedia({ forcedColors: active ? "active" : "none" }),
    isBroken: () => broken,
    close: () => context.close(),
  };
}

/**
 * Tracks what the page is still loading. A part that is loaded on first use (the window of an approval) is missing when its
 * story has just been rendered, and a picture without it would differ by chance.
 * @param {import("playwright").Page} page
 */
function trackRequests(page) {
  /** @type {Set<import("playwright").Request>} */
  const pending = new Set();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return {
    /** Resolves when nothing is pending; to true where something was. */
    async finished() {
      const deadline = performance.now() + LOADING_TIMEOUT_MS;
      const wasLoading = pending.size > 0;
      while (pending.size > 0 && performance.now() < deadline) await delay(LOADING_POLL_MS);
      // What never ends (a stream, a request held back by a test) must not delay every later story.
      if (pending.size > 0) pending.clear();
      return wasLoading;
    },
  };
}

/** @param {import("playwright").Page} page */
async function install(page) {
  await page.addStyleTag({ content: STABLE_STYLE });
  await page.evaluate(axe.source);
  await page.evaluate(installPreview, FIRST_GLOBALS);
  for (const tools of [installRendering, installAccessibility, installFonts, installReflow]) {
    await page.evaluate(tools);
  }
  // All fonts at once: one that loads late would move what a story has just measured. Those of the system are there or not.
  await page.evaluate(() =>
    Promise.all(
      [...document.fonts]
        .filter(({ family }) => !family.includes("Fallback"))
        .map((font) => font.load()),
    ).then(() => {}),
  );
}
