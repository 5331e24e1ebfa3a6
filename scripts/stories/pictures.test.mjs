import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, sourceFiles } from "../checks/source-files.mjs";
import { readStories } from "../components/stories.mjs";
import { picturePath } from "./pictures.mjs";
import { isPictured } from "./plan.mjs";

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
    const stories = (screens.get(folder) ?? []).flatMap(
      ({ path, file }) => readStories(path, readSource(file)).stories,
    );
    expect(stories.filter(({ tags }) => isPictured(tags))).not.toEqual([]);
  });
});
