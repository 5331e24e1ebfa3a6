import type { LanguageModelV4 } from "@ai-sdk/provider";
import { APICallError } from "ai";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openChat } from "../src/domain/chat/chat.ts";
import { readLedger } from "../src/domain/credits/credits.ts";
import type { RunModel } from "../src/agent/models.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
import type { Store } from "../src/store/types.ts";
import {
  addPerson,
  connect,
  onlyModel,
  order,
  read,
  scriptedModel,
  scriptedModels,
  scriptedRunModel,
  startAgent,
  testPlugin,
  type ScriptPart,
} from "./agent-stores.ts";
import { embeddedEngine } from "./stores.ts";

const CALL: ScriptPart = { call: "test_act", args: { what: "this" } };

describe("a run of a model", () => {
  let store: Store;
  let plugins: PluginRegistry;
  let person: string;
  let connection: string;
  let calls: number;
  const engine = embeddedEngine();

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({
      act: {
        run: async () => {
          calls += 1;
          return "acted";
        },
      },
    });
  });
  beforeEach(async () => {
    calls = 0;
    person = await addPerson(store);
    connection = await connect(store, person, plugins);
  });

  function start(model: LanguageModelV4, more: Parameters<typeof onlyModel>[2] = {}) {
    return startAgent(store, { models: onlyModel(model, true, more), plugins });
  }
  const ask = (agent: ReturnType<typeof start>, sessionId: string | null = null) =>
    agent.runs.start(order(person, "Do it", { connectionIds: [connection], sessionId }));
  const charges = async (agent: ReturnType<typeof start>) =>
    (await readLedger(agent, person)).items.filter(({ reason }) => reason === "charge");

  const failing = (turns: ScriptPart[][], at: number) =>
    scriptedModel(turns, (turn) => {
      if (turn === at)
        throw new APICallError({
          message: "Down for repair",
          url: "https://models.example",
          requestBodyValues: {},
          statusCode: 500,
        });
    });

  it("goes on with another model where the first one fails, without repeating a call, and bills both", async () => {
    const second = scriptedModel([[], [{ text: "It is done." }]]);
    const fallback = {
      ...scriptedRunModel(second, true),
      ...{ id: "claude:sonnet", name: "Claude Sonnet", sentTo: "claude:sonnet-5" },
    };
    const agent = start(failing([[{ thought: "Hm." }, CALL], []], 1), { fallback });
    const { runId } = await ask(agent);
    const events = await read(agent, runId);
    expect(calls).toBe(1);
    expect(events.filter(({ reason }) => reason === "fallback")).toMatchObject([
      {
        content: expect.stringMatching(
          /^GPT-4o could not answer: .* Claude Sonnet answers instead\.$/,
        ),
      },
    ]);
    expect(events.findLast(({ type }) => type === "assistant")?.["content"]).toBe("done.");
    expect(
      (await charges(agent)).map(({ cause, tokens }) => [cause, tokens.length]),
    ).toContainEqual(["2,000 tokens of GPT-4o and Claude Sonnet (sonnet-5)", 2]);
    expect((await agent.runs.get(person, runId)).answeredBy).toBe("claude:sonnet");
  });

  it("ends with the failure where another model could only say it again", async () => {
    const talking: LanguageModelV4 = {
      ...scriptedModel([]),
      doStream: async () => ({
        stream: new ReadableStream({
          start(controller) {
            controller.enqueue({ type: "stream-start", warnings: [] });
            controller.enqueue({ type: "text-start", id: "1" });
            controller.enqueue({ type: "text-delta", id: "1", delta: "Half" });
            controller.enqueue({ type: "error", error: new Error("the line broke") });
            controller.close();
          },
        }),
      }),
    };
    const fallback = scriptedRunModel(scriptedModel([[{ text: "Whole." }]]), true);
    const agent = start(talking, { fallback });
    const { runId } = await ask(agent);
    const events = await read(agent, runId);
    expect(events.map(({ type }) => type)).toEqual([
      "session_id",
      "assistant",
      "error",
      "balance_update",
    ]);
    expect(await charges(agent)).toEqual([]);
  });

  it("ends with the failure where the day's budget of the other model is spent", async () => {
    const second = scriptedRunModel(scriptedModel([[{ text: "Yes." }]]), true);
    const agent = start(failing([[]], 0), { fallback: { ...second, dailyBudget: 0 } });
    const events = await read(agent, (await ask(agent)).runId);
    expect(events.map(({ type }) => type)).not.toContain("assistant");
    expect(events.find(({ type }) => type === "error")?.["content"]).toMatch(
      /^GPT-4o could not answer: /,
    );
  });

  it("goes on with another model where its own is gone once its person has approved a call, and says so", async () => {
    const prompts: string[] = [];
    const scripted = scriptedModel([[], [{ text: "It is done." }]]);
    const fallbackNotice = "openai:gpt-4o is not set up on this server.";
    const planner: RunModel = {
      ...scriptedRunModel({
        ...scripted,
        doStream(options) {
          prompts.push(JSON.stringify(options.prompt));
          return scripted.doStream(options);
        },
      }),
      fallbackNotice,
    };
    let answerer = scriptedRunModel(
      scriptedModel([[{ thought: "A secret thought." }, CALL]]),
      true,
    );
    const agent = startAgent(store, { models: scriptedModels(() => answerer), plugins });
    connection = await connect(store, person, plugins, ["act"]);
    const { runId, sessionId } = await ask(agent);
    await read(agent, runId);
    await agent.runs.idle();
    answerer = planner;
    const call = { name: "act", arguments: { what: "this" } };
    const begun = await agent.runs.approve({ userId: person, sessionId, ...call });
    const events = await read(agent, runId, begun.after);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "status", content: fallbackNotice, reason: "planner" }),
    );
    expect(calls).toBe(1);
    expect(prompts).toHaveLength(1);
    expect(prompts.join()).not.toContain("secret thought");
    expect((await agent.runs.get(person, runId)).answeredBy).toBe(planner.id);
  });

  it("charges tokens that the provider read from its cache at their own price, as the ledger says", async () => {
    const count = { input: 10_000, cached: 8_000, output: 1_000, reasoning: 400 };
    const agent = start(scriptedModel([[{ text: "Yes." }]], undefined, count));
    const { runId } = await ask(agent);
    await read(agent, runId);
    const [line] = await charges(agent);
    // 2,000 at 250, 8,000 at 125 and 1,000 at 1,000 credits per million.
    expect(line).toMatchObject({ delta: -250, tokens: [{ model: "openai:gpt-4o", ...count }] });
  });

  it("writes a line for a model that costs nothing, and none where its server does not count", async () => {
    const price = { input: 0, cached: 0, output: 0 };
    const free = start(scriptedModel([[{ text: "Yes." }]]), { price });
    await read(free, (await ask(free)).runId);
    expect(await charges(free)).toMatchObject([{ delta: 0, cause: "1,000 tokens of GPT-4o" }]);
    person = await addPerson(store);
    connection = await connect(store, person, plugins);
    const silent = start(scriptedModel([[{ text: "Yes." }]], undefined, { input: 0, output: 0 }));
    await read(silent, (await ask(silent)).runId);
    expect(await charges(silent)).toEqual([]);
  });

  it("shows what the model thinks before its answer, and no model reads it again", async () => {
    const prompts: string[] = [];
    const thinking = scriptedModel([[{ thought: "A secret thought." }, { text: "Yes." }]]);
    const agent = start({
      ...thinking,
      doStream(options) {
        prompts.push(JSON.stringify(options.prompt));
        return thinking.doStream(options);
      },
    });
    const { runId, sessionId } = await ask(agent);
    const events = await read(agent, runId);
    expect(events.map(({ type, content }) => [type, content]).slice(1, 3)).toEqual([
      ["reasoning", "A secret thought."],
      ["assistant", "Yes."],
    ]);
    const { messages } = await openChat(agent, person, sessionId);
    expect(messages.map(({ role }) => role)).toEqual(["USER", "REASONING", "ASSISTANT"]);
    await read(agent, (await ask(agent, sessionId)).runId);
    expect(prompts.at(-1)).toContain("Yes.");
    expect(prompts.join()).not.toContain("secret thought");
  });
});
