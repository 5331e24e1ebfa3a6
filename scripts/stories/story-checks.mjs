import { axeRun, describeViolations, isChecked } from "./axe.mjs";
import { withTimeout } from "./clock.mjs";
import { describeFallbacks, findFallbackCharacters } from "./font-check.mjs";
import { comparePicture, fitWindow } from "./picture-check.mjs";
import { accept, picturePath, readAccepted, saveActual } from "./pictures.mjs";
import { narrowName, PHONE, REFLOW_WINDOWS } from "./plan.mjs";

/** @typedef {import("./story-page.mjs").StoryPage} StoryPage */
/** @typedef {import("./plan.mjs").Plan} Plan */
/** @typedef {import("./plan.mjs").Theme} Theme */

/** @typedef {{ name: string, problem?: string | undefined, note?: string | undefined }} Check without a problem it has passed */
/** @typedef {Omit<import("./picture-check.mjs").Comparison, "picture"> & { path: string, files: string[] }} PictureResult without the pixels, which would fill gigabytes */
/** @typedef {{ plan: Plan, checks: Check[], pictures: PictureResult[], flaky?: string }} StoryResult `flaky` is what failed at first and passed when tried again */

/**
 * @typedef {object} Enabled which checks are run
 * @property {"compared" | "accepted" | "none"} pictures
 * @property {boolean} axe
 * @property {boolean} reflow
 */

const PLAY_TIMEOUT_MS = 30_000;

/**
 * Renders one story, plays it, and runs every check on it, the cheapest change of the page first.
 * @param {StoryPage} page
 * @param {Plan} plan
 * @param {Enabled} enabled
 * @param {import("./clock.mjs").Clock} clock
 * @returns {Promise<StoryResult>}
 */
export async function checkStory(page, plan, enabled, clock) {
  /** @type {StoryResult} */
  const result = { plan, checks: [], pictures: [] };
  const { checks } = result;
  const { errors } = await clock.time("play", async () => {
    await page.resize(plan.size);
    return withTimeout(PLAY_TIMEOUT_MS, page.call("render", plan.id));
  });
  checks.push({ name: "interactions", problem: errors.join("\n") || undefined });
  // A story that stopped half-way looks like nothing in particular.
  if (errors.length > 0) return result;

  const pictured = enabled.pictures === "none" ? [] : plan.pictured;
  await clock.time("settle", () => page.settle());
  if (pictured.length > 0) await clock.time("pictures", () => fitWindow(page, plan.size));
  for (const theme of plan.themes) {
    const first = theme === plan.themes[0];
    if (pictured.includes(theme)) {
      await clock.time("pictures", async () => {
        if (!first) await page.call("setTheme", theme);
        await takePicture(page, theme, result, enabled);
      });
    }
    if (enabled.axe)
      await clock.time(first ? "axe" : "axe dark", () => runAxe(page, theme, result));
  }
  if (enabled.axe && plan.forced) {
    await clock.time("axe forced", () => runAxeForced(page, result));
  }
  if (pictured.length > 0 && plan.narrow) {
    await clock.time("phone pictures", () => takeNarrowPicture(page, result, enabled));
  }
  await clock.time("fonts", () => checkFonts(page, result));
  if (enabled.reflow && plan.reflows) await clock.time("reflow", () => checkReflow(page, result));
  return result;
}

/**
 * @param {StoryPage} page
 * @param {string} name
 * @param {StoryResult} result
 * @param {Enabled} enabled
 */
async function takePicture(page, name, { plan, checks, pictures }, enabled) {
  const accepting = enabled.pictures === "accepted";
  const path = picturePath(plan.id, name);
  const accepted = readAccepted(path);
  const { picture, ...comparison } = await comparePicture(page, accepted, {
    takeFirstStable: accepting,
  });
  const passed =
    comparison.state === "same" || (accepting && accept(path, comparison.state, picture));
  const files = passed ? [] : saveActual(path, picture, accepted);
  const result = { ...comparison, path, files };
  pictures.push(result);
  checks.push({ name: `picture ${name}`, problem: passed ? undefined : describePicture(result) });
}

/** @param {PictureResult} picture */
function describePicture({ state, pixels, where, files }) {
  const list = `\n${files.join("\n")}`;
  if (state === "new") return `has not been accepted yet (pnpm test:visual --update)${list}`;
  if (state === "empty") return `nothing is rendered${list}`;
  if (state === "unstable") return `no two frames in a row were the same${list}`;
  return `${pixels} pixels differ, from ${where}${list}`;
}

/**
 * In a phone's window; the page is in the last theme. Changed in this order, since a sandboxed frame reads the size of
 * its text again when the theme changes, not when the window does.
 * @param {StoryPage} page
 * @param {StoryResult} result
 * @param {Enabled} enabled
 */
async function takeNarrowPicture(page, result, enabled) {
  const { plan } = result;
  await page.resize(PHONE);
  await page.settle();
  await page.call("setTheme", plan.themes[0] ?? "light");
  await page.settle();
  await fitWindow(page, PHONE);
  await takePicture(page, narrowName(plan), result, enabled);
}

/**
 * All rules in the first theme, only the colour rules in the others: no other rule depends on colours.
 * @param {StoryPage} page
 * @param {Theme | "forced"} theme
 * @param {StoryResult} result
 */
async function runAxe(page, theme, { plan, checks }) {
  if (!isChecked(plan.a11y)) return;
  const run = axeRun(plan.a11y, theme === plan.themes[0] ? "all" : "colours");
  const violations = await page.call("axe", {
    ...run,
    ...(theme === "forced" ? { forced: true } : { theme }),
  });
  const found = violations.length > 0 ? describeViolations(violations) : undefined;
  const name = `axe ${theme}`;
  checks.push(plan.a11y.test === "todo" ? { name, note: found } : { name, problem: found });
}

/** @param {StoryPage} page @param {StoryResult} result */
async function runAxeForced(page, result) {
  await page.emulateForcedColors(true);
  try {
    await runAxe(page, "forced", result);
  } finally {
    await page.emulateForcedColors(false);
  }
}

/** @param {StoryPage} page @param {StoryResult} result */
async function checkFonts(page, { checks }) {
  const fallbacks = await findFallbackCharacters(page);
  checks.push({
    name: "fonts",
    problem: fallbacks.length > 0 ? describeFallbacks(fallbacks) : undefined,
  });
}

/**
 * WCAG 1.4.10 and 1.4.4: nothing is wider than the smallest window, nor than a desktop's with text at 200 %.
 * @param {StoryPage} page
 * @param {StoryResult} result
 */
async function checkReflow(page, { checks }) {
  for (const { size, text } of REFLOW_WINDOWS) {
    await page.call("prepareReflow", text);
    await page.resize(size);
    let measured = await page.call("horizontalOverflow");
    while (await page.loaded()) measured = await page.call("horizontalOverflow");
    const { overflow, widest } = measured;
    checks.push({
      name: `fits ${size.width} px with text at ${text}, right to left`,
      problem: overflow > 0 ? `${overflow} px too wide: ${widest}` : undefined,
    });
  }
}
