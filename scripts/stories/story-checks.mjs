import { axeRun, describeViolations, isChecked } from "./axe.mjs";
import { within } from "./clock.mjs";
import { describeForeign, foreignCharacters } from "./font-check.mjs";
import { comparePicture, fitWindow } from "./picture-check.mjs";
import { accept, keepSeen, picturePath, readAccepted } from "./pictures.mjs";
import { PHONE, TIGHT } from "./plan.mjs";

/** @typedef {import("./stage.mjs").Stage} Stage */
/** @typedef {import("./plan.mjs").Plan} Plan */
/** @typedef {import("./plan.mjs").Theme} Theme */

/** @typedef {{ name: string, problem?: string | undefined, note?: string | undefined }} Check without a problem it has passed */
/** @typedef {import("./picture-check.mjs").Seen & { path: string, files: string[] }} PictureResult */
/** @typedef {{ plan: Plan, checks: Check[], pictures: PictureResult[], once?: string }} StoryResult `once` is what failed at first and not again */

/**
 * @typedef {object} Wanted which checks are run
 * @property {"compared" | "accepted" | "none"} pictures
 * @property {boolean} axe
 * @property {boolean} reflow
 */

const PLAY_LIMIT_MS = 15_000;

/**
 * Shows one story, plays it, and looks at it from all sides, the cheapest change of the page first.
 * @param {Stage} stage
 * @param {Plan} plan
 * @param {Wanted} wanted
 * @param {import("./clock.mjs").Clock} clock
 * @returns {Promise<StoryResult>}
 */
export async function checkStory(stage, plan, wanted, clock) {
  /** @type {StoryResult} */
  const result = { plan, checks: [], pictures: [] };
  const { checks } = result;
  const { errors } = await clock.time("play", async () => {
    await stage.resize(plan.size);
    return within(PLAY_LIMIT_MS, stage.call("show", plan.id));
  });
  checks.push({ name: "interactions", problem: errors.join("\n") || undefined });
  // A story that broke off half-way looks like nothing in particular.
  if (errors.length > 0) return result;

  await clock.time("pictures", () => fitWindow(stage, plan.size));
  for (const theme of plan.themes) {
    const first = theme === plan.themes[0];
    if (!first) await clock.time("theme", () => changeTheme(stage, theme));
    await clock.time("pictures", () => takePicture(stage, theme, result, wanted));
    if (wanted.axe)
      await clock.time(first ? "axe" : "axe dark", () => runAxe(stage, theme, result));
  }
  if (wanted.axe) await clock.time("axe forced", () => runForced(stage, result));
  if (plan.narrow) {
    await clock.time("phone pictures", () => takeNarrowPictures(stage, result, wanted));
  }
  const foreign = await clock.time("fonts", () => foreignCharacters(stage));
  checks.push({
    name: "fonts",
    problem: foreign.length > 0 ? describeForeign(foreign) : undefined,
  });
  if (wanted.reflow && plan.reflows) await clock.time("reflow", () => checkReflow(stage, result));
  return result;
}

/** @param {Stage} stage @param {Theme} theme */
async function changeTheme(stage, theme) {
  await stage.call("globals", { theme });
  await stage.settle();
}

/**
 * @param {Stage} stage
 * @param {string} name
 * @param {StoryResult} result
 * @param {Wanted} wanted
 */
async function takePicture(stage, name, { plan, checks, pictures }, wanted) {
  if (wanted.pictures === "none") return;
  const path = picturePath(plan.id, name);
  const accepted = readAccepted(path);
  const seen = await comparePicture(stage, accepted, {
    hurried: wanted.pictures === "accepted",
  });
  const settled = seen.state === "same" || (wanted.pictures === "accepted" && accept(path, seen));
  const files = settled ? [] : keepSeen(path, seen.picture, accepted);
  const result = { ...seen, path, files };
  pictures.push(result);
  checks.push({ name: `picture ${name}`, problem: settled ? undefined : describePicture(result) });
}

/** @param {PictureResult} picture */
function describePicture({ state, pixels, where, files }) {
  const list = `\n${files.join("\n")}`;
  if (state === "new") return `has not been accepted yet (pnpm test:visual --update)${list}`;
  if (state === "empty") return `nothing is drawn${list}`;
  if (state === "unsteady") return `no two frames in a row were the same${list}`;
  return `${pixels} pixels differ, from ${where}${list}`;
}

/**
 * A phone's window, in both themes; the page is in the last one, so that comes first.
 * @param {Stage} stage
 * @param {StoryResult} result
 * @param {Wanted} wanted
 */
async function takeNarrowPictures(stage, result, wanted) {
  await fitWindow(stage, PHONE);
  for (const [index, theme] of result.plan.themes.toReversed().entries()) {
    if (index > 0) await changeTheme(stage, theme);
    await takePicture(stage, `${theme}-${PHONE.width}`, result, wanted);
  }
}

/**
 * Everything in the first theme, the rules about colours in any other: no other rule asks for a colour.
 * @param {Stage} stage
 * @param {Theme | "forced"} theme
 * @param {StoryResult} result
 */
async function runAxe(stage, theme, { plan, checks }) {
  if (!isChecked(plan.a11y)) return;
  const run = axeRun(plan.a11y, theme === plan.themes[0] ? "all" : "colours");
  const violations = await stage.call("axe", { ...run, forced: theme === "forced" });
  const found = violations.length > 0 ? describeViolations(violations) : undefined;
  const name = `axe ${theme}`;
  checks.push(plan.a11y.test === "todo" ? { name, note: found } : { name, problem: found });
}

/** @param {Stage} stage @param {StoryResult} result */
async function runForced(stage, result) {
  await stage.page.emulateMedia({ forcedColors: "active" });
  try {
    await runAxe(stage, "forced", result);
  } finally {
    await stage.page.emulateMedia({ forcedColors: "none" });
  }
}

/**
 * WCAG 1.4.10 and 1.4.4: nothing is wider than the smallest window, nor than a desk's with text at 200 %.
 * @param {Stage} stage
 * @param {StoryResult} result
 */
async function checkReflow(stage, { checks }) {
  await stage.call("globals", { direction: "rtl" });
  for (const { size, text } of TIGHT) {
    await stage.call("rootFont", text);
    await stage.resize(size);
    await stage.settle();
    const { overflow, widest } = await stage.call("sideways");
    checks.push({
      name: `fits ${size.width} px with text at ${text}, right to left`,
      problem: overflow > 0 ? `${overflow} px too wide: ${widest}` : undefined,
    });
  }
}
