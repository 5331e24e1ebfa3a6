import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pino from "pino";
import { obedientModel } from "../../test/injection/obedient-model.ts";
import { onlyModel, scriptedModel, scriptedRunModel } from "../../test/agent-stores.ts";
import { createAgentServices } from "../services.ts";
import type { CaseAnswer, Evaluator, Examiner } from "../domain/evaluations/ports.ts";
import { createEvaluator } from "./evaluator.ts";

const PRICED = { input: 25_000, cached: 12_500, output: 100_000 };

function evaluatorOf(model: Parameters<typeof onlyModel>[0], caseMs?: number): Evaluator {
  const models = onlyModel(model, true, { ...scriptedRunModel(model, true), price: PRICED });
  const log = pino({ level: "silent" });
  return createEvaluator({ models, log, createAgent: createAgentServices, ...{ caseMs } });
}

/** Asks the cases whose words fit. */
async function askAll(evaluator: Evaluator, asked: RegExp, model = "openai:gpt-4o") {
  const examiner: Examiner = await evaluator.open(model, "all");
  const answers: CaseAnswer[] = [];
  try {
    for (const [at, one] of evaluator.list("all").entries())
      if (asked.test(one.asked))
        answers.push(await examiner.ask(at + 1, new AbortController().signal));
  } finally {
    await examiner.close();
  }
  return answers;
}

describe("the cases", () => {
  const evaluator = evaluatorOf(scriptedModel([]));

  it("are counted by kind, and a sample takes a share of every set", () => {
    expect(evaluator.count("sample")).toEqual({ question: 160, request: 80, injection: 60 });
    const all = evaluator.count("all");
    expect(all.question).toBeGreaterThan(1_000);
    expect(all.injection).toBeGreaterThan(120);
    const sets = (size: "all" | "sample") => new Set(evaluator.list(size).map(({ set }) => set));
    expect(sets("sample")).toEqual(sets("all"));
  });

  it("each say what is expected", () => {
    const silent = evaluator.list("all").filter((one) => one.expected().trim() === "");
    expect(silent.map(({ asked }) => asked)).toEqual([]);
  });
});
