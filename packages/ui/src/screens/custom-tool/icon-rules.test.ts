import { describe, expect, it } from "vitest";
import { iconProblem } from "./icon-rules.ts";

const megabyte = 1_048_576;
const file = (name: string, type: string, size = 1) => ({ name, type, size });

describe("iconProblem", () => {
  it.each([
    ["icon.png", "image/png"],
    ["icon.jpg", "image/jpeg"],
    ["icon.svg", "image/svg+xml"],
    ["ICON.JPEG", ""],
  ])("takes %s of type '%s' [CUSTOM-12 LIMIT-13]", (name, type) => {
    expect(iconProblem(file(name, type))).toBeNull();
  });

  it.each([
    ["icon.gif", "image/gif"],
    ["icon.png", "text/html"],
    ["icon.webp", ""],
    ["constructor", "constructor"],
    ["png", ""],
  ])("refuses %s of type '%s' [CUSTOM-12 ERR-65]", (name, type) => {
    expect(iconProblem(file(name, type))).toBe("type");
  });

  it("takes exactly 1 MB, and no byte more [CUSTOM-13 ERR-66 LO-65 LIMIT-13]", () => {
    expect(iconProblem(file("icon.png", "image/png", megabyte))).toBeNull();
    expect(iconProblem(file("icon.png", "image/png", megabyte + 1))).toBe("size");
  });

  it("names the kind before the size [LO-66]", () => {
    expect(iconProblem(file("icon.gif", "image/gif", megabyte + 1))).toBe("type");
  });
});
