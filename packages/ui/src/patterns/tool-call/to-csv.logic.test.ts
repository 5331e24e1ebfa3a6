import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "./to-csv.logic.ts";

const cell = (value: string | number | boolean | null) =>
  toCsv({ columns: [{ name: "a" }], rows: [[value]] }).split("\r\n")[1];

describe("a table as CSV", () => {
  it("has a head, a line for each row, and an empty cell for nothing [CHAT-42]", () => {
    expect(
      toCsv({
        columns: [{ name: "region" }, { name: "total, net" }],
        rows: [["Nord", -11.5], ['say "hi"', null], ["short"]],
      }),
    ).toBe('\uFEFFregion,"total, net"\r\nNord,-11.5\r\n"say ""hi""",\r\nshort,\r\n');
  });

  it.each([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["+1+1", "'+1+1"],
    ["-1+cmd", "'-1+cmd"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", `"'\t'=1"`],
    ["＝1+1", "'＝1+1"],
    ["x;=1+1", `"x;'=1+1"`],
    ["x\n@a", `"x\n'@a"`],
  ])("makes %j inert [S24]", (value, written) => {
    expect(cell(value)).toBe(written);
  });

  it.each([["-11.8"], ["+49"], ["-4,2 %"], ["a=b"], ["1-2"]])("leaves %j alone [S24]", (value) => {
    const written = cell(value) ?? "";
    expect(written.replaceAll('"', "")).toBe(value);
  });

  it("lets no text begin a cell as a formula, whatever it is [S24]", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [begin] = (cell(text) ?? "").replace(/^"/, "");
        if (begin === "=" || begin === "@") throw new Error(`${begin} begins a cell`);
      }),
    );
  });
});
