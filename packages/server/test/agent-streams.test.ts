import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { openChat } from "../src/domain/chat/chat.ts";
import { appendEvents, RunLost } from "../src/domain/runs/event-log.ts";
import type { RunEvent } from "../src/domain/runs/events.ts";
import { createRunHub } from "../src/domain/runs/run-hub.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
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

const SCRIPT = [
  [{ text: "Let me look this up. " }, { call: "test_look", args: { what: "it" } }],
  [{ text: "It is here: one two three four five." }],
];

/** What is the same in two runs of one script: everything but ids, times and durations. */
const shape = (events: readonly RunEvent[]) =>
  events.map(({ seq, type, content, result, tool_call, new_balance }) => ({
    seq,
    type,
    content,
    result,
    call: tool_call,
    spent: new_balance === undefined ? undefined : typeof new_balance,
  }));

describeOnEachEngine("reading a run", (engine) => {
  let store: Store;
  let agent: TestAgent;
  let plugins: PluginRegistry;
  let person: string;
  let uncut: RunEvent[];

  const begin = async () => {
    const connection = await connect(store, person, plugins);
    return agent.runs.start(order(person, "Look", { connectionIds: [connection] }));
  };

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({ look: { effect: "read", run: async () => ({ found: true }) } });
    agent = startAgent(store, { models: onlyModel(scriptedModel(SCRIPT)), plugins });
    person = await addPerson(store);
    const { runId } = await begin();
    uncut = await read(agent, runId);
  });

  it("numbers events from 1 without a gap, and says the session first [STREAM-11 R4]", () => {
    expect(uncut.map(({ seq }) => seq)).toEqual(uncut.map((_event, index) => index + 1));
    expect(uncut[0]).toMatchObject({ type: "session_id", title: "Look" });
    expect(uncut.at(-1)).toMatchObject({ type: "balance_update", new_balance: 499 });
    expect(uncut.length).toBeGreaterThan(8);
  });

  it("says with each message when that was, as it is stored, also to who reads it live [CHAT-02]", async () => {
    const { runId, sessionId } = await begin();
    const events = await read(agent, runId);
    const { messages } = await openChat(agent, person, sessionId);
    const stored = messages.filter(({ role }) => role !== "USER");
    expect(stored.length).toBeGreaterThan(3);
    for (const { id, createdAt } of stored) {
      const first = events.find(({ message_id }) => message_id === id);
      expect(first?.["created_at"]).toBe(createdAt.toISOString());
    }
  });

  it("goes on to the same log when its reader goes away after any event [R3]", async () => {
    for (let cut = 0; cut <= uncut.length; cut += 1) {
      const { runId } = await begin();
      await read(agent, runId, 0, cut);
      await agent.runs.idle();
      expect(shape(await read(agent, runId))).toEqual(shape(uncut));
      expect((await agent.runs.get(person, runId)).state).toBe("finished");
    }
  });

  it("gives each later event exactly once and in order, wherever and however often it is cut [R4]", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }), async (cuts) => {
        const { runId } = await begin();
        const got: RunEvent[] = [];
        for (const most of cuts)
          got.push(...(await read(agent, runId, got.at(-1)?.seq ?? 0, most)));
        got.push(...(await read(agent, runId, got.at(-1)?.seq ?? 0)));
        expect(got).toEqual(await read(agent, runId));
        expect(shape(got)).toEqual(shape(uncut));
      }),
      { numRuns: 15 },
    );
  });

  it("is read on by another process that shares the database [R4]", async () => {
    const other = startAgent(store, { models: onlyModel(scriptedModel(SCRIPT)), plugins });
    const { runId } = await begin();
    const [there, here] = await Promise.all([read(other, runId), read(agent, runId)]);
    expect(there).toEqual(here);
  });

  it("keeps conversation and log in step: a session opened at any moment resumes without loss [R4]", async () => {
    const { runId, sessionId } = await begin();
    for await (const event of agent.runs.events(runId, 0, new AbortController().signal)) {
      const { messages, liveRun } = await openChat(agent, person, sessionId);
      const rest = liveRun ? await read(agent, runId, liveRun.lastSeq) : [];
      const said = messages
        .filter(({ role }) => role === "ASSISTANT")
        .map(({ content }) => content["content"])
        .join("");
      const more = rest
        .filter(({ type }) => type === "assistant")
        .map(({ content }) => content)
        .join("");
      expect(said + more).toBe("Let me look this up. It is here: one two three four five.");
      if (event.seq > 3) break;
    }
  });

  it("holds nothing up for a reader who pauses, and gives them all that they missed [R4]", async () => {
    const words = Array.from({ length: 300 }, (_word, at) => `word-${at} `).join("");
    const talker = startAgent(store, {
      models: onlyModel(scriptedModel([[{ text: words }]])),
      plugins,
    });
    const { runId } = await talker.runs.start(order(person, "Talk"));
    const got: RunEvent[] = [];
    for await (const event of talker.runs.events(runId, 0, new AbortController().signal)) {
      got.push(event);
      // More events arrive in between than are buffered for a reader.
      if (got.length === 3) await talker.runs.idle();
    }
    expect(got.map(({ seq }) => seq)).toEqual(Array.from({ length: 302 }, (_event, at) => at + 1));
  });

  it("takes no more from a process whose attempt is over, though the run goes on [R5]", async () => {
    const deps = { ...agent, hub: createRunHub() };
    const { runId } = await begin();
    await agent.runs.idle();
    await agent.store.runs.update(runId, { state: "running", attempt: 2 });
    const stale = appendEvents(deps, { runId, attempt: 1 }, [
      { type: "assistant", content: "late" },
    ]);
    await expect(stale).rejects.toThrow(RunLost);
    await appendEvents(deps, { runId, attempt: 2 }, [{ type: "assistant", content: "in time" }]);
    await agent.runs.stop(person, runId);
    expect(JSON.stringify(await read(agent, runId))).not.toContain("late");
  });
});
