import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openChat } from "../src/domain/chat/chat.ts";
import { readLedger } from "../src/domain/credits/credits.ts";
import type { AgentServices } from "../src/agent-services.ts";
import type { Clock } from "../src/clock.ts";
import { HEARTBEAT_MS, LEASE_MS } from "../src/domain/runs/limits.ts";
import { ToolError, type PluginRegistry, type ToolHandler } from "../src/domain/plugins/types.ts";
import { acrossTenants } from "../src/tenant.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { runs } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import {
  addPerson,
  connect,
  onlyModel,
  order,
  read,
  scriptedModel,
  startAgent,
  type TestAgent,
  testPlugin,
  type ScriptPart,
} from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

describeOnEachEngine("the end of a run", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let person: string;
  let agent: TestAgent;
  let act: ToolHandler;
  let calls: number;
  const CALL: ScriptPart = { call: "test_act", args: { what: "this" } };

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({
      act: {
        run: (args, context) => {
          calls += 1;
          return act(args, context);
        },
      },
    });
  });

  beforeEach(async () => {
    calls = 0;
    act = async () => "acted";
    agent = withScript([[CALL], [{ text: "Done." }]]);
    person = await addPerson(store);
  });

  function withScript(
    turns: ScriptPart[][],
    onTurn?: (turn: number) => Promise<void> | void,
    clock?: Clock,
  ) {
    return startAgent(store, { models: onlyModel(scriptedModel(turns, onTurn)), plugins, clock });
  }
  const begin = async (by: AgentServices, more = {}) =>
    by.runs.start(
      order(person, "Act", { connectionIds: [await connect(store, person, plugins)], ...more }),
    );
  const ledgerSum = async () => {
    const { items } = await readLedger(agent, person);
    return items.reduce((sum, line) => sum + line.delta, 0);
  };
  /** A tool that runs until it is aborted, and a promise for its start. */
  function endless() {
    const started = Promise.withResolvers<AbortSignal>();
    act = (_args, { signal }) => {
      started.resolve(signal);
      return new Promise(() => {});
    };
    return started.promise;
  }

  it("comes at once when the person stops it during a tool call, whose outcome is then unknown", async () => {
    const started = endless();
    const { runId, sessionId } = await begin(agent);
    const signal = await started;
    // Ids are the same in capitals.
    const stopped = await agent.runs.stop(person, runId.toUpperCase());
    expect(stopped.state).toBe("stopped");
    expect(signal.aborted).toBe(true);
    await agent.runs.idle();
    const events = await read(agent, runId);
    expect(events.slice(-3)).toMatchObject([
      { type: "tool_result", outcome: "unknown", is_error: true },
      { type: "status", content: "Stopped by user.", reason: "stopped" },
      { type: "balance_update", new_balance: 500 },
    ]);
    expect((await agent.runs.stop(person, runId)).lastSeq).toBe(stopped.lastSeq);
    const next = await agent.runs.start(order(person, "Again", { sessionId }));
    await read(agent, next.runId);
  });

  it("is a good one where a model or a cut result holds what the database refuses", async () => {
    agent = withScript([[{ text: "Nul \u0000 and \ud83d half." }, CALL], [{ text: "Done." }]]);
    // The quote before them makes the cut come between the halves of one.
    act = async () => "😀".repeat(20_000);
    const { runId } = await begin(agent);
    await agent.runs.idle();
    expect((await agent.runs.get(person, runId)).state).toBe("finished");
    expect((await read(agent, runId)).at(-2)).toMatchObject({ content: "Done." });
  });

  it("is a good one where a tool or a model nests what it says by the thousand, and everybody goes on", async () => {
    const nested = (levels: number): unknown =>
      JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`);
    const script = [[{ ...CALL, args: { what: nested(3_000) } }], [CALL], [{ text: "Done." }]];
    agent = withScript(script);
    act = async () => ({ rows: nested(5_000), count: 1 });
    const { runId, sessionId } = await begin(agent);
    await agent.runs.idle();
    expect((await agent.runs.get(person, runId)).state).toBe("finished");
    const { messages } = await openChat(agent, person, sessionId);
    const [refused, done] = messages.filter(({ role }) => role === "TOOL_RESULT");
    expect(refused?.content).toMatchObject({ result: "The arguments are nested too deeply." });
    expect(done?.content).toMatchObject({ result: { count: 1, rows: { a: {} } }, outcome: "done" });
    expect(JSON.stringify(done)).toContain('"[nested too deeply]"');
    expect(calls).toBe(1);
  });

  it("comes at once to a discovery, too, which then keeps nothing", async () => {
    const looking = Promise.withResolvers<AbortSignal>();
    const reads = testPlugin({
      look: {
        effect: "read",
        run: (_args, { signal }) => {
          looking.resolve(signal);
          return new Promise(() => {});
        },
      },
    });
    const models = onlyModel(scriptedModel([]));
    const explorer = startAgent(store, { models, plugins: reads });
    const { runId, sessionId } = await explorer.runs.discover({
      userId: person,
      connectionIds: [await connect(store, person, reads)],
      model: "openai:gpt-4o",
      discoveryCredits: 5,
      sessionId: null,
    });
    const signal = await looking.promise;
    const open = await openChat(explorer, person, sessionId);
    expect(open.liveRun).toMatchObject({ kind: "discover", toolCallsUsed: 1, reserved: 500 });
    await explorer.runs.stop(person, runId);
    expect(signal.aborted).toBe(true);
    await explorer.runs.idle();
    const events = await read(explorer, runId);
    expect(events.slice(-3)).toMatchObject([
      { type: "tool_result", outcome: "unknown" },
      { type: "status", reason: "stopped" },
      { type: "balance_update", new_balance: 500 },
    ]);
    expect(await explorer.runs.discoveries(person)).toEqual([]);
  });

  it("comes from another process too, and the one that drove the run writes nothing more", async () => {
    const started = endless();
    const { runId } = await begin(agent);
    const signal = await started;
    const other = withScript([]);
    await other.runs.stop(person, runId);
    const events = await read(other, runId);
    await agent.runs.beat();
    expect(signal.aborted).toBe(true);
    await agent.runs.idle();
    expect(await read(other, runId)).toEqual(events);
  });

  it("is reported to the model and the user when a tool fails, and costs nothing", async () => {
    act = async () => {
      throw new ToolError("There is no such thing.");
    };
    const { runId } = await begin(agent);
    const events = await read(agent, runId);
    expect(events.find(({ type }) => type === "tool_result")).toMatchObject({
      is_error: true,
      outcome: "failed",
      result: "There is no such thing.",
    });
    expect(events.at(-1)).toMatchObject({ new_balance: 500 });
    expect((await agent.runs.get(person, runId)).state).toBe("finished");
  });

  it("is reported even in characters that the database rejects", async () => {
    act = async () => {
      throw new ToolError("No berth \u0000 is \ud83d free.");
    };
    const { runId } = await begin(agent);
    const events = await read(agent, runId);
    expect(events.find(({ type }) => type === "tool_result")).toMatchObject({
      outcome: "failed",
      result: "No berth \uFFFD is \uFFFD free.",
    });
    expect((await agent.runs.get(person, runId)).state).toBe("finished");
  });

  it("hides what a tool says that fails unexpectedly", async () => {
    act = async () => {
      throw new TypeError("secret of the server");
    };
    const { runId } = await begin(agent);
    const events = await read(agent, runId);
    expect(events.find(({ type }) => type === "tool_result")).toMatchObject({
      outcome: "unknown",
      result:
        "The tool failed unexpectedly. The change may or may not have been made. Check before trying again.",
    });
  });

  it("is a failure with the model's reason, free of charge, when the model fails [CHAT-57]", async () => {
    const failing = withScript([[CALL]], (turn) => {
      if (turn === 1) throw new Error("The model is gone (key sk-abcdef123456).");
    });
    const { runId } = await begin(failing);
    const events = await read(failing, runId);
    expect(events.slice(-2)).toMatchObject([
      {
        type: "error",
        content: "Built-in planner could not answer: The model is gone (key [key]).",
        reason: "model",
      },
      { type: "balance_update", new_balance: 500 },
    ]);
    expect((await agent.runs.get(person, runId)).state).toBe("failed");
  });

  it("comes after the limit of tool calls, which is said once [CHAT-19]", async () => {
    const eager = withScript([[CALL, CALL], [CALL], [{ text: "With what I have." }]]);
    const { runId } = await begin(eager, { maxExecutions: 2 });
    const events = await read(eager, runId);
    expect(calls).toBe(2);
    expect(events.filter(({ type }) => type === "status")).toMatchObject([
      { content: "Tool call limit of 2 reached.", reason: "limit" },
    ]);
    expect(events.at(-1)).toMatchObject({ new_balance: 498 });
  });

  it("says its limit once where a model makes twenty calls in one step [CHAT-19]", async () => {
    const eager = withScript([Array.from({ length: 20 }, () => CALL), [{ text: "Done." }]]);
    const { runId } = await begin(eager);
    const events = await read(eager, runId);
    expect(calls).toBe(3);
    expect(events.filter(({ type }) => type === "status")).toMatchObject([
      { content: "Tool call limit of 3 reached.", reason: "limit" },
    ]);
    expect(events.at(-2)).toMatchObject({ content: "Done." });
  });

  it.each([
    ["at all", [[]]],
    ["but blanks", [[{ text: " \n" }]]],
    ["after a call", [[CALL], []]],
  ])(
    "is a failure, free of charge, where the model says nothing %s [CHAT-57]",
    async (_when, turns) => {
      const silent = withScript(turns);
      const { runId } = await begin(silent);
      expect((await read(silent, runId)).slice(-2)).toMatchObject([
        {
          type: "error",
          content: "Built-in planner could not answer: its provider sent an empty answer.",
          reason: "model",
        },
        { type: "balance_update", new_balance: 500 },
      ]);
    },
  );

  it("is a good one where the model spoke beside its last call and says no more", async () => {
    let asked = 0;
    const brief = withScript([[{ text: "I do it." }, CALL], []], () => void (asked += 1));
    const { runId } = await begin(brief);
    expect((await read(brief, runId)).at(-1)).toMatchObject({ new_balance: 499 });
    expect(asked).toBe(2);
    expect((await brief.runs.get(person, runId)).state).toBe("finished");
  });

  describe("whose model does not come to one", () => {
    const word = (delta: string): LanguageModelV4StreamPart => ({
      type: "text-delta",
      id: "1",
      delta,
    });
    const BEGUN: LanguageModelV4StreamPart[] = [
      { type: "stream-start", warnings: [] },
      { type: "text-start", id: "1" },
    ];
    const never = (signal: AbortSignal | undefined) =>
      new Promise<never>((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      );
    type Answer = AsyncGenerator<LanguageModelV4StreamPart>;
    const answers: Record<string, (signal: AbortSignal | undefined) => Answer> = {
      async *silent(signal) {
        yield* BEGUN;
        yield word("Well,");
        await never(signal);
      },
      async *endless(signal) {
        yield* BEGUN;
        for (;;) {
          signal?.throwIfAborted();
          yield word("on and on ".repeat(1_000));
        }
      },
      async *slow(signal) {
        yield* BEGUN;
        for (;;) {
          yield word("and ");
          await Promise.race([never(signal), new Promise((resolve) => setTimeout(resolve, 20))]);
        }
      },
    };

    it.each([
      ["does not begin", undefined, { idleMs: 50 }, "the provider sent nothing for 0.05 seconds"],
      ["falls silent", "silent", { idleMs: 50 }, "the provider sent nothing for 0.05 seconds"],
      ["goes on slowly", "slow", { stepMs: 200 }, "it did not finish within 0.2 seconds"],
      ["heeds no limit", "endless", {}, "it wrote more than 200,000 characters without finishing"],
    ])(
      "is a failure, free of charge, and its provider's request is aborted: it %s [R14 CHAT-57]",
      async (_how, answer, timeouts, why) => {
        let asked: AbortSignal | undefined;
        const model: LanguageModelV4 = {
          ...scriptedModel([]),
          async doStream({ abortSignal }) {
            asked = abortSignal;
            const parts = answer === undefined ? undefined : answers[answer];
            if (!parts) return never(abortSignal);
            return { stream: ReadableStream.from(parts(abortSignal)) };
          },
        };
        const by = startAgent(store, {
          models: onlyModel(model),
          plugins,
          timeouts: { idleMs: 60_000, stepMs: 60_000, ...timeouts },
        });
        const { runId } = await begin(by);
        expect((await read(by, runId)).slice(-2)).toMatchObject([
          { type: "error", content: `Built-in planner could not answer: ${why}.`, reason: "model" },
          { type: "balance_update", new_balance: 500 },
        ]);
        expect(asked?.aborted).toBe(true);
      },
    );
  });

  it("says that the answer was cut off where the model reached its most tokens", async () => {
    const model = scriptedModel([[{ text: "It is a long story, and" }]]);
    const talkative: typeof model = {
      ...model,
      async doStream(options) {
        const { stream } = await model.doStream(options);
        const parts = await Array.fromAsync(stream);
        const cut = parts.map((part) =>
          part.type === "finish"
            ? { ...part, finishReason: { unified: "length" as const, raw: "max_tokens" } }
            : part,
        );
        return { stream: ReadableStream.from(cut) };
      },
    };
    const by = startAgent(store, { models: onlyModel(talkative), plugins });
    const { runId } = await begin(by);
    expect((await read(by, runId)).slice(-3)).toMatchObject([
      { type: "assistant", content: "and" },
      {
        type: "status",
        content: "The answer was cut off at the limit of 4,096 tokens. Ask the agent to continue.",
        reason: "limit",
      },
      { type: "balance_update" },
    ]);
  });

  it("says why there is no answer where the model came to none", async () => {
    const lost = withScript(Array.from({ length: 20 }, () => [{ call: "test_nothing" }]));
    const { runId } = await begin(lost);
    expect((await read(lost, runId)).slice(-2)).toMatchObject([
      {
        type: "status",
        content: "The model did not reach an answer in 8 steps, the limit for one run. Ask again.",
        reason: "limit",
      },
      { type: "balance_update" },
    ]);
  });

  it("does not come from arguments that do not fit: the model gets the error and can try again", async () => {
    const clumsy = withScript([[{ call: "test_act", args: { what: 7 } }], [CALL]]);
    const { runId } = await begin(clumsy);
    const events = await read(clumsy, runId);
    expect(events.filter(({ type }) => type === "tool_result")).toMatchObject([
      { is_error: true, result: expect.stringContaining("what") },
      { result: "acted" },
    ]);
    expect(calls).toBe(1);
  });

  it("takes calls as new ones if a model restarts its numbering in each step", async () => {
    const forgetful = withScript([[{ ...CALL, id: "call_0" }], [{ ...CALL, id: "call_0" }]]);
    const { runId } = await begin(forgetful);
    await read(forgetful, runId);
    expect(calls).toBe(2);
    expect((await agent.runs.get(person, runId)).state).toBe("finished");
  });

  it.each([
    ["nothing", ""],
    ["what the database refuses", "call\u0000 \ud83d"],
    ["more than an index takes", Array.from({ length: 9_000 }, (_, at) => at.toString(36)).join()],
  ])("is a good one where a model names its call with %s", async (_what, id) => {
    const odd = withScript([
      [
        { ...CALL, id },
        { ...CALL, id },
      ],
      [{ text: "Done." }],
    ]);
    const { runId } = await begin(odd);
    await read(odd, runId);
    expect(calls).toBe(2);
    expect((await odd.runs.get(person, runId)).state).toBe("finished");
  });

  it("is an interruption with a visible message when its process is gone, and the call is not tried again [R5 R6]", async () => {
    const started = endless();
    const { runId, sessionId } = await begin(agent);
    await started;
    await store.db
      .update(runs)
      .set({ leaseUntil: new Date(0), leaseOwner: "gone" })
      .where(eq(runs.id, runId));
    const other = withScript([[CALL], [{ text: "Done." }]]);
    await other.runs.open();
    const events = await read(other, runId);
    expect(events.slice(-3)).toMatchObject([
      { type: "tool_result", outcome: "unknown" },
      {
        type: "error",
        content: expect.stringMatching(/^The server stopped during this run\./),
        reason: "interrupted",
      },
      { type: "balance_update" },
    ]);
    expect((await other.runs.get(person, runId)).state).toBe("interrupted");
    expect(calls).toBe(1);
    expect(await agent.store.ledger.sum({ userId: person })).toBe(await ledgerSum());
    expect(await agent.store.ledger.sum({ userId: person })).toBe(500_00);
    await other.runs.close();
    const { messages } = await openChat(agent, person, sessionId);
    expect(messages.at(-1)?.role).toBe("ERROR");
  });

  it("comes after the heartbeat that is under way when its process closes", async () => {
    const other = withScript([]);
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = store.db.transaction(async (tx) => {
      await tx.execute(sql`lock table runs in access exclusive mode`);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const over: string[] = [];
    const beat = other.runs.beat().then(() => over.push("the heartbeat"));
    const closing = other.runs.close().then(() => over.push("the process"));
    release.resolve();
    await Promise.all([holding, beat, closing]);
    expect(over).toEqual(["the heartbeat", "the process"]);
  });

  it("is no interruption while a living process renews its lease [R5]", async () => {
    const started = endless();
    let now = Date.now();
    const living = withScript([[CALL]], undefined, { now: () => new Date(now) });
    const { runId } = await begin(living);
    await started;
    for (const end = now + 2 * LEASE_MS; now < end; now += HEARTBEAT_MS) await living.runs.beat();
    if (engine.name === "postgres") await withScript([]).runs.beat();
    expect((await living.runs.get(person, runId)).state).toBe("running");
    await living.runs.close();
    expect((await living.runs.get(person, runId)).state).toBe("interrupted");
  });

  it("is an interruption, too, when its process lives on but could not write what became of it [R5]", async () => {
    let now = Date.now();
    const survivor = withScript([[CALL]], undefined, { now: () => new Date(now) });
    act = async () => {
      // A tool acts for its user, who cannot change tables.
      await acrossTenants(async () =>
        store.db.execute(sql`alter table run_events rename to run_events_away`),
      );
      return "acted";
    };
    const { runId } = await begin(survivor);
    await survivor.runs.idle();
    await store.db.execute(sql`alter table run_events_away rename to run_events`);
    expect((await survivor.runs.get(person, runId)).state).toBe("running");
    for (const end = now + 2 * LEASE_MS; now < end; now += HEARTBEAT_MS) await survivor.runs.beat();
    expect((await survivor.runs.get(person, runId)).state).toBe("interrupted");
    expect((await read(survivor, runId)).at(-1)).toMatchObject({ new_balance: 500 });
  });

  it("comes to the others also where one of them cannot be ended [R5 R14]", async () => {
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    const asking = withScript([[CALL]], undefined, clock);
    const connection = await connect(store, person, plugins, ["act"]);
    const [broken, other] = await Promise.all(
      ["One", "Another"].map((prompt) =>
        asking.runs.start(order(person, prompt, { connectionIds: [connection] })),
      ),
    );
    await asking.runs.idle();
    const started = endless();
    const gone = await Promise.all([begin(asking), begin(asking)]);
    await started;
    const lost = [broken?.runId, gone[0]?.runId].map((id) => `'${id}'`).join();
    await store.db.execute(
      sql.raw(
        `alter table run_events add constraint broken check (run_id not in (${lost})) not valid`,
      ),
    );
    try {
      now += 16 * 60_000;
      const next = withScript([], undefined, clock);
      await next.runs.open();
      await next.runs.beat();
      await next.runs.expireApprovals();
      await next.runs.close();
    } finally {
      await store.db.execute(sql`alter table run_events drop constraint broken`);
    }
    const state = async (runId = "") => (await agent.runs.get(person, runId)).state;
    expect(await state(gone[1]?.runId)).toBe("interrupted");
    expect(await state(other?.runId)).toBe("stopped");
    expect(await state(broken?.runId)).toBe("awaiting_approval");
  });

  it("comes with its session's deletion, and the hold is given back", async () => {
    const started = endless();
    const { runId, sessionId } = await begin(agent);
    await started;
    const reader = read(agent, runId);
    await agent.runs.deleteSession(person, sessionId);
    await reader;
    await agent.runs.idle();
    await expect(openChat(agent, person, sessionId)).rejects.toMatchObject({ code: "not_found" });
    await expect(agent.runs.get(person, runId)).rejects.toMatchObject({ code: "not_found" });
    expect(await agent.store.ledger.sum({ userId: person })).toBe(500_00);
    expect(await ledgerSum()).toBe(500_00);
  });

  // The embedded database does one transaction after the other.
  it.runIf(engine.name === "postgres")(
    "comes with its session's deletion also when it begins just then, and the hold is given back",
    async () => {
      const { runId, sessionId } = await begin(agent);
      await read(agent, runId);
      const before = await agent.store.ledger.sum({ userId: person });
      const locked = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const holding = createUnitOfWork(store).transaction(async (tx) => {
        await tx.ledger.lock({ userId: person });
        locked.resolve();
        await release.promise;
      });
      const waiting = () => store.db.select().from(sql`pg_locks`).where(sql`not granted`);
      await locked.promise;
      const starting = agent.runs.start(order(person, "Again", { sessionId }));
      await expect.poll(waiting).toHaveLength(1);
      const deleting = agent.runs.deleteSession(person, sessionId);
      await expect.poll(waiting).toHaveLength(2);
      release.resolve();
      await Promise.all([holding, starting, deleting]);
      await agent.runs.idle();
      expect(await agent.store.ledger.sum({ userId: person })).toBe(before);
    },
  );

  it("cannot be had twice at once in a session: one of two begins [CHAT-61]", async () => {
    const started = endless();
    const { sessionId, runId } = await begin(agent);
    await started;
    const more = await Promise.allSettled(
      Array.from({ length: 5 }, () => agent.runs.start(order(person, "More", { sessionId }))),
    );
    expect(more.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "rejected"));
    await agent.runs.stop(person, runId);
    // One run keeps going, so that none of the other requests comes after its end.
    const again = await Promise.allSettled(
      Array.from({ length: 5 }, () => begin(agent, { sessionId })),
    );
    const [begun, ...others] = again.flatMap((one) =>
      one.status === "fulfilled" ? [one.value.runId] : [],
    );
    expect(others).toEqual([]);
    await agent.runs.stop(person, begun ?? "");
    await agent.runs.idle();
  });
});
