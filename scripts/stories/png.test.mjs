import { expect, it } from "vitest";
import { decodePng, encodePng } from "./png.mjs";

/**
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => [number, number, number]} colour
 */
function picture(width, height, colour) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(colour(x, y), (y * width + x) * 4);
  }
  return { width, height, data };
}

it.each([1, 2, 256, 257, 2000])("keeps every one of %i colours", (count) => {
  const original = picture(61, 37, (x, y) => {
    const index = (y * 61 + x) % count;
    return [index & 255, index >> 8, (index * 7) & 255];
  });
  expect(decodePng(encodePng(original))).toEqual(original);
});

it("is far smaller than the colours it holds", () => {
  const page = picture(800, 600, (x) => (x % 40 === 0 ? [10, 20, 30] : [250, 250, 250]));
  expect(encodePng(page).length).toBeLessThan(10_000);
});
