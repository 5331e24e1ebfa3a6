import { PNG } from "pngjs";

/** @typedef {{ width: number, height: number, data: Buffer }} Picture RGBA, four bytes a pixel */

/**
 * RGB, since a page is opaque, and rows without a filter: in text and flat areas whole rows repeat, which a filter
 * would hide from the compression.
 */
const SMALLEST = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 };

/**
 * @param {Buffer} file
 * @returns {Picture}
 */
export function decodePng(file) {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/**
 * @param {Picture} picture opaque
 * @returns {Buffer}
 */
export function encodePng(picture) {
  return PNG.sync.write(picture, SMALLEST);
}
