import { beforeAll, beforeEach, expect, it } from "vitest";
import type { ApiKey } from "../src/domain/keys/ports.ts";
import type { RunState } from "../src/domain/runs/run-state.ts";
import type { CallOrder } from "../src/domain/runs/start-call.ts";
import { newId } from "../src/ids.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import type { Store } from "../src/store/types.ts";
import {
  addPerson,
  connect,
  onlyModel,
  scriptedModel,
  startAgent,
  type TestAgent,
  testPlugin,
} from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

describeOnEachEngine("calls that a program asks for", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let agent: TestAgent;
  let key: ApiKey;
  let connectionId: string;
  let ran: string[];

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({
      act: { run: async ({ what }) => void ran.push(String(what)) },
    });
    agent = newProcess();
  });

  beforeEach(async () => {
    ran = [];
    const userId = await addPerson(store);
    connectionId = await connect(store, userId, plugins, ["act"]);
    key = {
      ...{ id: newId(), userId, name: "Script", prefix: "pk_test" },
      ...{ createdAt: new Date(), lastUsedAt: null },
      ...{ scopes: ["tools"], expiresAt: null, creditLimit: null },
    };
    await createUnitOfWork(store).keys.insert({ ...key, fingerprint: newId() }, 50);
  });

  const newProcess = () => startAgent(store, { models: onlyModel(scriptedModel([])), plugins });

  const order = (what: string): CallOrder => ({
    key,
    connectionId,
    tool: { name: "act", modelName: "test_act", effect: "write" },
    arguments: { what },
  });

  const pending = () => createUnitOfWork(store).approvals.listPending(key.userId, new Date());

  /** Reads the states of a run until it waits, or is over. */
  async function until(states: AsyncIterable<RunState>, wanted: RunState): Promise<RunState[]> {
    const seen: RunState[] = [];
    for await (const state of states) {
      seen.push(state);
      if (state === wanted) break;
    }
    return seen;
  }
  const never = new AbortController().signal;

  it("are one where twenty equal ones come at once, and ask one question [R7 S21]", async () => {
    const calls = await Promise.all(Array.from({ length: 20 }, () => agent.runs.call(order("it"))));
    expect(new Set(calls.map(({ runId }) => runId)).size).toBe(1);
    await agent.runs.idle();
    expect(await pending()).toHaveLength(1);
  });

  it("wait side by side in chats of their own, ten with one key [S21]", async () => {
    const calls = [];
    for (let at = 0; at < 10; at += 1) calls.push(await agent.runs.call(order(`call ${at}`)));
    expect(new Set(calls.map(({ sessionId }) => sessionId)).size).toBe(10);
    await expect(agent.runs.call(order("one more"))).rejects.toMatchObject({ code: "too_many" });
    // A repeated call does not count again.
    expect((await agent.runs.call(order("call 3"))).runId).toBe(calls[3]?.runId);
    await agent.runs.idle();
  });

  it("are heard of in the process that waits when another one decides and runs them [R7]", async () => {
    const other = newProcess();
    const { runId, sessionId } = await agent.runs.call(order("it"));
    await until(agent.runs.states(runId, never), "awaiting_approval");
    const over = until(agent.runs.states(runId, never), "finished");
    const [asked] = await pending();
    await other.runs.approve({
      ...{ userId: key.userId, sessionId, name: "act", arguments: { what: "it" } },
      approvalId: asked?.id,
    });
    expect((await over).at(-1)).toBe("finished");
    expect(await agent.runs.answer(key.userId, runId)).toEqual({ ok: true, text: "null" });
    expect(ran).toEqual(["it"]);
  });

  it("end with their chat, and give back what they held [R9]", async () => {
    const { runId, sessionId } = await agent.runs.call(order("it"));
    await until(agent.runs.states(runId, never), "awaiting_approval");
    expect(await agent.store.ledger.sum({ userId: key.userId })).toBe(49_900);
    const seen = until(agent.runs.states(runId, never), "finished");
    await agent.runs.deleteSession(key.userId, sessionId);
    await seen;
    expect(await agent.store.ledger.sum({ userId: key.userId })).toBe(50_000);
    expect(await agent.runs.answer(key.userId, runId)).toMatchObject({
      ok: false,
      text: expect.stringContaining("deleted the chat"),
    });
    expect(ran).toEqual([]);
  });
});
