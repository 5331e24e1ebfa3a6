import { setTimeout as pause } from "node:timers/promises";
import axe from "axe-core";
import { installAccessibility } from "./in-page/accessibility.mjs";
import { installDrawing } from "./in-page/drawing.mjs";
import { installFonts } from "./in-page/fonts.mjs";
import { installPreview } from "./in-page/preview.mjs";
import { installReflow } from "./in-page/reflow.mjs";

/** @typedef {import("./plan.mjs").Size} Size */

/**
 * @typedef {object} Stage one page in which one story after the other is shown
 * @property {import("playwright").Page} page
 * @property {import("playwright").CDPSession} devtools
 * @property {<Name extends keyof StoryGate.Tools>(name: Name, ...args: Parameters<StoryGate.Tools[Name]>) =>
 *   Promise<Awaited<ReturnType<StoryGate.Tools[Name]>>>} call a tool inside the page
 * @property {(size: Size) => Promise<void>} resize
 * @property {() => Promise<void>} settle waits until what the page asked for has come and is drawn
 * @property {() => boolean} isBroken whether the page has crashed or gone elsewhere
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

// Storybook knows its own test runner by this name and then stops every animation at its end.
const AGENT = "StorybookTestRunner";

const LOADING_LIMIT_MS = 5_000;
const LOADING_STEP_MS = 5;

const STEADY_STYLE = "*, ::before, ::after { caret-color: transparent !important; }";

/**
 * Opens the Storybook in a page of its own.
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @returns {Promise<Stage>}
 */
export async function openStage(browser, origin) {
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
  // Before that, our first wish would be overtaken by the preview's own beginning.
  await page.waitForFunction("globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
  await page.evaluate("__STORYBOOK_PREVIEW__.ready()");
  await install(page);
  let broken = false;
  const breaks = () => {
    broken = true;
  };
  page.on("crash", breaks);
  page.on("domcontentloaded", breaks);
  const loading = watchLoading(page);
  let size = { width: 1280, height: 800 };
  /** @type {Stage["call"]} */
  const call = (name, ...args) =>
    page.evaluate(
      ({ tool, given }) => Reflect.apply(Reflect.get(storyGate, tool), storyGate, given),
      { tool: name, given: args },
    );
  return {
    page,
    devtools: await context.newCDPSession(page),
    call,
    async settle() {
      await call("settle");
      // What has come may ask for more: a part that is loaded late, then its own parts.
      while (await loading.finished()) await call("settle");
    },
    async resize(wanted) {
      if (wanted.width === size.width && wanted.height === size.height) return;
      size = wanted;
      await page.setViewportSize(wanted);
    },
    isBroken: () => broken,
    close: () => context.close(),
  };
}

/**
 * Knows what the page is still loading. A part that is loaded on first use (the window of an approval) is
 * not there when its story has been drawn, and a picture without it would differ by chance.
 * @param {import("playwright").Page} page
 */
function watchLoading(page) {
  /** @type {Set<import("playwright").Request>} */
  const open = new Set();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return {
    /** Resolves when nothing is under way; to true where something was. */
    async finished() {
      const deadline = performance.now() + LOADING_LIMIT_MS;
      const wasLoading = open.size > 0;
      while (open.size > 0 && performance.now() < deadline) await pause(LOADING_STEP_MS);
      // What never ends (a stream, a request held back by a test) must not hold every later story.
      if (open.size > 0) open.clear();
      return wasLoading;
    },
  };
}

/** @param {import("playwright").Page} page */
async function install(page) {
  await page.addStyleTag({ content: STEADY_STYLE });
  await page.evaluate(axe.source);
  await page.evaluate(installPreview, FIRST_GLOBALS);
  for (const tools of [installDrawing, installAccessibility, installFonts, installReflow]) {
    await page.evaluate(tools);
  }
  // All fonts at once: one that comes late would move what a story has just measured.
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((font) => font.load())).then(() => {}),
  );
}
