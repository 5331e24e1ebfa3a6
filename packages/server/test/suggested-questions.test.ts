import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Dataset, DatasetQuestions, QuestionAnswer } from "@switchboard/api-client/types";
import { answerOf, ask, connectionIds, enableTasks, uploadText } from "./run-stream.ts";
import { FILES, type TestFile } from "./fixtures/asked-files.ts";
import { referenceAnswer, type Row } from "./fixtures/reference-answer.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { agent: { plannerPaceMs: 0 } } });
});
afterAll(() => server.stop());

const csvOf = ({ header, rows, separator = "," }: TestFile) =>
  [header, ...rows]
    .map((cells) => cells.map((cell) => (/[",;]/.test(cell) ? `"${cell}"` : cell)).join(separator))
    .join("\n");

const upload = (client: TestClient, file: TestFile) => uploadText(client, file.name, csvOf(file));

async function suggestedFor(client: TestClient, name: string): Promise<DatasetQuestions> {
  const files = await client.json<Dataset[]>("/api/v1/data/datasets");
  const id = files.find(({ filename }) => filename === name)?.id ?? "";
  const path = `/api/v1/data/datasets/${id}/questions`;
  return client.json<DatasetQuestions>(path);
}

const questionsOf = async (client: TestClient, name: string): Promise<string[]> =>
  (await suggestedFor(client, name)).questions;

/** What the planner computed for a question: the rows of its query, and the answer that it wrote. */
async function answer(client: TestClient, question: string) {
  const events = await ask(client, question, { connection_ids: await connectionIds(client) });
  // A chart may come after the rows.
  const rows = events.flatMap(({ result }) => (result as { rows?: Row[] } | null)?.rows ?? []);
  return { rows, text: answerOf(events) };
}

async function expectRightAnswers(client: TestClient, file: TestFile, questions: string[]) {
  for (const question of questions) {
    const { rows, text } = await answer(client, question);
    const reference = referenceAnswer(question, file);
    const width = reference[0]?.length ?? 0;
    const computed = rows.map((row) =>
      row
        .slice(0, width)
        .map((cell) => (typeof cell === "number" ? Number(cell.toFixed(6)) : cell)),
    );
    const sorted = (list: readonly Row[]) => list.map((row) => JSON.stringify(row)).toSorted();
    expect([question, sorted(computed)]).toEqual([question, sorted(reference)]);
    expect(text).not.toContain("I'm not sure what");
  }
}

describe("questions that are suggested for a file", () => {
  it.each(FILES)("are answered right: $name", async (file) => {
    const client = await server.signUp();
    await enableTasks(client);
    await upload(client, file);
    const questions = await questionsOf(client, file.name);
    expect(questions).toEqual(file.questions);
    await expectRightAnswers(client, file, questions);
  });

  it("ask the same in the question bar as in words", async () => {
    const client = await server.signUp();
    const [file] = FILES;
    if (!file) throw new Error("There is no file.");
    await upload(client, file);
    const { questions, asked = [] } = await suggestedFor(client, file.name);
    expect(asked).toHaveLength(questions.length);
    for (const [at, question] of asked.entries()) {
      const response = await client.send("POST", "/api/v1/data/questions/ask", { question });
      const { rows } = (await response.json()) as QuestionAnswer;
      const inWords = await answer(client, questions[at] ?? "");
      expect(rows).toEqual(inWords.rows);
    }
  });

  it("are answered from their own file where there are others with the same columns", async () => {
    const client = await server.signUp();
    for (const file of FILES) await upload(client, file);
    const [sales] = FILES;
    if (!sales) throw new Error("There is no file.");
    const halved = { ...sales, rows: sales.rows.slice(0, 30) };
    await upload(client, halved);
    const again = `${sales.name.replace(".csv", "")} (2).csv`;
    for (const [name, file] of [
      [sales.name, sales],
      [again, { ...halved, name: again }],
    ] as const) {
      const questions = await questionsOf(client, name);
      expect(questions).toHaveLength(3);
      expect(questions.every((question) => question.includes(name))).toBe(true);
      await expectRightAnswers(client, file, questions);
    }
  });

  it("are none of somebody else's file", async () => {
    const [owner, stranger] = [await server.signUp(), await server.signUp()];
    await uploadText(owner, "a.csv", "Region,Amount\nNorth,1\n");
    const [file] = await owner.json<Dataset[]>("/api/v1/data/datasets");
    const response = await stranger.fetch(`/api/v1/data/datasets/${file?.id}/questions`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { detail: "There is no such file." },
    ]);
  });
});
