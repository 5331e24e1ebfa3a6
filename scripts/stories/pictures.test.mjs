import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "../checks/source-files.mjs";
import { picturePath } from "./pictures.mjs";

it("keeps the pictures of a component in one folder", () => {
  expect(picturePath("components-button--as-link", "dark-375")).toBe(
    join("components-button", "as-link.dark-375.png"),
  );
});

describe("the stories", () => {
  const screens = Map.groupBy(
    sourceFiles(/[\\/]ui[\\/]src[\\/]screens[\\/].*\.stories\.tsx$/),
    ({ path }) => dirname(path),
  );

  it.each([...screens.keys()])("picture a state of %s", (folder) => {
    const sources = (screens.get(folder) ?? []).map(({ file }) => readSource(file));
    expect(sources.join("\n")).toContain('"picture"');
  });
});
