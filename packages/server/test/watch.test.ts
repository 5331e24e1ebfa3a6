import { beforeAll, beforeEach, expect, it } from "vitest";
import { updateChat } from "../src/domain/chat/chat.ts";
import type { AgentServices } from "../src/agent-services.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
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
  type TestAgent,
  testPlugin,
} from "./agent-stores.ts";
import { enableTasks, readData } from "./run-stream.ts";
import { startTestServer } from "./server.ts";
import { describeOnEachEngine } from "./stores.ts";

describeOnEachEngine("watching a person's chats", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let agent: TestAgent;
  let person: string;

  beforeAll(async () => {
    store = await engine.openTestStore();
    plugins = testPlugin({ act: { run: async () => ({ acted: true }) } });
    const script = [[{ call: "test_act", args: { what: "this" } }], [{ text: "It is done." }]];
    agent = startAgent(store, { models: onlyModel(scriptedModel(script)), plugins });
  });

  beforeEach(async () => {
    person = await addPerson(store);
  });

  /** A watcher at another process, which shares nothing with the first but the database. */
  const elsewhere = (more: { longestMs?: number } = {}) =>
    createWatch({ store: createUnitOfWork(store), pollMs: 20, ...more });

  /** Collects a watcher's events up to `last`. */
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

  /** The events without the ids, which are new in each run. */
  const brief = (events: readonly WatchEvent[]) =>
    events.map((event) => ("state" in event ? `${event.type} ${event.state}` : event.type));

  const ended = (event: WatchEvent) => event.type === "run" && !isLive(event.state);

  it.each<[string, () => AgentServices["watch"]]>([
    ["this process", () => agent.watch],
    ["another process", elsewhere],
  ])(
    "notifies at %s of a run, its question, who answered, and its end [C9]",
    async (_where, at) => {
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
        "inbox",
        "approval pending",
        "run awaiting_approval",
        "inbox",
        "approval approved",
        "run running",
        "run finished",
      ]);
      const decided = heard.find(
        (event) => event.type === "approval" && event.state === "approved",
      );
      expect(decided).toMatchObject({
        session_id: sessionId,
        run_id: runId,
        decided_by: `${person}@example.com`,
      });
    },
  );

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
    // Earlier changes are not reported again.
    expect(brief(await rest)).toEqual(["live"]);
  });

  it("notifies of a new title, a pin and a deletion, and that its question is void", async () => {
    const connection = await connect(store, person, plugins, ["act"]);
    const { runId, sessionId } = await agent.runs.start(
      order(person, "Act", { connectionIds: [connection] }),
    );
    await read(agent, runId);
    await agent.runs.idle();
    const { rest } = await listen(elsewhere(), ({ type }) => type === "session_deleted");
    await updateChat(agent, person, sessionId, { title: "Acts" });
    await updateChat(agent, person, sessionId, { pinned: true });
    await agent.runs.deleteSession(person, sessionId);
    expect(await rest).toMatchObject([
      { type: "live" },
      { type: "session", session_id: sessionId, title: "Acts", pinned: false },
      { type: "session", session_id: sessionId, title: "Acts", pinned: true },
      { type: "inbox" },
      { type: "approval", state: "void", decided_by: null },
      { type: "run", run_id: runId, state: "stopped" },
      { type: "session_deleted", session_id: sessionId },
    ]);
  });

  it("notifies nobody else, and not of changes that were rolled back [S2 ROLE-11]", async () => {
    const stranger = await addPerson(store);
    const other = await listen(elsewhere(), () => false, stranger);
    const { rest } = await listen(elsewhere(), ended);
    await expect(
      createUnitOfWork(store).transaction(async (tx) => {
        const now = new Date();
        const id = crypto.randomUUID();
        const times = { createdAt: now, updatedAt: now };
        await tx.chats.insert({ id, userId: person, title: "Never", ...times });
        throw new Error("not kept");
      }),
    ).rejects.toThrow("not kept");
    await agent.runs.start(order(person, "Talk"));
    expect(JSON.stringify(await rest)).not.toContain("Never");
    other.leave();
    expect(brief(await other.rest)).toEqual(["live"]);
  });

  it("ends after a while, so that watchers are authenticated again [S4]", async () => {
    const { rest } = await listen(elsewhere({ longestMs: 30 }), () => false);
    expect(brief(await rest)).toEqual(["live"]);
  });

  it("looks for nothing for a watcher who left before the first look was over", async () => {
    const real = createUnitOfWork(store);
    let looks = 0;
    let changed = () => {};
    const feed = createChangeFeed({
      ...real,
      changes: {
        ...real.changes,
        list(seconds) {
          looks += 1;
          return real.changes.list(seconds);
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
      await updateChat(agent, person, sessionId, { title: `${at}` });
    await expect.poll(() => JSON.stringify(heard)).toContain('"299"');
    let kept = 0;
    while (!(await events.next()).done) kept += 1;
    expect(kept).toBeLessThan(300);
    void rest;
  });
});

it("notifies another window of a new and a deleted connection as soon as they are stored [C9]", async () => {
  // The next poll for changes of other processes is far off.
  const server = await startTestServer({ overrides: { agent: { watchPollMs: 60_000 } } });
  const person = await server.signUp();
  const window = readData(await person.fetch("/api/v1/chatsessions/events"));
  const next = async () => JSON.parse((await window.next()).value ?? "null") as unknown;
  expect(await next()).toEqual({ type: "live", runs: [] });

  const { id } = await enableTasks(person);
  const made = performance.now();
  expect(await next()).toMatchObject({ type: "connection", connection_id: id, status: "ok" });
  expect(performance.now() - made).toBeLessThan(1000);

  const answer = await person.send("DELETE", `/api/v1/connections/${id}`);
  const deleted = performance.now();
  expect(answer.status).toBe(204);
  expect(await next()).toEqual({ type: "connection_deleted", connection_id: id });
  expect(performance.now() - deleted).toBeLessThan(1000);
  await window.return();
});
