import { expect, it } from "vitest";
import { progressShare } from "./progress.logic.ts";

it.each([
  [undefined, 100, undefined],
  [Number.NaN, 100, undefined],
  [0, 100, 0],
  [62, 100, 0.62],
  [3, 12, 0.25],
  [130, 100, 1],
  [-1, 100, 0],
  [0, 0, 1],
])("%j of %j is %j", (value, max, share) => {
  expect(progressShare(value, max)).toBe(share);
});
