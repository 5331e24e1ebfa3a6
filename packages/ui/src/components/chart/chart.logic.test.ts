import { describe, expect, it } from "vitest";
import { axisOf, barsOf, lineOf, stepOf } from "./chart.logic.ts";

const series = (...rows: (number | null)[][]) =>
  rows.map((values, at) => ({ name: `Series ${at}`, values }));

describe("the axis", () => {
  it.each([
    ["values", "line", [[3, 42]], [0, 10, 20, 30, 40, 50]],
    ["counts, without halves", "bar", [[1, 2]], [0, 1, 2]],
    ["parts", "line", [[0.1, 0.42]], [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    ["a stack, which is as high as its sum", "stacked-bar", [[30], [30]], [0, 20, 40, 60]],
    ["values below zero", "bar", [[-20, 40]], [-20, 0, 20, 40]],
    ["nothing but zeros", "bar", [[0, 0]], [0, 1]],
    ["no values", "bar", [], [0, 1]],
  ] as const)("holds %s", (_what, kind, rows, expected) => {
    const axis = axisOf({ kind, series: series(...rows.map((row) => [...row])) });
    expect(axis.ticks.map((tick) => Math.round(tick * 100) / 100)).toEqual(expected);
  });

  it("places zero at its foot and its highest tick at its top", () => {
    const { place } = axisOf({ kind: "bar", series: series([42]) });
    expect([place(0), place(25), place(50)]).toEqual([0, 50, 100]);
  });
});

it("stands bars of several series beside each other, and stacks them apart below and above zero", () => {
  const rows = series([2], [-1], [3], [null]);
  expect(barsOf("bar", rows, 0).map(([part]) => part?.to)).toEqual([2, -1, 3, 0]);
  expect(barsOf("stacked-bar", rows, 0)).toEqual([
    [
      { series: 0, from: 0, to: 2 },
      { series: 1, from: 0, to: -1 },
      { series: 2, from: 2, to: 5 },
    ],
  ]);
});

it("breaks a line where a value is missing", () => {
  const axis = axisOf({ kind: "line", series: series([0, 10]) });
  expect(lineOf([0, 10, null, 5], axis)).toBe("M12.5 100h0L37.5 0M87.5 50h0");
});

it.each([
  [0, 1],
  [8, 1],
  [9, 2],
  [90, 12],
])("names of %i categories every %i", (count, step) => {
  expect(stepOf(count)).toBe(step);
});
