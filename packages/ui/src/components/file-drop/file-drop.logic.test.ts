import { describe, expect, it } from "vitest";
import { isAccepted, takeOne } from "./file-drop.logic.ts";

const sheets = [".csv", ".xlsx", "text/csv"];

describe("isAccepted", () => {
  it.each([
    [{ name: "sales.csv", type: "" }, true],
    [{ name: "SALES.CSV", type: "application/octet-stream" }, true],
    [{ name: "export", type: "text/csv" }, true],
    [{ name: "photo.png", type: "image/png" }, false],
    [{ name: "csv", type: "" }, false],
    [{ name: "sales.csv.exe", type: "" }, false],
  ])("takes %j: %j [UPLOAD-02]", (file, expected) => {
    expect(isAccepted(file, sheets)).toBe(expected);
  });

  it("takes a family of types, and everything where nothing is named", () => {
    expect(isAccepted({ name: "a", type: "image/webp" }, ["image/*"])).toBe(true);
    expect(isAccepted({ name: "a.bin", type: "" }, [])).toBe(true);
  });
});

describe("takeOne", () => {
  const [photo, sales, costs] = [
    { name: "photo.png", type: "image/png" },
    { name: "sales.csv", type: "" },
    { name: "costs.csv", type: "" },
  ] as const;
  it("takes the first that fits, and counts the others", () => {
    expect(takeOne([photo, sales, costs], sheets)).toEqual({ file: sales, fits: true, leftOut: 2 });
    expect(takeOne([sales], sheets)).toEqual({ file: sales, fits: true, leftOut: 0 });
  });
  it("names the first where none fits, and nothing where there is none", () => {
    expect(takeOne([photo], sheets)).toEqual({ file: photo, fits: false, leftOut: 0 });
    expect(takeOne([], sheets)).toBeNull();
  });
});
