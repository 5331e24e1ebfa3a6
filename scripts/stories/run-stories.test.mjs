import { expect, it } from "vitest";
import { planStory } from "./plan.mjs";
import { afterRetry } from "./run-stories.mjs";

const plan = planStory({
  id: "log--long",
  title: "Patterns/Log",
  file: "log.stories.tsx",
  globals: {},
  tags: [],
  viewports: {},
  a11y: {},
});

/** @param {string} [problem] @returns {import("./story-checks.mjs").StoryResult} */
const storyResult = (problem) => ({
  plan,
  checks: [{ name: "interactions" }, { name: "picture light", problem }],
  pictures: [],
});

it("passes a story that failed by chance, and keeps the problem", () => {
  const result = afterRetry(storyResult("17 pixels differ"), storyResult());
  expect(result.checks.every(({ problem }) => problem === undefined)).toBe(true);
  expect(result.flaky).toBe("picture light: 17 pixels differ");
});

it("fails a story that fails twice, or whose page breaks", () => {
  const first = storyResult("17 pixels differ");
  expect(afterRetry(first, storyResult("18 pixels differ"))).toBe(first);
  expect(afterRetry(first, "broken")).toBe(first);
});
