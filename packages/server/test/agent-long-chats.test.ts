import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { APICallError } from "ai";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Message } from "../src/domain/chat/ports.ts";
import { readLedger } from "../src/domain/credits/credits.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
import { newId } from "../src/ids.ts";
import type { Store } from "../src/store/types.ts";
import {
  addPerson,
  connect,
  onlyModel,
  order,
  read,
  scriptedModel,
  startAgent,
  testPlugin,
  type ScriptPart,
  type TestAgent,
} from "./agent-stores.ts";
import { embeddedEngine } from "./stores.ts";

const TURNS = 500;
const RESULTS = 10;
/** Together 2 MB. */
const ROWS = Array.from({ length: 2_000 }, (_row, at) => ({
  order_id: at,
  region: "North Harbor",
  customer: `Customer ${at} of a long list of customers`,
  amount: 1234.5 + at,
}));
const list: ScriptPart = { call: "test_list" };

describe("a chat that is longer than its model reads at once", { timeout: 120_000 }, () => {
  let store: Store;
  let plugins: PluginRegistry;
  let person: string;
  let connection: string;
  let calls: number;
  /** What the model was sent to answer, and to summarize. */
  let prompts: LanguageModelV4Prompt[];
  let summarized: string[];
  const engine = embeddedEngine();

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({
      list: {
        effect: "read",
        properties: {},
        run: async () => {
          calls += 1;
          return { rows: ROWS };
        },
      },
      count: { effect: "read", properties: {}, run: async () => ({ cranes: 12 }) },
    });
  });
  beforeEach(async () => {
    calls = 0;
    prompts = [];
    summarized = [];
    person = await addPerson(store);
    connection = await connect(store, person, plugins);
  });

  /** A model that refuses what is longer than it reads, as a provider does. */
  function narrowModel(limit: number, turns: readonly (readonly ScriptPart[])[]): LanguageModelV4 {
    const answering = scriptedModel(turns);
    const summarizing = scriptedModel([[{ text: "They count the cranes." }]]);
    return {
      ...answering,
      async doStream(options) {
        const { prompt, tools } = options;
        const tokens = JSON.stringify([prompt, tools]).length / 3.5;
        if (tokens + (options.maxOutputTokens ?? 0) > limit) throw tooLong(limit);
        if (tools?.length) prompts.push(prompt);
        else summarized.push(JSON.stringify(prompt));
        return (tools?.length ? answering : summarizing).doStream(options);
      },
    };
  }

  const tooLong = (limit: number) =>
    new APICallError({
      message: `This model's maximum context length is ${limit} tokens.`,
      url: "https://models.example",
      requestBodyValues: {},
      statusCode: 400,
    });

  const start = (model: LanguageModelV4, contextTokens: number | null) =>
    startAgent(store, { models: onlyModel(model, true, { contextTokens }), plugins });

  const begin = (agent: TestAgent, sessionId: string | null = null) =>
    agent.runs.start(
      order(person, "How many now?", {
        connectionIds: [connection],
        maxExecutions: RESULTS,
        sessionId,
      }),
    );

  /** A chat of many turns. */
  async function longChat(agent: TestAgent): Promise<string> {
    const sessionId = newId();
    const now = new Date();
    const session = { id: sessionId, userId: person, title: "Cranes" };
    await agent.store.transaction(async (tx) => {
      await tx.chats.insert({ ...session, createdAt: now, updatedAt: now });
      const rows = Array.from({ length: TURNS }, (_turn, at): Message[] => {
        const shared = { sessionId, userId: person, runId: newId(), createdAt: now };
        const question = `Question ${at}: how many cranes stand at pier ${at}? ${"And why? ".repeat(9)}`;
        const answer = `Answer ${at}: ${at} cranes stand there, ${"as the list of the harbor says. ".repeat(4)}`;
        return [
          {
            ...shared,
            id: newId(),
            position: 2 * at + 1,
            role: "USER",
            content: { content: question },
          },
          {
            ...shared,
            id: newId(),
            position: 2 * at + 2,
            role: "ASSISTANT",
            content: { content: answer },
          },
        ];
      }).flat();
      await tx.messages.insert(rows);
    });
    return sessionId;
  }

  const statuses = (events: readonly { type: string; [key: string]: unknown }[]) =>
    events.filter(({ reason }) => reason === "shortened").map(({ content }) => content);

  it("goes on through 500 turns and 2 MB of results with 32k tokens, and says what it left out", async () => {
    const turns = [...Array.from({ length: RESULTS }, () => [list]), [{ text: "Many." }]];
    const agent = start(narrowModel(32_000, turns), 32_000);
    const sessionId = await longChat(agent);
    const { runId } = await begin(agent, sessionId);
    const events = await read(agent, runId);
    expect(calls).toBe(RESULTS);
    expect(events.findLast(({ type }) => type === "assistant")?.["content"]).toBe("Many.");
    expect(statuses(events)).toEqual([
      "The earlier part of this chat is summarized, since all of it is more than GPT-4o is given at once.",
      "Earlier results are left out, since all of them are more than GPT-4o reads at once. It can read them again.",
    ]);
    // Every call that the model is told of has a result, whole or as a note.
    for (const prompt of prompts)
      expect(idsOf(prompt, "tool-result")).toEqual(idsOf(prompt, "tool-call"));
    expect(JSON.stringify(prompts[0])).toContain("They count the cranes.");
    expect(JSON.stringify(prompts[0])).toContain(`Question ${TURNS - 1}:`);
    expect(JSON.stringify(prompts[0])).not.toContain("Question 3:");
    expect(summarized.join()).toContain("Question 3:");

    const before = summarized.length;
    const next = await begin(agent, sessionId);
    const later = await read(agent, next.runId);
    // The same summary serves the next run, which did not grow much.
    expect(summarized).toHaveLength(before);
    expect(statuses(later)).toHaveLength(1);
  });

  it("charges a summary as tokens of the model that made it", async () => {
    const agent = start(narrowModel(32_000, [[{ text: "Many." }]]), 32_000);
    const { runId } = await begin(agent, await longChat(agent));
    await read(agent, runId);
    const { items } = await readLedger(agent, person);
    const charge = items.find(({ reason }) => reason === "charge");
    const steps = summarized.length + 1;
    expect(charge?.tokens).toMatchObject([{ input: steps * 500, output: steps * 500 }]);
  });

  it("is read in part by a model that says only then how little it reads", async () => {
    const agent = start(narrowModel(9_000, [[list], [{ text: "Many." }]]), null);
    const { runId } = await begin(agent);
    const events = await read(agent, runId);
    expect(events.findLast(({ type }) => type === "assistant")?.["content"]).toBe("Many.");
    expect(calls).toBe(1);
    expect(statuses(events)).toHaveLength(1);
  });

  it("lets the model read a short result again, since it may be left out like a long one", async () => {
    const script = [
      [{ call: "test_count", id: "call-count" }],
      [{ call: "read_result", args: { result: "call-count", page: 1 } }],
      [{ text: "Twelve." }],
    ];
    const agent = start(narrowModel(128_000, script), 128_000);
    await read(agent, (await begin(agent)).runId);
    const [first, again] = resultsOf(prompts.at(-1) ?? []);
    expect(first).toContain('"cranes":12');
    expect(again).toBe(first);
  });

  it("lets the model read on in a result that is more than a page", async () => {
    const script = [
      [{ ...list, id: "call-list" }],
      [{ call: "read_result", args: { result: "call-list", page: 2 } }],
      [{ call: "read_result", args: { result: "call-list", page: 99 } }],
      [{ text: "Many." }],
    ];
    const agent = start(narrowModel(128_000, script), 128_000);
    const { runId } = await begin(agent);
    const events = await read(agent, runId);
    const [first, second] = resultsOf(prompts.at(-1) ?? []);
    expect(first).toMatch(
      /^\{"type":"json","value":\{"page":"Page 1 of \d+: rows 1 to (\d+) of 2,000/,
    );
    const rows = Number(/rows 1 to (\d+) of/.exec(first ?? "")?.[1]);
    expect(second).toContain(`rows ${rows + 1} to `);
    expect(second).toContain(`"customer":"Customer ${rows} of`);
    expect(events.find(({ content }) => String(content).includes("no page 99"))).toBeUndefined();
    const shown = events.filter(({ type }) => type === "tool_result");
    expect(shown.at(1)?.["result"]).toMatch(/^Read page 2 of \d+ of the result of list: rows/);
    expect(shown.at(2)).toMatchObject({ is_error: true, result: "This result has no page 99." });
  });
});

type Part = Exclude<LanguageModelV4Prompt[number]["content"], string>[number];

const partsOf = (prompt: LanguageModelV4Prompt): Part[] =>
  prompt.flatMap(({ content }): readonly Part[] => (typeof content === "string" ? [] : content));

const idsOf = (prompt: LanguageModelV4Prompt, type: "tool-call" | "tool-result") =>
  partsOf(prompt).flatMap((part) =>
    part.type === type && "toolCallId" in part ? part.toolCallId : [],
  );

const resultsOf = (prompt: LanguageModelV4Prompt) =>
  partsOf(prompt).flatMap((part) =>
    part.type === "tool-result" ? JSON.stringify(part.output) : [],
  );
