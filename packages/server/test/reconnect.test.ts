import type { ChatSessionDetail, Connection } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CredentialsRefused, type Plugin } from "../src/domain/plugins/types.ts";
import {
  scriptedModel,
  scriptedModels,
  scriptedRunModel,
  type ScriptPart,
} from "./agent-stores.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { ask, readStream, runBody, type WireEvent } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const CONNECTIONS = "/api/v1/connections";
const HOUR = 3_600_000;
const problem = "Harbor Desk says: Invalid key (401).";
const list = { call: "desk_list_tickets" };
const close = { call: "desk_close_ticket" };

let server: TestServer;
let client: TestClient;
let id: string;
let script: readonly (readonly ScriptPart[])[];
let now: number;
/** How many calls the app refuses yet, and which it got, with how it answered. */
let refusals: number;
let calls: string[];

const answer = (tool: string) => {
  const refused = refusals > 0;
  refusals -= 1;
  calls.push(`${tool} ${refused ? "refused" : "done"}`);
  if (refused) throw new CredentialsRefused(problem, "expired");
  return `${tool} done`;
};

const desk = (): Plugin => {
  const plain = deskPlugin({ check: async () => undefined });
  const input_schema = { type: "object", properties: {}, additionalProperties: false };
  const tool = (name: string, effect: "read" | "write") => ({
    ...{ name, effect, input_schema, description: name },
  });
  return {
    ...plain,
    manifest: {
      ...plain.manifest,
      tools: [tool("list_tickets", "read"), tool("count", "read"), tool("close_ticket", "write")],
    },
    handlers: {
      list_tickets: async () => answer("list"),
      count: async () => answer("count"),
      close_ticket: async () => answer("close"),
    },
  };
};

const overrides = () => ({
  plugins: [desk()],
  clock: { now: () => new Date(now) },
  agent: {
    models: scriptedModels(() => answerer()),
    flush: { ms: 0, bytes: 0 },
  },
});
const answerer = () => scriptedRunModel(scriptedModel(script));

beforeAll(async () => {
  now = 0;
  server = await startTestServer({ overrides: overrides() });
});

beforeEach(async () => {
  now = Date.parse("2026-11-22T10:00:00Z");
  refusals = Infinity;
  calls = [];
  script = [[list], [{ text: "There you are." }]];
  client = await server.signUp();
  const made = await client.send("POST", CONNECTIONS, {
    ...deskConnection(),
    hitl_methods: [],
  });
  if (!made.ok) throw new Error(await made.text());
  id = ((await made.json()) as Connection).id;
});

const run = () => ask(client, "Go", { connection_ids: [id] });
const runOf = (events: readonly WireEvent[]) => events[0]?.run_id ?? "";
const sessionOf = (events: readonly WireEvent[]) => String(events[0]?.["session_id"]);
const questionOf = (events: readonly WireEvent[]) =>
  events.findLast(({ type }) => type === "reconnect_required")?.["reconnect"] as
    | { id: string; problem: string }
    | undefined;
const types = (events: readonly WireEvent[]) => events.map(({ type }) => type);
const results = (events: readonly WireEvent[]) =>
  events.flatMap((one) =>
    one.type === "tool_result" ? [`${String(one["outcome"])}: ${String(one["result"])}`] : [],
  );

/** A run's events after the given ones, to its end or to the next question. */
async function readOn(heard: readonly WireEvent[]) {
  const after = heard.at(-1)?.seq ?? 0;
  const response = await client.fetch(`/api/v1/runs/${runOf(heard)}/events?after=${after}`);
  return (await readStream(response)).events;
}
const giveKey = async (refused = 0) => {
  refusals = refused;
  now += 60_000;
  const body = { name: "Our desk", credentials: { api_token: "another" } };
  const saved = await client.send("POST", `${CONNECTIONS}/${id}`, body);
  if (!saved.ok) throw new Error(await saved.text());
};
const skip = async (events: readonly WireEvent[], who = client) =>
  (await who.send("POST", `/api/v1/reconnects/${questionOf(events)?.id}/skip`)).status;
const open = async (events: readonly WireEvent[]) =>
  (await (
    await client.fetch(`/api/v1/chatsessions/${sessionOf(events)}`)
  ).json()) as ChatSessionDetail;
const balance = async () => (await client.me()).balance;

describe("a run whose call the app refuses for its credentials", () => {
  it("waits, and shows which app, which call and why, also when the chat is opened later [CONN-04 CHAT-02]", async () => {
    const events = await run();
    expect(types(events).slice(-2)).toEqual(["tool_thought", "reconnect_required"]);
    expect(questionOf(events)).toMatchObject({
      connection: { id, name: "Our desk", plugin_display_name: "Harbor Desk" },
      tool_call: { name: "list_tickets" },
      effect: "read",
      problem,
      state: "pending",
      expires_at: new Date(now + HOUR).toISOString(),
    });
    const { active_run: live } = await open(events);
    expect(live).toMatchObject({ state: "awaiting_approval", pending_approval: null });
    expect(live?.pending_reconnect).toEqual(questionOf(events));
    expect(await (await client.fetch("/api/v1/approvals")).json()).toEqual([]);
    const next = await client.send(
      "POST",
      "/api/switchboard-chat/run",
      runBody("More", { session_id: sessionOf(events) }),
    );
    expect(next.status).toBe(409);
    expect(((await next.json()) as { detail: string }).detail).toMatch(
      /is waiting for a connection/,
    );
  });

  it("goes on with the same call as soon as other credentials work, and charges it once", async () => {
    const before = await balance();
    const events = await run();
    await giveKey();
    const later = await readOn(events);
    expect(types(later)).toEqual([
      "status",
      "tool_result",
      "assistant",
      "assistant",
      "assistant",
      "balance_update",
    ]);
    expect(later[0]).toMatchObject({
      content: "Reconnected Our desk. Continuing.",
      reason: "reconnected",
    });
    expect(results(later)).toEqual(["done: list done"]);
    expect(calls).toEqual(["list refused", "list done"]);
    expect(before - (await balance())).toBe(1);
    const roles = (await open(events)).messages.map(({ role }) => role);
    expect(roles).toEqual(["USER", "TOOL_THOUGHT", "STATUS", "TOOL_RESULT", "ASSISTANT"]);
  });

  it("goes on once, however many look at once [R6 R7]", async () => {
    const events = await run();
    refusals = 0;
    await client.send("POST", `${CONNECTIONS}/${id}/test`);
    await Promise.all(Array.from({ length: 20 }, () => server.deps.runs.takeUp()));
    await readOn(events);
    expect(calls).toEqual(["list refused", "list done"]);
  });

  it("asks again when the app rejects the new ones, too", async () => {
    const events = await run();
    await giveKey(1);
    const again = await readOn(events);
    expect(types(again)).toEqual(["status", "reconnect_required"]);
    expect(questionOf(again)?.id).not.toBe(questionOf(events)?.id);
    await giveKey();
    expect(results(await readOn([...events, ...again]))).toEqual(["done: list done"]);
    expect(calls).toEqual(["list refused", "list refused", "list done"]);
  });

  it("can go on without it: the call counts as failed, and later calls to it ask nothing", async () => {
    script = [[list], [list], [{ text: "It could not be read." }]];
    const before = await balance();
    const events = await run();
    const stranger = await server.signUp();
    expect(await skip(events, stranger)).toBe(404);
    expect(await skip(events)).toBe(204);
    const later = await readOn(events);
    expect(later[0]).toMatchObject({ content: "Continuing without Our desk.", reason: "skipped" });
    expect(results(later)).toEqual([
      `failed: ${problem} The user chose to continue without this connection.`,
      `failed: ${problem}`,
    ]);
    expect(types(later).at(-1)).toBe("balance_update");
    expect(before - (await balance())).toBe(0);
    expect(await skip(events)).toBe(409);
  });

  it("asks once for concurrent calls, and repeats each of them once [C9]", async () => {
    script = [[list, { call: "desk_count" }], [{ text: "Both." }]];
    const events = await run();
    expect(types(events).filter((type) => type === "reconnect_required")).toHaveLength(1);
    await giveKey();
    const later = await readOn(events);
    expect(results(later)).toEqual(["done: list done", "done: count done"]);
    expect(types([...events, ...later]).filter((type) => type === "tool_thought")).toHaveLength(2);
    expect(calls).toEqual(["list refused", "count refused", "list done", "count done"]);
  });

  it("ends when it is stopped, with the call as failed and the chat free [R9]", async () => {
    const before = await balance();
    const events = await run();
    await client.send("POST", `/api/v1/runs/${runOf(events)}/stop`);
    expect(results(await readOn(events))).toEqual([`failed: ${problem}`]);
    expect((await open(events)).active_run).toBeNull();
    expect(before - (await balance())).toBe(0);
    await giveKey();
    expect(calls).toEqual(["list refused"]);
  });

  it("ends after an hour without credentials, and says so", async () => {
    const events = await run();
    now += HOUR + 1;
    await server.jobs.tick();
    const later = await readOn(events);
    expect(later.at(-2)).toMatchObject({
      content: "Nobody reconnected Our desk in time, so list_tickets did not run.",
      reason: "expired",
    });
  });

  it("goes on when the connection is deleted, since nothing can be waited for then", async () => {
    const events = await run();
    await client.send("DELETE", `${CONNECTIONS}/${id}`);
    const later = await readOn(events);
    expect(results(later)).toEqual([expect.stringMatching(/^failed: .*(deleted|not available)/)]);
  });
});

describe("a call that changes something", () => {
  const decide = async (events: readonly WireEvent[]) => {
    const asked = events.at(-1);
    const approved = {
      ...(asked?.["tool_call"] as { id: string; name: string; arguments: object }),
      approval_id: asked?.["approval_id"],
    };
    const session_id = sessionOf(events);
    return ask(client, "Go", { session_id, approved_tool_call: approved });
  };

  it("needs approval with the new credentials even if it ran without one before, and is sent once", async () => {
    script = [[close], [{ text: "Closed." }]];
    const events = await run();
    expect(types(events).at(-1)).toBe("reconnect_required");
    await giveKey();
    const asked = await readOn(events);
    expect(asked.at(-1)).toMatchObject({
      type: "hitl_required",
      because: expect.stringContaining("credentials of the connection changed"),
    });
    expect(calls).toEqual(["close refused"]);
    const later = await decide([...events, ...asked]);
    expect(results(later)).toEqual(["done: close done"]);
    expect(calls).toEqual(["close refused", "close done"]);
    const thoughts = types([...events, ...asked, ...later]);
    expect(thoughts.filter((type) => type === "tool_thought")).toHaveLength(1);
  });

  it("can be denied then, which ends the run as any denial", async () => {
    script = [[close], [{ text: "Closed." }]];
    const events = await run();
    await giveKey();
    const asked = await readOn(events);
    const denial = `/api/v1/approvals/${String(asked.at(-1)?.["approval_id"])}/deny`;
    expect((await client.send("POST", denial)).status).toBe(200);
    const later = await readOn([...events, ...asked]);
    expect(later.map((one) => one["outcome"] ?? one["reason"] ?? one.type)).toEqual([
      "denied",
      "denied",
      "balance_update",
    ]);
    expect(calls).toEqual(["close refused"]);
  });

  it("that was approved goes on with that approval [APPROVE-07]", async () => {
    const body = {
      name: "Our desk",
      enabled_methods: ["close_ticket"],
      hitl_methods: ["close_ticket"],
    };
    await client.send("POST", `${CONNECTIONS}/${id}`, body);
    script = [[close], [{ text: "Closed." }]];
    const events = await run();
    const refused = await decide(events);
    expect(types(refused).at(-1)).toBe("reconnect_required");
    await giveKey();
    const later = await readOn([...events, ...refused]);
    expect(results(later)).toEqual(["done: close done"]);
    expect(calls).toEqual(["close refused", "close done"]);
  });
});

it("a run that is waiting for a connection is still waiting after the server restarted [R5]", async () => {
  const { mkdtemp, rm } = await import("node:fs/promises");
  const { join } = await import("node:path");
  const { tmpdir } = await import("node:os");
  const SWITCHBOARD_DATA = await mkdtemp(join(tmpdir(), "reconnect-"));
  const usual = server;
  const start = () => startTestServer({ env: { SWITCHBOARD_DATA }, overrides: overrides() });
  server = await start();
  try {
    client = await server.signUp();
    const made = await client.send("POST", CONNECTIONS, deskConnection());
    id = ((await made.json()) as Connection).id;
    const events = await run();
    const cookie = client;
    await server.stop();
    server = await start();
    client = server.anonymous();
    client.setCookie("sid", cookie.cookie("sid") ?? "");
    await giveKey();
    expect(results(await readOn(events))).toEqual(["done: list done"]);
    expect(calls).toEqual(["list refused", "list done"]);
  } finally {
    await server.stop();
    server = usual;
    await rm(SWITCHBOARD_DATA, { recursive: true, force: true });
  }
});
