import { describe, expect, it } from "vitest";
import {
  frameAt,
  nextChange,
  scriptDuration,
} from "../../patterns/step-player/step-player.logic.ts";
import { type DemoPart, demoQuestion, demoScript } from "./demo.script.ts";

const nameOf = (part: DemoPart) =>
  part.kind === "message" ? `${part.message.kind} ${part.message.id}` : part.kind;

/** Each frame that differs from the one before in what it shows, with its time. */
function changes() {
  const found: { at: number; shown: string }[] = [];
  for (let at: number | null = 0; at !== null; at = nextChange(demoScript, at)) {
    const shown = frameAt(demoScript, at).parts.map(nameOf).at(-1) ?? "";
    if (found.at(-1)?.shown !== shown) found.push({ at, shown });
  }
  return found;
}

describe("the demo", () => {
  it("types 40 ms a character [DEMO-04 LIMIT-19]", () => {
    expect(frameAt(demoScript, 40 * 10).typed).toBe(demoQuestion.slice(0, 10));
    expect(frameAt(demoScript, 40 * demoQuestion.length - 1).typed).toHaveLength(
      demoQuestion.length - 1,
    );
  });

  it("shows the message, thinking, a result, an approval, its result and an answer, in this order [DEMO-05]", () => {
    expect(changes().map(({ shown }) => shown)).toEqual([
      "",
      "user question",
      "thinking",
      "tool_call search",
      "approval",
      "status approved",
      "tool_call update",
      "assistant answer",
      "resolved",
    ]);
  });

  it("takes 0.5 to 2.5 seconds from step to step, and 2 to approve [DEMO-06 DEMO-07 LIMIT-19]", () => {
    const steps = changes();
    const typed = 40 * demoQuestion.length;
    const gaps = steps.slice(1).map(({ at }, index) => at - (steps[index]?.at || typed));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2_500);
    expect(gaps[steps.findIndex(({ shown }) => shown === "approval")]).toBe(2_000);
    expect(steps.at(-1)?.at).toBe(scriptDuration(demoScript));
  });
});
