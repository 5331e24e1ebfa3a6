import { setTimeout as delay } from "node:timers/promises";
import { difference, differingPixels } from "./compare.mjs";
import { decodePng } from "./png.mjs";

/** @typedef {import("./png.mjs").Picture} Picture */
/** @typedef {import("./story-page.mjs").StoryPage} StoryPage */
/** @typedef {import("./plan.mjs").Size} Size */

const MARGIN = 24;
const GRID = 8;
const TALLEST = 6000;
const FRAMES = 6;
const BETWEEN_FRAMES_MS = 60;

/**
 * @typedef {object} Comparison
 * @property {"same" | "new" | "changed" | "unstable" | "empty"} state
 * @property {number} pixels that differ from the accepted picture
 * @property {string} [where] the box around them
 * @property {Picture} picture
 */

/**
 * Makes the window as high as the page, so that one picture holds all of it. If an overlay locks the page, the window stays as
 * it is, because the page cannot scroll there.
 * @param {StoryPage} page
 * @param {Size} size the window has
 */
export async function fitWindow(page, size) {
  const { scrollHeight, locked } = await page.call("extent");
  if (locked || scrollHeight <= size.height) return;
  await page.resize({ width: size.width, height: Math.min(scrollHeight, TALLEST) });
  await page.settle();
}

/**
 * The part of the window that is pictured: from its corner, so that what moves is seen to move, to
 * where the content ends, with a margin for shadows.
 * @param {Pick<StoryGate.Extent, "right" | "bottom">} extent
 * @param {Size} window
 * @returns {Size}
 */
export function pictureSize({ right, bottom }, window) {
  /** @param {number} edge @param {number} limit */
  const length = (edge, limit) =>
    Math.max(GRID, Math.min(Math.ceil((edge + MARGIN) / GRID) * GRID, limit));
  return { width: length(right, window.width), height: length(bottom, window.height) };
}

/**
 * Whether nothing is rendered: what the story shows is not loaded yet, or never will be.
 * @param {Picture} picture
 */
const isEmpty = ({ width, height }) => width <= MARGIN && height <= MARGIN;

/** @param {StoryPage} page @returns {Promise<Picture>} */
async function capture({ call, size, devtools }) {
  const extent = await call("extent");
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: { x: extent.scrollX, y: extent.scrollY, ...pictureSize(extent, size()), scale: 1 },
  });
  return decodePng(Buffer.from(data, "base64"));
}

/**
 * Compares what the page shows with the accepted picture. A difference counts only when it is stable: when two
 * frames in a row show the same, and, unless the picture is going to be accepted anyway, when it is still there after
 * all frames. A page that is still rendering differs for a moment, and would fail the gate by chance.
 * @param {StoryPage} page
 * @param {Picture | undefined} accepted
 * @param {{ takeFirstStable?: boolean }} [options]
 * @returns {Promise<Comparison>}
 */
export async function comparePicture(
  page,
  accepted,
  { takeFirstStable = accepted === undefined } = {},
) {
  let picture = await capture(page);
  let stable = false;
  for (let frame = 1; frame < FRAMES; frame += 1) {
    if (accepted && !isEmpty(picture) && differingPixels(accepted, picture) === 0) {
      return { state: "same", pixels: 0, picture };
    }
    if (stable && takeFirstStable && !isEmpty(picture)) break;
    await delay(frame * BETWEEN_FRAMES_MS);
    const next = await capture(page);
    stable = differingPixels(picture, next) === 0;
    picture = next;
  }
  if (!stable) return { state: "unstable", pixels: 0, picture };
  if (isEmpty(picture)) return { state: "empty", pixels: 0, picture };
  if (!accepted) return { state: "new", pixels: 0, picture };
  const { pixels, where } = difference(accepted, picture);
  return { state: pixels === 0 ? "same" : "changed", pixels, where, picture };
}
