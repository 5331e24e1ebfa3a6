import { expect, it } from "vitest";
import { evaluations } from "./evaluation.fixtures.ts";
import { historiesOf, PLANNER, saySeconds, shareOf } from "./evaluation.logic.ts";

it("groups evaluations by model, the planner first, each with its newest first", () => {
  const histories = historiesOf(evaluations);
  expect(histories.map(({ model }) => model)).toEqual([
    PLANNER,
    "halden:qwen3-32b",
    "openai:gpt-4o",
  ]);
  expect(histories[2]?.evaluations).toHaveLength(2);
});

it("says no share before the first case, and never calls a small one none", () => {
  const figures = { ...evaluations[0].figures, wrong: 1 };
  expect(shareOf({ done: 0, figures }, "wrong", "en-US")).toBeNull();
  expect(shareOf({ done: 1000, figures }, "wrong", "en-US")).toBe("0.1%");
});

it("says times in seconds", () => {
  expect([240, 6_800, 95_000].map((ms) => saySeconds(ms, "en-US"))).toEqual([
    "0.2s",
    "6.8s",
    "95s",
  ]);
});
