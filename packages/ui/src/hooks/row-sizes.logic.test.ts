import { expect, it } from "vitest";
import { rowSizes, rowsBetween, startOf, withHeights } from "./row-sizes.logic.ts";

const ids = Array.from({ length: 1_000 }, (_, index) => `row-${index}`);
const even = rowSizes(ids, 40, new Map());
const uneven = rowSizes(
  ids,
  40,
  new Map([
    ["row-2", 100],
    ["row-5", 10],
    ["gone", 7],
  ]),
);

it("places rows of one height", () => {
  expect(startOf(even, 0)).toBe(0);
  expect(startOf(even, 999)).toBe(39_960);
  expect(startOf(even, 1_000)).toBe(40_000);
});

it("places the rows after one of another height", () => {
  expect([2, 3, 5, 6, 1_000].map((index) => startOf(uneven, index))).toEqual([
    80, 180, 260, 270, 40_030,
  ]);
});

it("finds the rows in view, and some around them", () => {
  expect(rowsBetween(even, 400, 600, 0)).toEqual({ first: 10, last: 14 });
  expect(rowsBetween(even, 401, 601, 0)).toEqual({ first: 10, last: 15 });
  expect(rowsBetween(even, 400, 600, 3)).toEqual({ first: 7, last: 17 });
  expect(rowsBetween(uneven, 170, 190, 0)).toEqual({ first: 2, last: 3 });
});

it("keeps to the rows that there are", () => {
  expect(rowsBetween(even, -50, 30, 3)).toEqual({ first: 0, last: 3 });
  expect(rowsBetween(even, 50_000, 50_600, 3)).toEqual({ first: 996, last: 999 });
  expect(rowsBetween(rowSizes([], 40, new Map()), 0, 600, 3)).toEqual({ first: 0, last: -1 });
});

it("reads no row of a list whose rows are all of one height", () => {
  const unread = new Proxy(ids, {
    get: (target, key) => {
      if (key === "length") return target.length;
      throw new Error(`Reads ${String(key)}.`);
    },
  });
  expect(startOf(rowSizes(unread, 40, new Map()), 500)).toBe(20_000);
});

it("keeps no height of a row that is as high as estimated", () => {
  const measured = withHeights(
    new Map([["row-1", 50]]),
    new Map([
      ["row-1", 40],
      ["row-2", 60],
    ]),
    {
      ids,
      estimate: 40,
    },
  );
  expect([...measured]).toEqual([["row-2", 60]]);
});

it("drops the heights of rows that have gone, once there are many", () => {
  let measured: ReadonlyMap<string, number> = new Map();
  for (let page = 0; page < 100; page += 1) {
    const shown = Array.from({ length: 20 }, (_, index) => `row-${page}-${index}`);
    const heights = new Map(shown.map((id) => [id, 60]));
    measured = withHeights(measured, heights, { ids: shown, estimate: 40 });
    expect(shown.every((id) => measured.get(id) === 60)).toBe(true);
  }
  expect(measured.size).toBeLessThanOrEqual(220);
});
