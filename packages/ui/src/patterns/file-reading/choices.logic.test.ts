import { describe, expect, it } from "vitest";
import { countChanges, withHeader, withRange, withSheet, withType } from "./choices.logic.ts";
import { columnLetters, headerText, parseHeader, parseRange, rangeText } from "./ranges.logic.ts";

describe("rows and ranges, as a person types them", () => {
  it("letters columns as a spreadsheet program does", () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(columnLetters)).toEqual([
      "A",
      "Z",
      "AA",
      "AZ",
      "BA",
      "ZZ",
      "AAA",
    ]);
  });

  it("reads a range from any corner, with any dash, and nothing else", () => {
    for (const text of ["A4:H20", "h20:a4", " $A$4 : $H$20 ", "A4–H20"]) {
      const range = parseRange(text);
      expect(range && rangeText(range)).toBe("A4:H20");
    }
    for (const text of ["", "A4", "A0:H20", "4:20", "A4:H20:J30"])
      expect(parseRange(text)).toBeNull();
  });

  it("reads header rows, and takes nothing and 0 for no header", () => {
    expect(parseHeader("4-5")).toEqual({ first: 4, last: 5 });
    expect(parseHeader(" 7 ")).toEqual({ first: 7, last: 7 });
    for (const text of [" ", "0", " 00 "]) expect(parseHeader(text)).toEqual({ first: 0, last: 0 });
    for (const text of ["0–3", "-1", "1.5", "5–4", "row 4", "4,5"])
      expect(parseHeader(text)).toBeNull();
    expect(
      [
        { first: 4, last: 5 },
        { first: 4, last: 4 },
        { first: 0, last: 0 },
      ].map(headerText),
    ).toEqual(["4–5", "4", ""]);
  });
});

describe("choices", () => {
  it("keep a chosen range and a chosen header together", () => {
    const range = withRange({}, "Sales", "A4:H20");
    expect(withHeader(range, "Sales", { first: 6, last: 7 }).sheets?.Sales).toEqual({
      range: "A6:H20",
      header: { first: 6, last: 7 },
    });
    const header = withHeader({}, "Sales", { first: 4, last: 5 });
    expect(withRange(header, "Sales", "A4:H20").sheets?.Sales?.header).toEqual({
      first: 4,
      last: 5,
    });
    expect(withRange(header, "Sales", "A9:H20").sheets?.Sales).toEqual({ range: "A9:H20" });
  });

  it("leave nothing behind once they are all taken back", () => {
    const typed = withType({}, "Sales", "Paid", "number");
    const both = withSheet(typed, "Sales", { countTotals: true });
    expect(countChanges({}, both)).toBe(2);
    const back = withSheet(withType(both, "Sales", "Paid", undefined), "Sales", {
      countTotals: undefined,
    });
    expect(back).toEqual({});
    expect(countChanges({}, back)).toBe(0);
  });

  it("count one change for both rows of a header, and for one that was taken back", () => {
    const saved = withHeader({ dateOrder: "day" }, "", { first: 4, last: 5 });
    expect(countChanges(saved, withHeader(saved, "", { first: 6, last: 7 }))).toBe(1);
    expect(countChanges(saved, withHeader(saved, "", undefined))).toBe(1);
    expect(countChanges(saved, { ...saved, dateOrder: "month", encoding: "utf-8" })).toBe(2);
  });
});
