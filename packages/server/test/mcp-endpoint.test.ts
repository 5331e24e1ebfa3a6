import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/client";
import type {
  Approval,
  ChatSessionDetail,
  ChatSessionListItem,
  LedgerPage,
} from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { giveCredits } from "../src/domain/credits/credits.ts";
import { newId } from "../src/ids.ts";
import { connect, testPlugin } from "./agent-stores.ts";
import { connectAgent, GENERATIONS, makeKey, said } from "./agent-client.ts";
import { newKey } from "./credentials.ts";
import { login } from "./portal.ts";
import { runBody } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const MINUTE = 60_000;

/** What the tools did, in order. */
let ran: string[];
/** What holds the slow tool up. */
let gate: PromiseWithResolvers<void>;
/** The server's clock; undefined for the real time. */
let now: Date | undefined;
/** How long a program waits; a test may change it. */
const wait = { limitMs: 20_000, progressMs: 20_000 };

const does =
  (name: string) =>
  async ({ what }: Record<string, unknown>) => {
    ran.push(`${name} ${String(what)}`);
    return { did: `${name} ${String(what)}` };
  };
const plugins = testPlugin({
  look: { effect: "read", run: does("look") },
  mail: { effect: "read", untrusted: true, run: does("mail") },
  act: { run: does("act") },
  burn: { effect: "destructive", run: does("burn") },
  slow: {
    async run(args) {
      await gate.promise;
      return does("slow")(args);
    },
  },
});

let server: TestServer;
let person: TestClient;
let userId: string;
let key: string;

beforeAll(async () => {
  server = await startTestServer({
    overrides: {
      plugins: plugins.list(),
      callWait: wait,
      clock: { now: () => now ?? new Date() },
    },
  });
});

beforeEach(async () => {
  ran = [];
  gate = Promise.withResolvers();
  now = undefined;
  Object.assign(wait, { limitMs: 20_000, progressMs: 20_000 });
  person = await server.signUp();
  userId = (await person.me()).id;
  key = (await makeKey(person)).plaintext_key;
});

const use = (verify: string[] = []) => connect(server.database, userId, plugins, verify);
const agent = (mode?: (typeof GENERATIONS)[number]) => connectAgent(server.url, key, mode);
const call = (client: Client, name: string, what: string, options = {}) =>
  client.callTool({ name: `test_${name}`, arguments: { what } }, options);

/** The one question that waits for the person. */
async function question(of = person): Promise<Approval> {
  const asked = () => of.json<Approval[]>("/api/v1/approvals");
  await expect.poll(asked).toHaveLength(1);
  const [approval] = await asked();
  if (!approval) throw new Error("The question is gone again.");
  return approval;
}

async function approve(
  approval: Approval,
  args: object = approval.tool_call.arguments,
  by = person,
) {
  const response = await by.send(
    "POST",
    "/api/switchboard-chat/run",
    runBody("Go on", {
      session_id: approval.session_id,
      approved_tool_call: {
        name: approval.tool_call.name,
        arguments: args,
        approval_id: approval.id,
      },
    }),
  );
  expect(response.status).toBe(200);
  await response.text();
}

const sessions = async () =>
  (await person.json<{ items: ChatSessionListItem[] }>("/api/v1/chatsessions?view=list")).items;

describe.each(GENERATIONS)("another agent (%s)", (mode) => {
  it("is offered the enabled tools, with their effects [S1 S13]", async () => {
    await use();
    const { tools } = await (await agent(mode)).listTools();
    const own = tools.filter(({ name }) => name.startsWith("test_"));
    expect(own.map(({ name, title, annotations }) => ({ name, title, ...annotations }))).toEqual([
      tool("look", { readOnlyHint: true }),
      tool("mail", { readOnlyHint: true }),
      tool("act"),
      tool("burn", { destructiveHint: true }),
      tool("slow"),
    ]);
    expect(own[0]?.description).toBe('look Connection: "My test".');
    expect(own[0]?.inputSchema).toMatchObject({
      type: "object",
      properties: { what: { type: "string", minLength: 1 } },
    });
  });

  it("reads at once, for what a call costs in a run [R9]", async () => {
    await use();
    const client = await agent(mode);
    expect(said(await call(client, "look", "north"))).toEqual({
      texts: ['{"did":"look north"}'],
      refused: false,
    });
    const { balance } = await person.me();
    expect(balance).toBe(499);
    const { items } = await person.json<LedgerPage>("/api/v1/credits/ledger");
    expect(items[0]).toMatchObject({ delta: -1, cause: "1 tool call" });
  });

  it("waits for the user, gets the URL for the decision, and then the result [S21 APPROVE-01]", async () => {
    await use(["act"]);
    const heard: unknown[] = [];
    const answer = call(await agent(mode), "act", "now", {
      onprogress: (progress: unknown) => heard.push(progress),
    });
    const asked = await question();
    expect(ran).toEqual([]);
    await approve(asked, { what: "later" });
    expect(said(await answer)).toEqual({
      texts: [expect.stringContaining('"ran_with":{"what":"later"}')],
      refused: false,
    });
    expect(ran).toEqual(["act later"]);
    const address = `${server.url}/switchboard-chat/${asked.session_id}`;
    expect(heard[0]).toMatchObject({
      message: `Waiting for a person to approve act at ${address}`,
    });
  });
});

const tool = (name: string, hints: object = {}) => ({
  name: `test_${name}`,
  title: `My test: ${name}`,
  readOnlyHint: false,
  destructiveHint: false,
  openWorldHint: false,
  ...hints,
});

describe("a call of another agent", () => {
  it("is in a chat with the key's name, which the user can continue [ROLE-01]", async () => {
    const connection = await use();
    await call(await agent(), "look", "north");
    const [line] = await sessions();
    expect(line).toMatchObject({ title: "From Claude", live_run_state: null });
    const chat = await person.json<ChatSessionDetail>(`/api/v1/chatsessions/${line?.id}`);
    expect(chat.messages.map(({ role }) => role)).toEqual(["TOOL_THOUGHT", "TOOL_RESULT"]);
    expect(chat.messages[1]).toMatchObject({
      content: { connection: { id: connection }, outcome: "done" },
    });
    // Nobody chose its settings, so they are not kept for the next prompt.
    expect(chat.settings).toBeNull();
  });

  it("is refused with the person's reason [S21 APPROVE-10]", async () => {
    await use();
    const answer = call(await agent(), "burn", "it");
    const { id } = await question();
    await person.send("POST", `/api/v1/approvals/${id}/deny`, { reason: "Not on a Friday." });
    expect(said(await answer)).toEqual({
      texts: ["The person denied this call, so it did not run. Reason: Not on a Friday."],
      refused: true,
    });
    expect(ran).toEqual([]);
  });

  it("that nobody decides about in time is refused and was not made [S21]", async () => {
    await use(["act"]);
    const answer = call(await agent(), "act", "it");
    await question();
    now = new Date(Date.now() + 16 * MINUTE);
    await server.jobs.tick();
    expect(said(await answer)).toEqual({
      texts: ["Nobody approved act in time, so it did not run."],
      refused: true,
    });
    expect(ran).toEqual([]);
  });

  it("that takes too long says where to decide; requested again it returns its result, once [R7 S21]", async () => {
    await use(["act"]);
    const client = await agent();
    wait.limitMs = 50;
    expect(said(await call(client, "act", "it")).refused).toBe(true);
    const asked = await question();
    // Still waiting, it finds its earlier question.
    expect(said(await call(client, "act", "it"))).toEqual({
      texts: [expect.stringContaining(`${server.url}/switchboard-chat/${asked.session_id}`)],
      refused: true,
    });
    expect((await question()).id).toBe(asked.id);

    await approve(asked);
    wait.limitMs = 20_000;
    expect(said(await call(client, "act", "it"))).toEqual({
      texts: [expect.stringContaining("It did not run again."), '{"did":"act it"}'],
      refused: false,
    });
    expect(ran).toEqual(["act it"]);

    // Once its result is delivered, the call is over: repeating it makes another call, which needs approval again.
    wait.limitMs = 50;
    await call(client, "act", "it");
    expect((await question()).id).not.toBe(asked.id);
  });

  it.each(GENERATIONS)(
    "whose agent went away is made once, and reported when the agent returns (%s) [R6 R7]",
    async (mode) => {
      await use(["act"]);
      const client = await agent(mode);
      const gone = new AbortController();
      const lost = call(client, "act", "it", { signal: gone.signal });
      const asked = await question();
      gone.abort();
      await expect(lost).rejects.toThrow();
      await approve(asked);
      await server.deps.runs.idle();
      const again = said(await call(await agent(mode), "act", "it"));
      expect(again.texts.at(-1)).toBe('{"did":"act it"}');
      expect(ran).toEqual(["act it"]);
    },
  );

  it("that nobody must approve is not made twice either when its agent went away [R6]", async () => {
    await use();
    const client = await agent();
    const gone = new AbortController();
    const lost = call(client, "slow", "it", { signal: gone.signal });
    await expect.poll(async () => (await sessions())[0]?.live_run_state).toBe("running");
    gone.abort();
    await expect(lost).rejects.toThrow();
    const again = call(client, "slow", "it");
    gate.resolve();
    expect(said(await again).texts.at(-1)).toBe('{"did":"slow it"}');
    expect(ran).toEqual(["slow it"]);
  });

  it("waits through a restart of the server, which lets its agent go [R6 R13]", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "restarted-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const options = {
      env: { SWITCHBOARD_DATA: dataDir, CREDENTIALS_KEYS: newKey("kept") },
      overrides: { plugins: plugins.list(), callWait: wait },
    };
    const first = await startTestServer(options);
    const email = "restarted@example.com";
    const before = await first.signUp(email);
    await connect(first.database, (await before.me()).id, plugins, ["act"]);
    const { plaintext_key: text } = await makeKey(before);
    const cut = call(await connectAgent(first.url, text), "act", "it");
    const waiting = await question(before);
    const asked = performance.now();
    await first.stop();
    // The agent's finished connection delays nothing: open connections are cut after five seconds.
    expect(performance.now() - asked).toBeLessThan(5_000);
    const [sentence] = said(await cut).texts;
    expect(sentence).toContain("Make the same call again");

    const second = await startTestServer(options);
    const after = second.anonymous();
    await login(after, "sign-in", email);
    await approve(waiting, waiting.tool_call.arguments, after);
    const again = said(await call(await connectAgent(second.url, text), "act", "it"));
    expect(again.texts.at(-1)).toBe('{"did":"act it"}');
    expect(ran).toEqual(["act it"]);
  });

  it("after text of strangers waits for the person, whichever chat of the key it was read in [S22]", async () => {
    await use(["look"]);
    const client = await agent();
    expect(said(await call(client, "act", "first")).refused).toBe(false);
    await call(client, "mail", "inbox");
    // A chat of the key is busy, so the next call gets another one.
    const looking = call(client, "look", "north");
    const busy = await question();
    const acting = call(client, "act", "second");
    const questions = () => person.json<Approval[]>("/api/v1/approvals");
    await expect.poll(questions).toHaveLength(2);
    const asked = (await questions()).find(({ id }) => id !== busy.id);
    expect(asked?.session_id).not.toBe(busy.session_id);
    // The run itself has read nothing: what another chat read is not named as if it were part of this one.
    expect(asked?.origins).toEqual(["API key: Claude"]);
    await approve(asked ?? busy);
    await approve(busy);
    expect(said(await acting).refused).toBe(false);
    expect(said(await looking).refused).toBe(false);

    const other = await connectAgent(server.url, (await makeKey(person, "Other")).plaintext_key);
    expect(said(await call(other, "act", "third")).refused).toBe(false);
  });

  it("with arguments that do not fit says which [S21]", async () => {
    await use();
    const answer = await (await agent()).callTool({ name: "test_act", arguments: { what: 7 } });
    expect(said(answer)).toEqual({
      texts: [expect.stringContaining("The argument 'what' ")],
      refused: true,
    });
    expect(ran).toEqual([]);
  });

  it("of an account without credits is refused and costs nothing [R9]", async () => {
    await use();
    const { deps } = server;
    const drain = { amount: -50_000, reason: "admin", cause: "Test", sourceKey: newId() } as const;
    await deps.store.transaction((tx) => giveCredits(deps, tx, { userId, ...drain }));
    expect(said(await call(await agent(), "look", "north"))).toEqual({
      texts: [expect.stringContaining("Add credits in Switchboard")],
      refused: true,
    });
    expect(ran).toEqual([]);
  });

  it("is not known for a tool that is turned off, or of somebody else's connection [S2 S21]", async () => {
    const connection = await use();
    const mine = await agent();
    const response = await person.send("POST", `/api/v1/connections/${connection}`, {
      name: "My test",
      enabled_methods: ["look"],
      hitl_methods: [],
    });
    expect(response.status).toBe(200);
    await expect(call(mine, "act", "it")).rejects.toThrow("The tool test_act was not found.");

    const stranger = await server.signUp();
    const theirs = await connectAgent(server.url, (await makeKey(stranger)).plaintext_key);
    const { tools } = await theirs.listTools();
    expect(tools.filter(({ name }) => name.startsWith("test_"))).toEqual([]);
    await expect(call(theirs, "look", "it")).rejects.toThrow("The tool test_look was not found.");
  });

  it("shows itself to nobody else, with the same key name and the same call [S2]", async () => {
    await use(["act"]);
    wait.limitMs = 50;
    await call(await agent(), "act", "it");
    const stranger = await server.signUp();
    const { id } = await stranger.me();
    await connect(server.database, id, plugins, ["act"]);
    const theirs = await connectAgent(server.url, (await makeKey(stranger)).plaintext_key);
    await call(theirs, "act", "it");
    const [own, ...others] = await stranger.json<Approval[]>("/api/v1/approvals");
    expect(others).toEqual([]);
    expect(own?.id).not.toBe((await question()).id);
  });

  it("is withdrawn when its key is revoked [S13]", async () => {
    await use(["act"]);
    const { key_info: info, plaintext_key: text } = await makeKey(person, "Lost");
    const answer = call(await connectAgent(server.url, text), "act", "it");
    await question();
    const revoked = await person.send("DELETE", `/api/v1/developer/api-keys/${info.id}`);
    expect(revoked.status).toBe(204);
    expect(said(await answer)).toEqual({
      texts: ["The user stopped this call before it ran."],
      refused: true,
    });
    expect(await person.json("/api/v1/approvals")).toEqual([]);
    await expect(connectAgent(server.url, text)).rejects.toThrow("401");
  });
});

describe("the endpoint", () => {
  const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const post = (headers: Record<string, string>, body: unknown = LIST) =>
    fetch(new URL("/mcp", server.url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const bearer = () => ({ authorization: `Bearer ${key}` });
  /** What is answered to a browser that came here by another name. */
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...bearer(), host: `${host}:${new URL(server.url).port}` };
      get(new URL("/mcp", server.url), { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on("error", reject);
    });

  it("opens to a key and to nothing else, a signed-in browser among it [S1 S7 S13]", async () => {
    expect((await post(bearer())).status).toBe(200);
    const answers = [
      await post({}),
      await post({ authorization: "Bearer " }),
      await post({ authorization: `Basic ${key}` }),
      await person.send("POST", "/mcp", LIST, { accept: "application/json, text/event-stream" }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="Switchboard"');
    }
    const wrong = await post({ authorization: `Bearer ${key.slice(0, -1)}x` });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  it("is closed to pages of other sites, and to names that only point here [S7]", async () => {
    for (const origin of ["https://evil.example", "null", `${server.url}.evil.example`]) {
      expect((await post({ ...bearer(), origin })).status).toBe(403);
    }
    expect((await post({ ...bearer(), origin: server.url })).status).toBe(200);
    expect(await statusAt("evil.example")).toBe(403);
    expect(await statusAt("localhost")).toBe(405);
  });

  it("takes no more than a megabyte, no nonsense, and keeps no line open [S16]", async () => {
    const large = await post(bearer(), { ...LIST, params: { pad: "x".repeat(1024 * 1024) } });
    expect(large.status).toBe(413);
    expect((await post(bearer(), "{")).status).toBe(422);
    expect((await post(bearer(), "[".repeat(500_000))).status).toBe(422);
    const line = await fetch(new URL("/mcp", server.url), {
      headers: { ...bearer(), accept: "text/event-stream" },
    });
    expect(line.status).toBe(405);
  });
});
