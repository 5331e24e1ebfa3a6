import { beforeAll, beforeEach, expect, it } from "vitest";
import type { AgentServices } from "../src/agent-services.ts";
import { createDataStore } from "../src/store/agent-data.ts";
import { createChangeFeed } from "../src/domain/watch/change-feed.ts";
import { createWatch } from "../src/domain/watch/watch.ts";
import { isLive } from "../src/domain/runs/run-state.ts";
import type { WatchEvent } from "../src/domain/watch/changes.ts";
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
  testPlugin,
} from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

describeOnEachEngine("watching a person's chats", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let agent: AgentServices;
  let person: string;

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({ act: { run: async () => ({ acted: true }) } });
    const script = [[{ call: "test_act", args: { what: "this" } }], [{ text: "It is done." }]];
    agent = startAgent(store, { models: onlyModel(scriptedModel(script)), plugins });
  });

  beforeEach(async () => {
    person = await addPerson(store, agent);
  });

  /** A watcher at another process, which shares nothing with the first but the database. */
  const elsewhere = (more: { longestMs?: number } = {}) =>
    createWatch({ store: createDataStore(store), pollMs: 20, ...more });

  /** Collects what a watcher hears until `last` has come. */
  async function listen(
    watch: AgentServices["watch"],
    last: (event: WatchEvent) => boolean,
    who = person,
  ) {
    const gone = new AbortController();
    const events = watch.events(who, gone.signal)[Symbol.asyncIterator]();
    const heard: WatchEvent[] = [];
    const { value: live } = await events.next();
    if (live) heard.push(live);
    const rest = async () => {
      for (let next = await events.next(); !next.done; next = await events.next()) {
        heard.push(next.value);
        if (last(next.value)) break;
      }
      gone.abort();
      await events.return?.();
      return heard;
    };
    return { live, rest: rest(), heard, leave: () => gone.abort() };
  }

  /** What was said, without the ids that are new in each run. */
  const brief = (events: readonly WatchEvent[]) =>
    events.map((event) => ("state" in event ? `${event.type} ${event.state}` : event.type));

  const ended = (event: WatchEvent) => event.type === "run" && !isLive(event.state);

  it.each<[string, () => AgentServices["watch"]]>([
    ["this process", () => agent.watch],
    ["another process", elsewhere],
  ])("tells at %s of a run, its question, who answered, and its end [C9]", async (_where, at) => {
    const connection = await connect(store, person, plugins, ["act"]);
    const { live, rest } = await listen(at(), ended);
    expect(live).toEqual({ type: "live", runs: [] });
    const { runId, sessionId } = await agent.runs.start(
      order(person, "Act", { connectionIds: [connection] }),
    );
    await read(agent, runId);
    await agent.runs.approve({
      userId: person,
      sessionId,
      name: "act",
      arguments: { what: "this" },
    });
    const heard = await rest;
    expect(brief(heard)).toEqual([
      "live",
      "session",
      "run running",
      "session",
      "approval pending",
      "run awaiting_approval",
      "approval approved",
      "run running",
      "run finished",
    ]);
    const decided = heard.find((event) => event.type === "approval" && event.state === "approved");
    expect(decided).toMatchObject({
      session_id: sessionId,
      run_id: runId,
      decided_by: `${person}@example.com`,
    });
  });

  it("begins with the runs that are going on", async () => {
    const connection = await connect(store, person, plugins, ["act"]);
    const { runId, sessionId } = await agent.runs.start(
      order(person, "Act", { connectionIds: [connection] }),
    );
    await read(agent, runId);
    await agent.runs.idle();
    const { live, rest, leave } = await listen(elsewhere(), () => false);
    expect(live).toEqual({
      type: "live",
      runs: [{ session_id: sessionId, run_id: runId, state: "awaiting_approval" }],
    });
    leave();
    // What had changed before is not told again.
    expect(brief(await rest)).toEqual(["live"]);
  });

  it("tells of a new title, a pin and a deletion, and that its question is void", async () => {
    const connection = await connect(store, person, plugins, ["act"]);
    const { runId, sessionId } = await agent.runs.start(
      order(person, "Act", { connectionIds: [connection] }),
    );
    await read(agent, runId);
    await agent.runs.idle();
    const { rest } = await listen(elsewhere(), ({ type }) => type === "session_deleted");
    await agent.chat.update(person, sessionId, { title: "Acts" });
    await agent.chat.update(person, sessionId, { pinned: true });
    await agent.runs.deleteSession(person, sessionId);
    expect(await rest).toMatchObject([
      { type: "live" },
      { type: "session", session_id: sessionId, title: "Acts", pinned: false },
      { type: "session", session_id: sessionId, title: "Acts", pinned: true },
      { type: "approval", state: "void", decided_by: null },
      { type: "run", run_id: runId, state: "stopped" },
      { type: "session_deleted", session_id: sessionId },
    ]);
  });

  it("tells nobody else, and nothing of what did not come to be [S2 ROLE-11]", async () => {
    const stranger = await addPerson(store, agent);
    const other = await listen(elsewhere(), () => false, stranger);
    const { rest } = await listen(elsewhere(), ended);
    await expect(
      createDataStore(store).transaction(async (tx) => {
        const now = new Date();
        const id = crypto.randomUUID();
        const times = { createdAt: now, updatedAt: now };
        await tx.insertSession({ id, userId: person, title: "Never", ...times });
        throw new Error("not kept");
      }),
    ).rejects.toThrow("not kept");
    await agent.runs.start(order(person, "Talk"));
    expect(JSON.stringify(await rest)).not.toContain("Never");
    other.leave();
    expect(brief(await other.rest)).toEqual(["live"]);
  });

  it("ends after a while, so that whoever watches on is asked who they are [S4]", async () => {
    const { rest } = await listen(elsewhere({ longestMs: 30 }), () => false);
    expect(brief(await rest)).toEqual(["live"]);
  });

  it("looks for nothing for a watcher who left before the first look was over", async () => {
    const real = createDataStore(store);
    let looks = 0;
    let changed = () => {};
    const feed = createChangeFeed({
      ...real,
      data: {
        ...real.data,
        listChanges(seconds) {
          looks += 1;
          return real.data.listChanges(seconds);
        },
      },
      onChange(listener) {
        changed = listener;
        return real.onChange(listener);
      },
    });
    const leaving = new AbortController();
    const joining = feed.join(person, leaving.signal);
    leaving.abort();
    for await (const change of await joining) expect(change).toBeUndefined();
    changed();
    expect(looks).toBe(1);
  });

  it("ends a watcher who takes nothing, instead of keeping everything", async () => {
    const watch = elsewhere();
    const events = watch.events(person, new AbortController().signal)[Symbol.asyncIterator]();
    await events.next();
    const { rest, heard } = await listen(watch, () => false);
    const { sessionId } = await agent.runs.start(order(person, "Talk"));
    for (let at = 0; at < 300; at += 1)
      await agent.chat.update(person, sessionId, { title: `${at}` });
    await expect.poll(() => JSON.stringify(heard)).toContain('"299"');
    let kept = 0;
    while (!(await events.next()).done) kept += 1;
    expect(kept).toBeLessThan(300);
    void rest;
  });
});
