import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readLedger } from "../src/domain/credits/credits.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
import type { Store } from "../src/store/types.ts";
import {
  addPerson,
  connect,
  environmentModels,
  environmentProvider,
  order,
  read,
  startAgent,
  type TestAgent,
  testPlugin,
} from "./agent-stores.ts";
import {
  startGoogle,
  startOpenAi,
  type ProviderTurn,
  type TestProvider,
} from "./provider-servers.ts";
import { embeddedEngine } from "./stores.ts";

const KEY = "sk-test-secret-0123456789";

const PROVIDERS = [
  {
    name: "OpenAI",
    model: "openai:gpt-4o",
    named: "GPT-4o",
    sent: "GPT-4o",
    start: startOpenAi,
    provider: (url: string) => environmentProvider("openai", KEY, `${url}/v1`),
    /** 1,000 tokens read and 200 written, in hundredths. */
    price: 45,
  },
  {
    name: "Google",
    model: "google:gemini-1.5-pro-latest",
    named: "Gemini 1.5 Pro",
    sent: "Gemini 1.5 Pro (gemini-1.5-pro-latest)",
    start: startGoogle,
    provider: (url: string) => environmentProvider("google", KEY, `${url}/v1beta`),
    price: 23,
  },
] as const;

describe.each(PROVIDERS)(
  "$name over the wire",
  ({ model, named, sent, start, provider: ofServer, price }) => {
    let store: Store;
    let plugins: PluginRegistry;
    let agent: TestAgent;
    let provider: TestProvider;
    let person: string;
    let ran: unknown[];
    const engine = embeddedEngine();

    beforeAll(async () => {
      store = await engine.openTestStore();
      plugins = testPlugin({
        act: {
          run: async ({ what }) => {
            ran.push(what);
            return { acted: what };
          },
        },
      });
    });
    beforeEach(() => {
      ran = [];
    });

    async function begin(turns: ProviderTurn[], verify: string[] = []) {
      provider = await start(turns);
      agent = startAgent(store, { models: environmentModels([ofServer(provider.url)]), plugins });
      person = await addPerson(store);
      const connection = await connect(store, person, plugins, verify);
      return agent.runs.start(order(person, "Do it", { model, connectionIds: [connection] }));
    }
    const call: ProviderTurn = { kind: "call", name: "test_act", args: { what: "this" } };
    const text = (events: readonly { type: string; [key: string]: unknown }[]) =>
      events
        .filter(({ type }) => type === "assistant")
        .map(({ content }) => content)
        .join("");

    it("answers in text, with characters of several bytes whole, for the price of its tokens", async () => {
      const { runId } = await begin([{ kind: "text", pieces: ["Grüße ", "aus ", "東京 😀"] }]);
      const events = await read(agent, runId);
      expect(text(events)).toBe("Grüße aus 東京 😀");
      expect(events.at(-1)).toMatchObject({
        type: "balance_update",
        new_balance: (500_00 - price) / 100,
      });
      const { items } = await readLedger(agent, person);
      expect(items.find(({ reason }) => reason === "charge")?.cause).toBe(
        `1,200 tokens of ${sent}`,
      );
      expect(events.some(({ reason }) => reason === "planner")).toBe(false);
    });

    it("calls a tool, reads its result and answers", async () => {
      const { runId } = await begin([call, { kind: "text", pieces: ["Done."] }]);
      const events = await read(agent, runId);
      expect(events.map(({ type }) => type)).toEqual([
        "session_id",
        "tool_thought",
        "tool_result",
        "assistant",
        "balance_update",
      ]);
      expect(ran).toEqual(["this"]);
      expect(JSON.stringify(provider.requests[1])).toContain("acted");
    });

    it("calls with numbers of any length, of which no digit is lost", async () => {
      const long = "9007199254740993";
      const counted = testPlugin({
        act: {
          properties: { id: { type: "integer" } },
          run: async ({ id }) => ({ acted: id }),
        },
      });
      const asNumber = {
        id: (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(long),
      };
      provider = await start([
        { kind: "call", name: "test_act", args: asNumber },
        { kind: "text", pieces: ["Done."] },
      ]);
      agent = startAgent(store, {
        models: environmentModels([ofServer(provider.url)]),
        plugins: counted,
      });
      person = await addPerson(store);
      const connection = await connect(store, person, counted, []);
      const asked = order(person, "Do it", { model, connectionIds: [connection] });
      const { runId } = await agent.runs.start(asked);
      const result = (await read(agent, runId)).find(({ type }) => type === "tool_result");
      expect(result).toMatchObject({ outcome: "done", result: { acted: long } });
      expect(JSON.stringify(provider.requests[1]).split(long)).toHaveLength(3);
    });

    it.each([
      ["by its name", "Invalid schema for function 'test_broken': array schema missing items."],
      [
        "by its place",
        "* tools[0].function_declarations[1].parameters.properties[ids].items: missing field.",
      ],
    ])(
      "continues without a tool whose description the provider refuses %s, and says so",
      async (_how, message) => {
        const picky = testPlugin({
          act: { run: async () => "acted" },
          broken: { run: async () => "never" },
        });
        provider = await start([
          { kind: "refuse", status: 400, message },
          { kind: "call", name: "test_act", args: { what: "this" } },
          { kind: "text", pieces: ["Done."] },
        ]);
        agent = startAgent(store, {
          models: environmentModels([ofServer(provider.url)]),
          plugins: picky,
        });
        person = await addPerson(store);
        const connection = await connect(store, person, picky, []);
        const asked = order(person, "Do it", { model, connectionIds: [connection] });
        const { runId } = await agent.runs.start(asked);
        const events = await read(agent, runId);
        expect(events.find(({ type }) => type === "status")?.["content"]).toMatch(
          new RegExp(
            `^${named} does not accept broken of .+, so this run continues without it\\.$`,
          ),
        );
        expect(text(events)).toBe("Done.");
        const [refused, ...later] = provider.requests.map((request) => JSON.stringify(request));
        expect(refused).toContain("test_broken");
        expect(later.filter((request) => request.includes("test_broken"))).toEqual([]);
      },
    );

    it("waits for an approval and continues, knowing that the arguments were changed", async () => {
      const { runId, sessionId } = await begin(
        [call, { kind: "text", pieces: ["Done."] }],
        ["act"],
      );
      const question = (await read(agent, runId)).at(-1);
      expect(question?.type).toBe("hitl_required");
      const { after } = await agent.runs.approve({
        userId: person,
        sessionId,
        name: "act",
        arguments: { what: "that" },
        approvalId: String(question?.["approval_id"]),
      });
      expect(text(await read(agent, runId, after))).toBe("Done.");
      expect(ran).toEqual(["that"]);
      expect(JSON.stringify(provider.requests[1])).toContain("The user edited the arguments");
    });

    it("is offered the matching tools if more are ticked than it takes, and the user is notified once", async () => {
      const report = async () => "reported";
      const names = Array.from({ length: 150 }, (_, index) => `report_${index}`);
      const many = testPlugin({
        ...Object.fromEntries(names.map((name) => [name, { run: report }])),
        close_quarter: { run: report },
      });
      provider = await start([
        { kind: "call", name: "test_close_quarter", args: { what: "it" } },
        { kind: "text", pieces: ["Closed."] },
        { kind: "text", pieces: ["Again."] },
      ]);
      agent = startAgent(store, {
        models: environmentModels([ofServer(provider.url)]),
        plugins: many,
      });
      person = await addPerson(store);
      const connectionIds = [await connect(store, person, many)];
      const ask = { model, connectionIds };
      const { runId, sessionId } = await agent.runs.start(order(person, "Close the quarter", ask));
      const events = await read(agent, runId);
      expect(text(events)).toBe("Closed.");
      const notices = (list: typeof events) => list.filter(({ reason }) => reason === "limit");
      expect(notices(events)).toMatchObject([
        {
          content: expect.stringMatching(
            /^You selected 151 tools, and this model can use 124 at a time/,
          ),
        },
      ]);
      const request = JSON.stringify(provider.requests[0]);
      const offered = new Set(request.match(/"test_(?:report_\d+|close_quarter)"/g));
      expect(offered.size).toBe(124);
      expect(offered).toContain('"test_close_quarter"');
      expect(request).toContain("27 more are not shown");
      expect(request).toContain('Connection: \\"My test\\".');
      const again = await agent.runs.start(order(person, "Close it again", { ...ask, sessionId }));
      expect(notices(await read(agent, again.runId))).toEqual([]);
    });

    it("says that its key was refused, without showing the key", async () => {
      const message = `Incorrect API key provided: ${KEY}.`;
      const { runId } = await begin([{ kind: "refuse", status: 401, message }]);
      const events = await read(agent, runId);
      const error = events.find(({ type }) => type === "error");
      expect(error?.["content"]).toMatch(/could not answer: .+ rejected this server's API key/);
      expect(JSON.stringify(events)).not.toContain(KEY);
      expect(events.at(-1)).toMatchObject({ new_balance: 500 });
    });

    it("reports a rate limit", async () => {
      const { runId } = await begin([{ kind: "refuse", status: 429, message: "Slow down" }]);
      const error = (await read(agent, runId)).find(({ type }) => type === "error");
      expect(error?.["content"]).toMatch(
        /the rate limit of .+ is reached \(Slow down\)\. Try again/,
      );
    });

    it("keeps what was said before its connection broke, and says that it broke", async () => {
      const { runId } = await begin([{ kind: "cut", pieces: ["Half an ", "answer"] }]);
      const events = await read(agent, runId);
      expect(text(events)).toBe("Half an answer");
      expect(events.at(-2)?.type).toBe("error");
      expect((await agent.runs.get(person, runId)).state).toBe("failed");
    });

    it("is aborted at once when the person stops the run", async () => {
      const { runId } = await begin([{ kind: "hang", pieces: ["Well, "] }]);
      for await (const event of agent.runs.events(runId, 0, new AbortController().signal)) {
        if (event.type === "assistant") break;
      }
      await agent.runs.stop(person, runId);
      await provider.left;
      await agent.runs.idle();
      expect((await agent.runs.get(person, runId)).state).toBe("stopped");
    });
  },
);
