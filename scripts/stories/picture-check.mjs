import { setTimeout as pause } from "node:timers/promises";
import { difference, differingPixels } from "./compare.mjs";
import { decodePng } from "./png.mjs";

/** @typedef {import("./png.mjs").Picture} Picture */
/** @typedef {import("./stage.mjs").Stage} Stage */
/** @typedef {import("./plan.mjs").Size} Size */

const MARGIN = 24;
const GRID = 8;
const TALLEST = 6000;
const FRAMES = 6;
const BETWEEN_FRAMES_MS = 60;

/**
 * @typedef {object} Seen
 * @property {"same" | "new" | "changed" | "unsteady" | "empty"} state
 * @property {number} pixels that differ from the accepted picture
 * @property {string} [where] the box around them
 * @property {Picture} picture
 */

/**
 * Makes the window as high as the page, so that one picture holds all of it. Where a layer holds the
 * page still, the window stays as it is: nobody can scroll there.
 * @param {Stage} stage
 * @param {Size} size
 */
export async function fitWindow(stage, size) {
  await stage.resize(size);
  await stage.settle();
  const { scrollHeight, locked } = await stage.call("drawn");
  if (locked || scrollHeight <= size.height) return;
  await stage.resize({ width: size.width, height: Math.min(scrollHeight, TALLEST) });
  await stage.settle();
}

/**
 * The part of the window that is pictured: from its corner, so that what moves is seen to move, to
 * where the drawing ends, with a margin for shadows.
 * @param {Pick<StoryGate.Box, "right" | "bottom">} drawn
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
 * Whether nothing is drawn: the story's part has not come yet, or never will.
 * @param {Picture} picture
 */
const isEmpty = ({ width, height }) => width <= MARGIN && height <= MARGIN;

/** @param {Stage} stage @returns {Promise<Picture>} */
async function shoot({ call, page, devtools }) {
  const drawn = await call("drawn");
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: { x: drawn.scrollX, y: drawn.scrollY, ...pictureSize(drawn, window), scale: 1 },
  });
  return decodePng(Buffer.from(data, "base64"));
}

/**
 * Compares what the page shows with the accepted picture. A difference is believed only when it stands: when two
 * frames in a row show the same, and, unless the picture is going to be accepted anyway, when it is still there after
 * all frames. A page that is still on its way differs for a moment, and would turn the gate red by chance.
 * @param {Stage} stage
 * @param {Picture | undefined} accepted
 * @param {{ hurried?: boolean }} [how] hurried takes the first picture that stands still
 * @returns {Promise<Seen>}
 */
export async function comparePicture(stage, accepted, { hurried = accepted === undefined } = {}) {
  let picture = await shoot(stage);
  let standing = false;
  for (let frame = 1; frame < FRAMES; frame += 1) {
    if (accepted && !isEmpty(picture) && differingPixels(accepted, picture) === 0) {
      return { state: "same", pixels: 0, picture };
    }
    if (standing && hurried && !isEmpty(picture)) break;
    await pause(frame * BETWEEN_FRAMES_MS);
    const next = await shoot(stage);
    standing = differingPixels(picture, next) === 0;
    picture = next;
  }
  if (!standing) return { state: "unsteady", pixels: 0, picture };
  if (isEmpty(picture)) return { state: "empty", pixels: 0, picture };
  if (!accepted) return { state: "new", pixels: 0, picture };
  const { pixels, where } = difference(accepted, picture);
  return { state: pixels === 0 ? "same" : "changed", pixels, where, picture };
}
