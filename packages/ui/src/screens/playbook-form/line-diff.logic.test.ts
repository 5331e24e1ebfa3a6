import { describe, expect, it } from "vitest";
import { lineDiff } from "./line-diff.logic.ts";

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ kind, text }) => `${{ same: " ", added: "+", removed: "-" }[kind]}${text}`,
  );

describe("a comparison of two templates", () => {
  it("names the lines that were added and removed, and keeps the others", () => {
    expect(shown("a\nb\nc", "a\nx\nc\nd")).toEqual([" a", "-b", "+x", " c", "+d"]);
  });

  it("finds nothing between equal texts, and everything between different ones", () => {
    expect(shown("a\n\nb", "a\n\nb")).toEqual([" a", " ", " b"]);
    expect(shown("a", "b")).toEqual(["-a", "+b"]);
  });

  it("gives both texts back", () => {
    const [before, after] = ["q\nw\ne\nr\nt\ny", "w\nq\ne\ne\ny\nt"];
    const lines = lineDiff(before, after);
    const without = (kind: string) =>
      lines
        .filter((line) => line.kind !== kind)
        .map(({ text }) => text)
        .join("\n");
    expect(without("added")).toBe(before);
    expect(without("removed")).toBe(after);
  });
});
