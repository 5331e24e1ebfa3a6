import { describe, expect, it } from "vitest";
import type { ColumnContext } from "./column-cells.ts";
import { readColumn } from "./column-types.ts";

function read(cells: string[], label: string, context: Partial<ColumnContext> = {}) {
  const rowNumbers = cells.map((_, at) => at + 2);
  const common = { label, rowNumbers, commaDecimals: false };
  const { canonical, ...reading } = readColumn(cells, { ...common, ...context });
  return { ...reading, values: cells.map(canonical) };
}

describe("lengths of time", () => {
  it.each([
    ["longer than a day", "Time", ["36:15", "1:30"], "h", ["36.25", "1.5"], false],
    [
      "with seconds and a heading",
      "Dauer",
      ["12:05:33", "00:30:00"],
      "h",
      ["12.0925", "0.5"],
      false,
    ],
    ["in units", "X", ["1h 30m", "45 min", "2 h"], "h", ["1.5", "0.75", "2"], false],
    ["in German units", "X", ["1 Std. 30 Min", "2 Std."], "h", ["1.5", "2"], false],
    ["as of ISO 8601", "X", ["PT1H30M", "P1DT6H"], "h", ["1.5", "30"], false],
    ["below zero", "Balance", ["-1:30", "0:45"], "h", ["-1.5", "0.75"], false],
    ["below an hour", "Duration", ["0:45:00", "0:03:30"], "min", ["45", "3.5"], false],
    ["hours by their heading", "Arbeitszeit", ["7:30", "8:00"], "h", ["7.5", "8"], false],
    ["hours or minutes", "Length", ["3:45", "4:00"], "h", ["3.75", "4"], true],
  ])("are numbers, which is said: %s", (_what, label, values, unit, expected, isDoubtful) => {
    const { decisions, ...reading } = read(values, label);
    expect(reading).toMatchObject({ type: "decimal", unit, values: expected });
    const what = unit === "h" ? "hours" : "minutes";
    expect(decisions).toMatchObject([
      {
        title: `${label} read as ${what}`,
        sentence: `Column '${label}' is read as ${what}. '${values[0]}' is ${expected[0]}.`,
      },
    ]);
    expect(decisions[0]?.isDoubtful ?? false).toBe(isDoubtful);
  });

  it("are those of a workbook by their format, and times of day are not", () => {
    const context = { isWorkbook: true };
    expect(read(["1:30:00", "12:00:00"], "Run", context)).toMatchObject({ values: ["1.5", "12"] });
    expect(read(["01:30:00", "12:00:00"], "Run", context)).toMatchObject({ type: "text" });
  });

  it("are text where a few cells are none, which is said", () => {
    expect(read(["1:30", "2:15", "open", "25:00"], "Hours")).toMatchObject({
      type: "text",
      decisions: [{ title: "1 of 4 cells is not a length of time", cells: [{ row: 4 }] }],
    });
  });

  it("are not times of day, which stay text, as is said, and can be chosen as numbers", () => {
    expect(read(["14:05", "9:30"], "Start")).toMatchObject({
      type: "text",
      values: ["14:05", "9:30"],
      decisions: [{ sentence: "Column 'Start' is kept as text: its values are times of day." }],
    });
    expect(read(["14:06", "9:30"], "Start", { chosen: "number" })).toMatchObject({
      unit: "h",
      values: ["14.1", "9.5"],
    });
    expect(read(["14:05", "9:30"], "Duration", { chosen: "text" })).toMatchObject({
      values: ["14:05", "9:30"],
      decisions: [],
    });
  });
});
