import { expect, it } from "vitest";
import { comparePicture, pictureSize } from "./picture-check.mjs";
import { encodePng } from "./png.mjs";

const window = { width: 1280, height: 800 };

it("ends a little after the content", () => {
  expect(pictureSize({ right: 100.3, bottom: 40 }, window)).toEqual({ width: 128, height: 64 });
});

it("grows when the content grows by 8 pixels", () => {
  const { width } = pictureSize({ right: 108.3, bottom: 40 }, window);
  expect(width).toBe(136);
});

it("never reaches beyond the window, and is never empty", () => {
  expect(pictureSize({ right: 4000, bottom: 790 }, window)).toEqual(window);
  expect(pictureSize({ right: 0, bottom: 0 }, window)).toEqual({ width: 24, height: 24 });
});

/** @param {number} grey @param {number} [side] */
function sheet(grey, side = 32) {
  const data = Buffer.alloc(side * side * 4, grey);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width: side, height: side, data };
}

/** A page that shows one frame after the other and stays at the last. @param {number[]} greys @param {number} [side] */
function pageOf(greys, side) {
  const left = [...greys];
  const page = {
    call: async () => ({ right: 8, bottom: 8, scrollX: 0, scrollY: 0 }),
    size: () => window,
    devtools: {
      send: async () => {
        const grey = (left.length > 1 ? left.shift() : left[0]) ?? 0;
        return { data: encodePng(sheet(grey, side)).toString("base64") };
      },
    },
  };
  return /** @type {import("./story-page.mjs").StoryPage} */ (/** @type {unknown} */ (page));
}

it("takes one frame when it is as accepted", async () => {
  expect(await comparePicture(pageOf([1, 2, 3]), sheet(1))).toMatchObject({ state: "same" });
});

it("waits for a page that is still rendering what was accepted", async () => {
  expect(await comparePicture(pageOf([1, 2, 3]), sheet(3))).toMatchObject({ state: "same" });
});

it("counts a difference that is seen twice", async () => {
  const comparison = await comparePicture(pageOf([1, 2]), sheet(3));
  expect(comparison).toMatchObject({ state: "changed", pixels: 32 * 32 });
  expect(comparison.picture).toEqual(sheet(2));
});

it("waits for what comes late, unless the picture is to be accepted", async () => {
  const late = [1, 1, 1, 3];
  expect(await comparePicture(pageOf(late), sheet(3))).toMatchObject({ state: "same" });
  const first = await comparePicture(pageOf(late), sheet(3), { takeFirstStable: true });
  expect(first).toMatchObject({ state: "changed", picture: sheet(1) });
});

it("takes a new picture from a stable page", async () => {
  expect((await comparePicture(pageOf([1, 2]), undefined)).picture).toEqual(sheet(2));
});

it("does not settle on a page that is never stable", async () => {
  const unstable = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(await comparePicture(pageOf(unstable), sheet(9))).toMatchObject({ state: "unstable" });
});

it("takes no picture of nothing, even where nothing was accepted", async () => {
  expect(await comparePicture(pageOf([1], 24), sheet(1, 24))).toMatchObject({ state: "empty" });
});
