import type {
  ModelEvaluation,
  ModelEvaluationDetail,
  ModelEvaluationList,
} from "@switchboard/api-client/types";
import { beforeAll, describe, expect, it } from "vitest";
import type { CaseAnswer, Evaluator } from "../src/domain/evaluations/ports.ts";
import { newFolder } from "./folder.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const PATH = "/api/v1/admin/model-evaluations";
const PLANNER = "built-in planner";
const CASES = 30;

const price = { input: 25_000, cached: 12_500, output: 100_000 };
const use = { model: "test:one", name: "One", price, reasoning: 0 };
const RIGHT: CaseAnswer = {
  ...{ outcome: "right", answer: "66", unapprovedWrites: 0, ms: 200 },
  usage: [{ ...use, input: 1_000, cached: 400, output: 100 }],
};
const FAILED: CaseAnswer = {
  ...RIGHT,
  outcome: "failed",
  answer: "The key was refused.",
  usage: [],
};

/** Cases of the test, which it answers itself. @param asked is told the position of each that is asked */
function evaluatorOf(answer: (position: number) => Promise<CaseAnswer> | CaseAnswer): Evaluator {
  const list = Array.from({ length: CASES }, (_, at) => ({
    ...{ kind: "question" as const, set: "invoices", asked: `Question ${at + 1}` },
    expected: () => "66",
  }));
  return {
    count: () => ({ question: CASES, request: 0, injection: 0 }),
    list: () => list,
    open: async () => ({
      atOnce: 1,
      ask: async (position) => answer(position),
      close: async () => {},
    }),
  };
}

let server: TestServer;
let boss: TestClient;

async function start(evaluator: Evaluator, folder?: string): Promise<void> {
  server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com", ...(folder && { SWITCHBOARD_DATA: folder }) },
    overrides: { evaluator },
  });
  boss = await server.signUp("boss@example.com");
}

async function evaluate(model = PLANNER): Promise<ModelEvaluation> {
  const response = await boss.send("POST", PATH, { model });
  expect(response.status).toBe(201);
  return (await response.json()) as ModelEvaluation;
}

const read = (id: string, query = "") => boss.json<ModelEvaluationDetail>(`${PATH}/${id}${query}`);

describe("an evaluation", () => {
  let answers: (position: number) => Promise<CaseAnswer> | CaseAnswer = () => RIGHT;
  beforeAll(() => start(evaluatorOf((position) => answers(position))), 120_000);

  it("ends with its figures, and shows its cases page by page", async () => {
    answers = (position) =>
      position <= 27
        ? { ...RIGHT, ms: position * 10 }
        : { ...RIGHT, ...{ outcome: "wrong", unapprovedWrites: position === 30 ? 1 : 0, ms: 900 } };
    const { id, state, total } = await evaluate();
    expect({ state, total }).toEqual({ state: "queued", total: CASES });
    await server.jobs.idle();
    const { evaluations, cases } = await boss.json<ModelEvaluationList>(PATH);
    expect(cases).toEqual({ questions: CASES, requests: 0, injections: 0 });
    expect(evaluations.filter((one) => one.id === id)).toMatchObject([
      {
        ...{ id, model: PLANNER, state: "finished", done: CASES, by: "boss@example.com" },
        figures: {
          ...{ right: 27, asked: 0, wrong: 3, failed: 0, unapproved_writes: 1, median_ms: 155 },
          ...{ input_tokens: 30_000, cached_tokens: 12_000, output_tokens: 3_000 },
          // 18,000 new tokens at 250 credits a million, 12,000 cached at 125, 3,000 written at 1,000.
          credits: 9,
        },
      },
    ]);
    const first = await read(id);
    expect(first.cases).toHaveLength(25);
    const second = await read(id, `?cursor=${first.next_cursor}`);
    expect(second.cases.map(({ asked }) => asked)).toEqual(
      [26, 27, 28, 29, 30].map((position) => `Question ${position}`),
    );
    const wrong = await read(id, "?outcome=wrong");
    expect(wrong.cases).toHaveLength(3);
    expect(wrong.next_cursor).toBeNull();
  });

  it("ends where a model fails 10 times in a row, with the reason", async () => {
    answers = (position) => (position <= 3 ? RIGHT : FAILED);
    const { id } = await evaluate();
    await server.jobs.idle();
    const { evaluation } = await read(id);
    expect(evaluation).toMatchObject({ state: "failed", done: 13, figures: { failed: 10 } });
    expect(evaluation.problem).toContain("The key was refused.");
  });

  it("keeps what it found when it is stopped, is removed then, and lets its model be evaluated again", async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: stopped, resolve: goOn } = Promise.withResolvers<void>();
    answers = async (position) => {
      if (position === 4) {
        reach();
        await stopped;
      }
      return RIGHT;
    };
    const { id } = await evaluate();
    await reached;
    expect((await boss.send("POST", PATH, { model: PLANNER })).status).toBe(409);
    expect((await boss.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    goOn();
    await server.jobs.idle();
    expect((await read(id)).evaluation).toMatchObject({ state: "stopped", done: 3 });
    expect((await boss.send("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect((await boss.send("GET", `${PATH}/${id}`)).status).toBe(404);
    await evaluate();
    await server.jobs.idle();
    const { items } = await boss.json<{ items: { action: string }[] }>("/api/v1/audit");
    const actions = items.map(({ action }) => action).filter((one) => one.includes("evaluation"));
    expect(actions.slice(0, 4)).toEqual([
      "evaluation_started",
      "evaluation_removed",
      "evaluation_stopped",
      "evaluation_started",
    ]);
  });

  it("is begun for models that answer, by administrators only", async () => {
    expect((await boss.send("POST", PATH, { model: "nobody:knows" })).status).toBe(404);
    const noKey = await boss.send("POST", PATH, { model: "openai:gpt-4o" });
    expect(noKey.status).toBe(409);
    const other = await server.signUp();
    expect((await other.send("POST", PATH, { model: PLANNER })).status).toBe(403);
    expect((await other.send("GET", PATH)).status).toBe(403);
  });
});

it("an evaluation goes on after a restart with the cases that were not asked", {
  timeout: 120_000,
}, async () => {
  const folder = newFolder("evaluation-");
  const asked: number[] = [];
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  await start(
    evaluatorOf((position) => {
      asked.push(position);
      if (position < 6) return RIGHT;
      reach();
      return new Promise<never>(() => {});
    }),
    folder,
  );
  const { id } = await evaluate();
  await reached;
  await server.stop();
  const again: number[] = [];
  server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com", SWITCHBOARD_DATA: folder },
    overrides: {
      evaluator: evaluatorOf((position) => {
        again.push(position);
        return RIGHT;
      }),
    },
  });
  await server.jobs.tick();
  await server.jobs.idle();
  const evaluation = await server.deps.store.evaluations.find(id);
  expect(evaluation?.state).toBe("finished");
  expect(again).toEqual(Array.from({ length: CASES - 5 }, (_, at) => at + 6));
});
