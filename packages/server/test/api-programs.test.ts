import type { Approval, ApiKey, Run } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connectAgent, makeKey, program } from "./agent-client.ts";
import { answerOf, ask, enableTasks, readStream, runBody } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

/*
 * Programs that use the API with a key of their person.
 */

const KEYS = "/api/v1/developer/api-keys";
const RUN = "/api/switchboard-chat/run";

let server: TestServer;
let person: TestClient;
let now: Date;

beforeAll(async () => {
  now = new Date();
  server = await startTestServer({
    overrides: { clock: { now: () => now }, agent: { plannerPaceMs: 0 } },
  });
});

beforeEach(async () => {
  person = await server.signUp();
});

async function newProgram(limits: Parameters<typeof makeKey>[2] = {}) {
  const made = await makeKey(person, "Script", limits);
  return { key: made, send: program(server.url, made.plaintext_key) };
}

const listed = async (id: string) =>
  (await person.json<ApiKey[]>(KEYS)).find((key) => key.id === id);

describe("a program with a key", () => {
  it("needs no cookie and no origin, and is refused on its next request once the key is revoked [KEY-10 S13 API-34]", async () => {
    const { key, send } = await newProgram();
    const me = await send("GET", "/api/v1/users/me");
    expect(await me.json()).toMatchObject({ email: (await person.me()).email, is_admin: false });
    await person.send("DELETE", `${KEYS}/${key.key_info.id}`);
    const refused = await send("GET", "/api/v1/users/me");
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ detail: expect.stringContaining("was revoked") });
  });

  it("does not become its person by a cookie beside the key [S13]", async () => {
    const { key } = await newProgram({ scopes: ["read"] });
    const both = (text: string) =>
      person.send("POST", KEYS, { name: "Another" }, { authorization: `Bearer ${text}` });
    expect((await both(key.plaintext_key)).status).toBe(403);
    expect((await both("pk_unknown")).status).toBe(401);
  });

  it("is refused from the moment on when its key expires [S13]", async () => {
    const { key, send } = await newProgram({ expires_in_days: 1 });
    expect(key.key_info.expires_at).toBe(new Date(now.getTime() + 86_400_000).toISOString());
    now = new Date(now.getTime() + 86_400_000);
    expect((await send("GET", "/api/v1/users/me")).status).toBe(401);
  });

  it("reaches no tools over the protocol without the scope for it [S13]", async () => {
    const { key } = await newProgram({ scopes: ["read", "runs"] });
    await expect(connectAgent(server.url, key.plaintext_key)).rejects.toThrow();
    const answer = await program(server.url, key.plaintext_key)("POST", "/mcp", {});
    expect(answer.status).toBe(403);
  });
});

describe("a run of a program", () => {
  it("answers with the approval it waits for; the person approves, and the program reads on [S13 S21 KEY-08]", async () => {
    const tasks = await enableTasks(person);
    const { key, send } = await newProgram({ scopes: ["runs"] });
    const body = runBody('Create a task called "Count the stock"', { connection_ids: [tasks.id] });
    const { events } = await readStream(await send("POST", RUN, body));
    const waiting = events.at(-1);
    expect(waiting).toMatchObject({ type: "hitl_required", approval_id: expect.any(String) });
    const runPath = `/api/v1/runs/${waiting?.run_id}`;
    expect(await (await send("GET", runPath)).json()).toMatchObject({ state: "awaiting_approval" });

    const approvalPath = `/api/v1/approvals/${String(waiting?.["approval_id"])}`;
    const approval = (await (await send("GET", approvalPath)).json()) as Approval;
    const approved = {
      session_id: approval.session_id,
      approved_tool_call: { ...approval.tool_call, approval_id: approval.id },
    };
    // Neither way around the person.
    expect((await send("POST", RUN, { ...body, ...approved })).status).toBe(403);
    expect((await send("POST", `${approvalPath}/deny`, {})).status).toBe(403);
    expect(await (await send("GET", approvalPath)).json()).toMatchObject({ state: "pending" });

    await ask(person, body.prompt, { ...body, ...approved });
    const after = `${runPath}/events?after=${waiting?.seq}`;
    const rest = await readStream(await send("GET", after));
    expect(answerOf(rest.events)).toContain("Count the stock");
    const run = (await (await send("GET", runPath)).json()) as Run;
    expect(run.state).toBe("finished");
    expect(await listed(key.key_info.id)).toMatchObject({
      last_used_at: now.toISOString(),
      credits_used: 1,
    });
  });

  it("stays within the credit limit of its key, what it holds counted, also when its chat is deleted [S13]", async () => {
    const tasks = await enableTasks(person, { verify: [] });
    const { key, send } = await newProgram({ credit_limit: 3 });
    const body = runBody('Create a task called "One"', { connection_ids: [tasks.id] });
    const first = await readStream(await send("POST", RUN, body));
    expect(first.done).toBe(true);
    expect(await listed(key.key_info.id)).toMatchObject({ credit_limit: 3, credits_used: 1 });
    await person.send("DELETE", `/api/v1/chatsessions/${String(first.events[0]?.["session_id"])}`);
    const second = await send("POST", RUN, body);
    expect(second.status).toBe(403);
    expect(await second.json()).toEqual({
      detail: expect.stringContaining("has used 1.00 of its 3.00 credits"),
    });
    expect((await send("POST", RUN, { ...body, max_executions: 2 })).status).toBe(200);
  });

  it("ends with its key [KEY-10 S13]", async () => {
    const tasks = await enableTasks(person);
    const { key, send } = await newProgram();
    const body = runBody('Create a task called "One"', { connection_ids: [tasks.id] });
    const { events } = await readStream(await send("POST", RUN, body));
    await person.send("DELETE", `${KEYS}/${key.key_info.id}`);
    const run = await person.json<Run>(`/api/v1/runs/${events[0]?.run_id}`);
    expect(run.state).toBe("stopped");
  });
});
