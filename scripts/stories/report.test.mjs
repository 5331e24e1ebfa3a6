import { expect, it } from "vitest";
import { planStory } from "./plan.mjs";
import { describeCost, describePictures, reportGate } from "./report.mjs";

/**
 * @param {string} id
 * @param {import("./story-checks.mjs").Check[]} checks
 * @param {import("./story-checks.mjs").PictureResult[]} [pictures]
 */
function story(id, checks, pictures = []) {
  const described = {
    title: "Components/Button",
    file: "button.stories.tsx",
    globals: {},
    tags: [],
  };
  return { plan: planStory({ id, viewports: {}, a11y: {}, ...described }), checks, pictures };
}

/** @param {Partial<import("./gate.mjs").GateResult>} given */
function result(given) {
  return {
    stories: [],
    updated: false,
    expectsStories: true,
    orphaned: [],
    noPictures: undefined,
    spent: new Map(),
    seconds: 0,
    ...given,
  };
}

const fine = story("button--fine", [{ name: "interactions" }, { name: "axe light" }]);
const bad = story("button--bad", [
  { name: "interactions" },
  { name: "axe dark", problem: "color-contrast: too low\n  #a" },
]);

it("counts checks, not stories", () => {
  const { passed, failed } = reportGate(result({ stories: [fine, bad] }));
  expect([passed, failed]).toEqual([3, 1]);
});

it("reports for a failure which check, where, and in which file; and nothing else", () => {
  expect(reportGate(result({ stories: [fine, bad] })).output).toBe(
    "button--bad (button.stories.tsx)\n  axe dark: color-contrast: too low\n      #a",
  );
});

it("fails on a picture that no story has, and when no story ran of those to run", () => {
  expect(reportGate(result({ stories: [fine], orphaned: ["button/old.light.png"] })).failed).toBe(
    1,
  );
  expect(reportGate(result({})).failed).toBe(1);
  expect(reportGate(result({ expectsStories: false })).failed).toBe(0);
});

it("says why pictures were left out, and what is still to do", () => {
  const todo = story("button--todo", [{ name: "axe light", note: "button-name: nameless" }]);
  const { notes } = reportGate(result({ stories: [todo], noPictures: "Not on this system." }));
  expect(notes).toContain("skipped: pictures. Not on this system.");
  expect(notes).toContain("to do: button--todo, axe light: button-name: nameless");
});

it("reports a story that failed at first and passed when tried again", () => {
  const flaky = { ...fine, flaky: "picture light: 17 pixels differ" };
  const { failed, notes } = reportGate(result({ stories: [flaky] }));
  expect(failed).toBe(0);
  expect(notes).toContain(
    "failed once, and not again: button--fine (button.stories.tsx)\n  picture light: 17 pixels differ",
  );
});

it("reports the cost of a story by part", () => {
  const spent = new Map([
    ["play", 1],
    ["axe", 0.5],
  ]);
  expect(describeCost(result({ stories: [fine, bad], spent, seconds: 1 }))).toBe(
    "2 stories in 1 s, 0.50 s each; in one page, ms a story: play 500, axe 250",
  );
});

it("lists what is new, changed by how much, and orphaned", () => {
  /** @param {"same" | "new" | "changed"} state @param {string} path */
  const compared = (state, path) => ({ state, path, pixels: 7, files: [] });
  const pictures = [
    compared("same", "a.png"),
    compared("new", "b.png"),
    compared("changed", "c.png"),
  ];
  const lines = describePictures(
    result({ stories: [story("button--a", [], pictures)], orphaned: ["d.png"] }),
  );
  expect(lines).toEqual(["new      b.png", "changed  c.png  7 pixels", "orphaned d.png"]);
});
