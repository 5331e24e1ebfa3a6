import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { openChat } from "../src/domain/chat/chat.ts";
import { denyPending, findApproval, listPending } from "../src/domain/approvals/approvals.ts";
import type { RunEvent } from "../src/domain/runs/events.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
import { connections } from "../src/store/schema.ts";
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
} from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

const HALTED = "Tool call denied by user. Task halted.";
const wipe = (what: string) => ({ call: "test_wipe", args: { what } });
const said = (event: RunEvent | undefined) => event?.["content"];

describeOnEachEngine("several calls of one step that wait for a person", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let agent: TestAgent;
  let person: string;
  let now: number;
  let ran: unknown[];
  let prompts: LanguageModelV4Prompt[];
  /** Holds a call back until the test lets it end. */
  let gate: Promise<void>;
  const clock = { now: () => new Date(now) };

  const script = scriptedModel([[wipe("a"), wipe("b"), wipe("c")], [{ text: "That is all." }]]);
  const model: LanguageModelV4 = {
    ...script,
    doStream: (options) => {
      prompts.push(options.prompt);
      return script.doStream(options);
    },
  };

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({
      wipe: {
        effect: "destructive",
        run: async ({ what }) => {
          ran.push(what);
          await gate;
          return { wiped: what };
        },
      },
    });
    agent = startAgent(store, { models: onlyModel(model), plugins, clock });
  });

  beforeEach(async () => {
    now = Date.parse("2026-05-01T10:00:00Z");
    ran = [];
    prompts = [];
    gate = Promise.resolve();
    person = await addPerson(store);
  });

  async function startQueue(more: { maxExecutions?: number } = {}) {
    const connectionIds = [await connect(store, person, plugins)];
    const begun = await agent.runs.start(order(person, "Wipe", { connectionIds, ...more }));
    const events = await read(agent, begun.runId);
    await agent.runs.idle();
    const waiting = await listPending(agent, person);
    const ids = waiting.map(({ approval }) => approval.id);
    return { ...begun, question: events.at(-1), ids };
  }
  type Queue = Awaited<ReturnType<typeof startQueue>>;

  const approve = ({ sessionId, ids }: Queue, at: number, what: string) =>
    agent.runs.approve({
      userId: person,
      sessionId,
      name: "wipe",
      arguments: { what },
      approvalId: ids[at],
    });
  /** Approves a call whose tool then runs until it is released. */
  async function approveAndHold(queue: Queue, at: number, what: string) {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    const { after } = await approve(queue, at, what);
    await expect.poll(() => ran).toEqual([what]);
    return { after, release: held.resolve };
  }
  const deny = ({ ids }: Queue, at: number, denial = {}) =>
    denyPending(agent, person, String(ids[at]), denial);
  const state = async ({ runId }: Queue) => (await agent.runs.get(person, runId)).state;
  const states = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await findApproval(agent, person, id)).approval.state));
  const rest = async ({ runId }: Queue, after: number) => {
    const events = await read(agent, runId, after);
    await agent.runs.idle();
    return events;
  };
  const lastResults = () =>
    prompts.at(-1)?.flatMap((message) => (message.role === "tool" ? message.content : []));

  it("are requested together: the first with the others queued behind it [A10 C9]", async () => {
    const queue = await startQueue();
    const [first, ...others] = queue.ids;
    expect(queue.question).toMatchObject({
      type: "hitl_required",
      approval_id: first,
      position: { index: 1, total: 3 },
      queue: [
        {
          id: others[0],
          position: { index: 2, total: 3 },
          tool_call: { arguments: { what: "b" } },
        },
        {
          id: others[1],
          position: { index: 3, total: 3 },
          tool_call: { arguments: { what: "c" } },
        },
      ],
    });
    const { pendingApprovals } = await openChat(agent, person, queue.sessionId);
    expect(pendingApprovals.map(({ id }) => id)).toEqual(queue.ids);
    expect(ran).toEqual([]);
  });

  it("are decided each alone and in any order; the run comes back for the rest [A10]", async () => {
    const queue = await startQueue();
    const third = await approve(queue, 2, "c");
    const events = await rest(queue, third.after);
    expect(ran).toEqual(["c"]);
    expect(events.map(({ type }) => type)).toEqual([
      "tool_thought",
      "tool_result",
      "hitl_required",
    ]);
    expect(events.at(-1)).toMatchObject({
      approval_id: queue.ids[0],
      queue: [{ id: queue.ids[1] }],
    });
    const first = await approve(queue, 0, "a");
    await rest(queue, first.after);
    const second = await approve(queue, 1, "b");
    expect(said((await rest(queue, second.after)).find(({ type }) => type === "assistant"))).toBe(
      "That ",
    );
    expect(ran).toEqual(["c", "a", "b"]);
    expect(lastResults()).toMatchObject(
      ["a", "b", "c"].map((wiped) => ({ output: { value: { wiped } } })),
    );
    expect(await state(queue)).toBe("finished");
  });

  it("are distinguished by their arguments where a client names none: else the one on show is meant [A10 R7 C10]", async () => {
    const queue = await startQueue();
    const approveBare = (what: string) =>
      agent.runs.approve({
        userId: person,
        sessionId: queue.sessionId,
        name: "wipe",
        arguments: { what },
      });
    await rest(queue, (await approveBare("b")).after);
    expect(await states(queue.ids)).toEqual(["pending", "approved", "pending"]);
    await expect(approveBare("b")).rejects.toMatchObject({ code: "conflict" });
    await rest(queue, (await approveBare("changed")).after);
    expect(await states(queue.ids)).toEqual(["approved", "approved", "pending"]);
    expect(ran).toEqual(["b", "changed"]);
  });

  it("leaves a row for a denied one, tells the model why, and keeps waiting for the others [A10 C9]", async () => {
    const queue = await startQueue();
    await deny(queue, 1, { reason: "b is still needed" });
    const events = await rest(queue, Number(queue.question?.seq));
    const sentence = "The person denied this call, so it did not run. Reason: b is still needed";
    expect(events).toMatchObject([
      {
        type: "tool_result",
        outcome: "denied",
        result: sentence,
        tool_call: { name: "wipe", arguments: { what: "b" } },
      },
      { type: "hitl_required", approval_id: queue.ids[0], queue: [{ id: queue.ids[2] }] },
    ]);
    expect(await state(queue)).toBe("awaiting_approval");
    await rest(queue, (await approve(queue, 0, "a")).after);
    await rest(queue, (await approve(queue, 2, "c")).after);
    expect(ran).toEqual(["a", "c"]);
    expect(lastResults()?.[1]).toMatchObject({ output: { type: "error-text", value: sentence } });
    expect(await agent.store.ledger.sum({ userId: person })).toBe(498_00);
  });

  it("goes on without the last one when that is denied after another was approved [A10]", async () => {
    const queue = await startQueue();
    await rest(queue, (await approve(queue, 0, "a")).after);
    await deny(queue, 1);
    const { seq } = (await rest(queue, Number(queue.question?.seq))).at(-1) ?? { seq: 0 };
    await deny(queue, 2);
    const events = await rest(queue, seq);
    expect(events.map(said)).not.toContain(HALTED);
    expect(await state(queue)).toBe("finished");
    expect(ran).toEqual(["a"]);
  });

  it("halts with the exact sentence when every one was denied [A10 APPROVE-13]", async () => {
    const queue = await startQueue();
    for (const at of queue.ids.keys()) await deny(queue, at);
    const { messages } = await openChat(agent, person, queue.sessionId);
    expect(messages.map(({ role, content }) => content["outcome"] ?? role)).toEqual([
      "USER",
      "denied",
      "denied",
      "denied",
      "STATUS",
    ]);
    expect(messages.at(-1)?.content).toEqual({ content: HALTED, reason: "denied" });
    expect(await state(queue)).toBe("stopped");
    expect(ran).toEqual([]);
  });

  it("halts at once with Deny all, also after one was approved [A10]", async () => {
    const queue = await startQueue();
    const { runId } = queue;
    const begun = await approve(queue, 0, "a");
    const seq = (await rest(queue, begun.after)).at(-1)?.seq;
    await deny(queue, 2, { rest: true, reason: "no more" });
    const events = await read(agent, runId, seq);
    expect(events.map((event) => event["outcome"] ?? said(event) ?? event.type)).toEqual([
      "denied",
      "denied",
      HALTED,
      "balance_update",
    ]);
    expect(await states(queue.ids)).toEqual(["approved", "denied", "denied"]);
    expect(ran).toEqual(["a"]);
  });

  it("are denied as far as they are left when the one on show was answered a moment before [A9 A10]", async () => {
    const queue = await startQueue();
    await rest(queue, (await approve(queue, 0, "a")).after);
    await deny(queue, 0, { rest: true });
    expect(await states(queue.ids)).toEqual(["approved", "denied", "denied"]);
    await expect(deny(queue, 0, { rest: true })).rejects.toMatchObject({ code: "conflict" });
  });

  it("can be decided while another of them runs [A10 R7]", async () => {
    const queue = await startQueue();
    const { after, release } = await approveAndHold(queue, 0, "a");
    await approve(queue, 1, "b");
    await deny(queue, 2, { rest: true });
    release();
    const events = await rest(queue, after);
    expect(ran).toEqual(["a", "b"]);
    expect(await state(queue)).toBe("finished");
    expect(events.filter(({ type }) => type === "hitl_required")).toEqual([]);
    expect(events.filter((event) => event["outcome"] === "denied")).toHaveLength(1);
  });

  it("does not run once its tool was turned off while another of them ran [A10 S21]", async () => {
    const queue = await startQueue();
    const { after, release } = await approveAndHold(queue, 0, "a");
    await approve(queue, 1, "b");
    await deny(queue, 2);
    await store.db
      .update(connections)
      .set({ enabledMethods: [] })
      .where(eq(connections.userId, person));
    release();
    const results = (await rest(queue, after)).filter(({ type }) => type === "tool_result");
    expect(ran).toEqual(["a"]);
    expect(results.at(-1)).toMatchObject({
      outcome: "failed",
      result: expect.stringContaining("was turned off or its connection was deleted"),
    });
    expect(await state(queue)).toBe("finished");
  });

  it("can be decided while one behind it runs, and is not requested again [A10 R7]", async () => {
    const queue = await startQueue();
    const { after, release } = await approveAndHold(queue, 2, "c");
    await approve(queue, 0, "a");
    await deny(queue, 1);
    release();
    const events = await rest(queue, after);
    expect(ran).toEqual(["c", "a"]);
    expect(events.filter(({ type }) => type === "hitl_required")).toEqual([]);
    expect(await state(queue)).toBe("finished");
  });

  it("is decided by one of many at once, each of them [A10 R7]", async () => {
    const queue = await startQueue();
    const answers = queue.ids.flatMap((_, at) => [
      ...Array.from({ length: 5 }, () => approve(queue, at, `${at}`)),
      deny(queue, at),
    ]);
    const outcomes = await Promise.allSettled(answers);
    await agent.runs.idle();
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(new Set(ran).size).toBe(ran.length);
    expect(await listPending(agent, person)).toEqual([]);
    expect(["finished", "stopped"]).toContain(await state(queue));
  });

  it("are all taken back when the run is stopped, which says how many [A10 R7]", async () => {
    const queue = await startQueue();
    await deny(queue, 0);
    await agent.runs.stop(person, queue.runId);
    const { messages } = await openChat(agent, person, queue.sessionId);
    expect(messages.slice(-2).map(({ content }) => content["content"])).toEqual([
      "2 tool calls waiting for your approval did not run.",
      "Stopped by user.",
    ]);
    expect(await states(queue.ids)).toEqual(["denied", "void", "void"]);
  });

  it("expire together [R7 C9]", async () => {
    const queue = await startQueue();
    now += 15 * 60_000;
    await agent.runs.expireApprovals();
    const { messages } = await openChat(agent, person, queue.sessionId);
    expect(messages.at(-1)?.content).toEqual({
      content: "Nobody approved wipe, wipe, wipe in time, so they did not run.",
      reason: "expired",
    });
    expect(await states(queue.ids)).toEqual(["expired", "expired", "expired"]);
  });

  it("are no more than the run may still make [A10]", async () => {
    const queue = await startQueue({ maxExecutions: 2 });
    expect(queue.ids).toHaveLength(2);
    await rest(queue, (await approve(queue, 0, "a")).after);
    const events = await rest(queue, (await approve(queue, 1, "b")).after);
    expect(events.map(said)).toContain("Tool call limit of 2 reached.");
    expect(ran).toEqual(["a", "b"]);
  });

  it("say who decided, and how [C9]", async () => {
    const queue = await startQueue();
    const decided = async (at: number) => {
      const { approval, decidedBy } = await findApproval(agent, person, String(queue.ids[at]));
      return [approval.state, decidedBy, approval.decidedVia, approval.decidedAt];
    };
    expect(await decided(0)).toEqual(["pending", undefined, null, null]);
    await rest(queue, (await approve(queue, 0, "a")).after);
    await deny(queue, 1);
    await agent.runs.stop(person, queue.runId);
    const email = `${person}@example.com`;
    expect(await decided(0)).toEqual(["approved", email, "browser", new Date(now)]);
    expect(await decided(1)).toEqual(["denied", email, "browser", new Date(now)]);
    expect(await decided(2)).toEqual(["void", undefined, "stop", new Date(now)]);
  });

  it("let the next prompt's model know what was refused and why [C9]", async () => {
    const queue = await startQueue();
    await deny(queue, 0, { rest: true, reason: "Ask Tomás first" });
    const before = prompts.length;
    const next = await agent.runs.start(order(person, "And now?", { sessionId: queue.sessionId }));
    await read(agent, next.runId);
    await agent.runs.idle();
    // The first of its steps: what the script calls without a connection is refused, and comes after it.
    const spoken = prompts
      .at(before)
      ?.flatMap(({ role, content }) =>
        typeof content === "string" || role === "system"
          ? []
          : content.map((part) => `${role}: ${part.type === "text" ? part.text : part.type}`),
      );
    const refused =
      "assistant: (wipe: The person denied this call, so it did not run. Reason: Ask Tomás first)";
    expect(spoken).toEqual(["user: Wipe", refused, refused, refused, "user: And now?"]);
  });
});

describeOnEachEngine("one call that waits alone", (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await engine.openTestStore();
  });

  it("is requested as before, without a position in a queue, and shows the account it acts as [A10 C8]", async () => {
    const plugins = testPlugin({
      look: { effect: "read", run: async () => "seen" },
      act: { run: async () => "acted" },
    });
    const script = scriptedModel([
      [{ call: "test_act", args: { what: "x" } }, { call: "test_look" }],
    ]);
    const agent = startAgent(store, { models: onlyModel(script), plugins });
    const person = await addPerson(store);
    const connectionIds = [await connect(store, person, plugins, ["act"])];
    const begun = await agent.runs.start(order(person, "Act", { connectionIds }));
    const question = (await read(agent, begun.runId)).at(-1);
    expect(question).toMatchObject({ connection: { account: `${person}@example.com` } });
    expect(Object.keys(question ?? {})).not.toContain("queue");
    expect(Object.keys(question ?? {})).not.toContain("position");
    await denyPending(agent, person, String(question?.["approval_id"]));
    const events = await read(agent, begun.runId, question?.seq);
    expect(events).toMatchObject([
      { type: "tool_result", outcome: "denied", is_error: true },
      { type: "status", content: HALTED, reason: "denied" },
      { type: "balance_update", new_balance: 500 },
    ]);
    expect((await agent.runs.get(person, begun.runId)).state).toBe("stopped");
  });
});
