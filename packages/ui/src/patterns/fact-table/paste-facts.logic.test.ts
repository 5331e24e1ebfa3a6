import { describe, expect, it } from "vitest";
import { knownKeys, readPastedFacts } from "./paste-facts.logic.ts";

describe("a pasted text", () => {
  it.each([
    ["", null],
    ["plain words", null],
    ["one=pair", null],
    ["one\tpair\n", null],
    ["two lines\nof prose", null],
    ["prose\nwith one=pair", null],
    ["=no key\n=either", null],
  ])("%j stays plain [T9]", (text, expected) => {
    expect(readPastedFacts(text)).toBe(expected);
  });

  it("of several key=value lines is rows; the value may contain the sign again [T9]", () => {
    expect(readPastedFacts("a = 1\r\n\r\nb=x=y\n c=")).toEqual({
      facts: [
        ["a", "1"],
        ["b", "x=y"],
        ["c", ""],
      ],
      skipped: 0,
    });
  });

  it("of spreadsheet cells is rows; a tab decides before an equals sign [T9]", () => {
    expect(readPastedFacts("a=b\t1\nc\t2\t3\n# note")).toEqual({
      facts: [
        ["a=b", "1"],
        ["c", "2\t3"],
      ],
      skipped: 1,
    });
  });

  it("is compared with the keys that are there, and with itself [T8]", () => {
    const pasted = readPastedFacts("a=1\nb=2\na=3") ?? { facts: [], skipped: 0 };
    expect(knownKeys(pasted, [" b ", ""])).toBe(2);
  });
});
