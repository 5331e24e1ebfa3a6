import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { OutcomeUnknown, ToolError } from "../domain/plugins/types.ts";
import { outcomeOf } from "./execute-call.ts";
import { runTool } from "./run-tool.ts";

const context = {
  ...{ userId: "u", connectionId: "c", runId: "r", callId: "1" },
  signal: new AbortController().signal,
};
const log = pino({ enabled: false });

describe("a tool that does not answer in time", () => {
  it("is left behind with a sentence, and a change it was to make is not known [R7]", async () => {
    const answer = await runTool(() => new Promise(() => {}), {}, context, { log, timeoutMs: 20 });
    expect(answer).toMatchObject({
      ok: false,
      sentence: expect.stringContaining("did not respond within"),
    });
    expect(outcomeOf(answer, "write")).toBe("unknown");
    expect(outcomeOf(answer, "send")).toBe("unknown");
    expect(outcomeOf(answer, "destructive")).toBe("unknown");
  });

  it("has failed where nothing was sent yet that changes something [R7]", async () => {
    const begins = (sent: boolean) =>
      runTool(
        (_args, { change = {} }) => {
          change.sent = sent;
          return new Promise(() => {});
        },
        {},
        context,
        { log, timeoutMs: 20 },
      );
    expect(outcomeOf(await begins(false), "write")).toBe("failed");
    expect(outcomeOf(await begins(true), "write")).toBe("unknown");
  });

  it("has failed where it only read", async () => {
    const answer = await runTool(() => new Promise(() => {}), {}, context, { log, timeoutMs: 20 });
    expect(outcomeOf(answer, "read")).toBe("failed");
  });
});

it("a change whose end was not heard is not known, and what only read has failed", async () => {
  const broken = () => Promise.reject(new OutcomeUnknown("The connection to App was lost."));
  const answer = await runTool(broken, {}, context, { log });
  expect(answer).toMatchObject({ ok: false, sentence: "The connection to App was lost." });
  expect(outcomeOf(answer, "write")).toBe("unknown");
  expect(outcomeOf(answer, "read")).toBe("failed");
});

it("a tool that says no has failed, whatever it was to do", async () => {
  const refuse = () => Promise.reject(new ToolError("No."));
  expect(outcomeOf(await runTool(refuse, {}, context, { log }), "write")).toBe("failed");
});

it("a change is not known where the tool broke, since it may have been made before that [R7]", async () => {
  const broken = () => Promise.reject(new TypeError("x is not a function"));
  const answer = await runTool(broken, {}, context, { log });
  expect(answer).toMatchObject({ ok: false, sentence: "The tool failed unexpectedly." });
  expect(outcomeOf(answer, "send")).toBe("unknown");
  expect(outcomeOf(answer, "read")).toBe("failed");
});
