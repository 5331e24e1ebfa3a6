import pixelmatch from "pixelmatch";

/** @typedef {import("./png.mjs").Picture} Picture */

/**
 * Which pixels are not the same; a pixel that only one of two pictures has counts as different.
 * @param {Picture} one
 * @param {Picture} other
 * @returns {{ pixels: number, where: string }} how many, and the box around them as `x y to x y`
 */
export function difference(one, other) {
  const sameSize = one.width === other.width && one.height === other.height;
  if (sameSize && one.data.equals(other.data)) return { pixels: 0, where: "" };
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixel(one, x, y) === pixel(other, x, y)) continue;
      pixels += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return { pixels, where: `${box.left} ${box.top} to ${box.right} ${box.bottom}` };
}

/** @param {Picture} one @param {Picture} other */
export const differingPixels = (one, other) => difference(one, other).pixels;

/** @param {Picture} picture @param {number} x @param {number} y @returns {number} -1 outside of the picture */
function pixel({ width, height, data }, x, y) {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : -1;
}

/**
 * A picture for the reviewer: what both have in grey, what differs in red.
 * @param {Picture} one
 * @param {Picture} other
 * @returns {Picture}
 */
export function renderDifference(one, other) {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = Buffer.alloc(width * height * 4);
  const options = { threshold: 0, includeAA: true, alpha: 0.2 };
  pixelmatch(pad(one, width, height), pad(other, width, height), data, width, height, options);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, data };
}

/** The picture at the corner of a larger one. @param {Picture} picture @param {number} width @param {number} height */
function pad(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    const from = y * picture.width * 4;
    picture.data.copy(data, y * width * 4, from, from + picture.width * 4);
  }
  return data;
}
