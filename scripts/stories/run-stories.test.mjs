import { expect, it } from "vitest";
import { planStory } from "./plan.mjs";
import { lookedAtTwice } from "./run-stories.mjs";

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
const seen = (problem) => ({
  plan,
  checks: [{ name: "interactions" }, { name: "picture light", problem }],
  pictures: [],
});

it("lets a story through that failed by chance, and keeps what was wrong", () => {
  const known = lookedAtTwice(seen("17 pixels differ"), seen());
  expect(known.checks.every(({ problem }) => problem === undefined)).toBe(true);
  expect(known.once).toBe("picture light: 17 pixels differ");
});

it("keeps a story red that fails twice, or whose page breaks", () => {
  const first = seen("17 pixels differ");
  expect(lookedAtTwice(first, seen("18 pixels differ"))).toBe(first);
  expect(lookedAtTwice(first, "broken")).toBe(first);
});
