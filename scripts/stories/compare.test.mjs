import { expect, it } from "vitest";
import { difference, differingPixels, renderDifference } from "./compare.mjs";

/** A white sheet with a black square of 4. @param {number} width @param {number} height @param {number} left */
function sheet(width, height, left) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 2; y < 6; y += 1) {
    for (let x = left; x < left + 4; x += 1) data.set([0, 0, 0], (y * width + x) * 4);
  }
  return { width, height, data };
}

it("finds no difference between equal pictures", () => {
  expect(differingPixels(sheet(30, 10, 3), sheet(30, 10, 3))).toBe(0);
});

it("counts a colour that is off by one", () => {
  const other = sheet(30, 10, 3);
  other.data[0] = 254;
  expect(differingPixels(sheet(30, 10, 3), other)).toBe(1);
});

it("counts both positions of an element that moved by 8 pixels", () => {
  expect(differingPixels(sheet(30, 10, 3), sheet(30, 10, 11))).toBe(32);
});

it("shows where two pictures differ", () => {
  expect(difference(sheet(30, 10, 3), sheet(30, 10, 11)).where).toBe("3 2 to 14 5");
});

it("counts the pixels that only one of two sizes has", () => {
  expect(differingPixels(sheet(30, 10, 3), sheet(31, 12, 3))).toBe(12 + 60);
});

it("renders the difference as large as the larger picture, opaque, red where they differ", () => {
  const rendered = renderDifference(sheet(30, 10, 3), sheet(30, 12, 11));
  expect([rendered.width, rendered.height]).toEqual([30, 12]);
  expect([...rendered.data.subarray((3 * 30 + 12) * 4, (3 * 30 + 12) * 4 + 4)]).toEqual([
    255, 0, 0, 255,
  ]);
});
