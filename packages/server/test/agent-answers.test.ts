import { beforeAll, describe, expect, it } from "vitest";
import { ask, answerOf, connectionIds, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const SALES = `Order ID,Order Date,Region,Customer,Amount
1,2026-01-03,North,"Müller, Jane",10.10
2,2026-01-04,South,O'Brien,20.20
3,2026-02-05,North,Łukasz,0.30
4,2026-02-06,,Zoë,5
5,2026-03-07,South,"Quote ""Q"" Ltd",
`;

describe("the agent over an uploaded file", () => {
  let server: TestServer;
  let client: TestClient;

  beforeAll(async () => {
    server = await startTestServer({ overrides: { agent: { plannerPaceMs: 0 } } });
    client = await server.signUp();
    await uploadText(client, "sales.csv", SALES);
  });

  const question = async (prompt: string) =>
    answerOf(await ask(client, prompt, { connection_ids: await connectionIds(client) }));

  it("answers a total by group with exact sums and says what it left out [CHAT-53 STREAM-01]", async () => {
    const events = await ask(client, "What is the total amount by region?", {
      connection_ids: await connectionIds(client),
    });
    expect(
      events.map((event) => event.type).filter((type, at, all) => type !== all[at - 1]),
    ).toEqual([
      "session_id",
      "status",
      "tool_thought",
      "tool_result",
      "assistant",
      "balance_update",
    ]);
    expect(events[1]).toMatchObject({
      reason: "planner",
      content:
        "This server has no API key for openai:gpt-4o. The built-in planner answers instead: it matches your words to tools and is not a language model.",
    });
    const text = answerOf(events);
    expect(events.find(({ type }) => type === "tool_result")).toMatchObject({
      result: {
        rows: [
          ["South", 20.2, 1, 2],
          ["North", 10.4, 2, 2],
          [null, 5, 1, 1],
        ],
      },
    });
    expect(text).toContain("All groups together: 35.60.");
    expect(text).toContain("1 row with an empty **Amount** cell was left out.");
    expect(events.at(-1)).toMatchObject({ type: "balance_update", new_balance: 499 });
  });

  it.each([
    ["How many rows are there?", "**5**"],
    ["average amount", "**8.90**"],
    ["total amount in February 2026", "**5.30**"],
    ["How many orders over 10?", "**2**"],
    ["What is the total amount for region North?", "**10.40**"],
    ["total amount by month", '["2026-02",5.3,'],
    ["Which region has the highest amount?", "| South | 20.20 |"],
    ["top 2 customers by amount", `["O'Brien",20.2,`],
    ['total amount for customer "O\'Brien"', "**20.20**"],
    ["which regions are there?", '["North",2]'],
    ["latest 2 rows", '[5,"2026-03-07'],
    ["rows without region", "| 4 | 2026-02-06 |"],
    ["What columns do I have?", "| Order Date | date |"],
  ])("answers %j", async (prompt, expected) => {
    const events = await ask(client, prompt, { connection_ids: await connectionIds(client) });
    const result = events.find(({ type }) => type === "tool_result")?.["result"];
    const rows = JSON.stringify(Object(result).rows ?? []);
    expect(`${answerOf(events)} ${rows}`).toContain(expected);
  });

  it("says honestly that it cannot answer, with examples made from the file's columns", async () => {
    const text = await question("Why is the sky blue?");
    expect(text).toContain("I didn't understand that.");
    expect(text).toContain("What is the total Amount by Region in sales.csv?");
  });
});
