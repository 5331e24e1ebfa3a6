import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { newId } from "../src/ids.ts";
import { submitPortal } from "./portal.ts";
import { ask, enableTasks, runBody } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let user: TestClient;
let connection = "";
let session = "";
let run = "";

beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: "silent" } });
  user = await server.signUp();
  connection = (await enableTasks(user)).id;
  const first = (await ask(user, "hello"))[0];
  run = first?.run_id ?? "";
  session = String(first?.["session_id"]);
});

/** A refusal is a sentence; a fault of ours is never the answer to odd input. */
async function expectNoFault(response: Response) {
  const text = await response.text();
  expect({ status: response.status < 500, text }).toEqual({
    status: true,
    text: expect.not.stringContaining("went wrong"),
  });
}

const ODD = { "a NUL character": "a\u0000b", "half of a surrogate pair": "a\ud800b" };

describe.each(Object.entries(ODD))("%s", (_name, odd) => {
  const inTask = () => ({
    connection_type: "tasks",
    name: odd,
    configuration: { [odd]: odd },
    credentials: {},
    field_mappings: { [odd]: odd },
    enabled_methods: ["list_tasks"],
    hitl_methods: [],
  });

  it.each<[string, () => Promise<Response>]>([
    ["an organization's name", () => user.send("POST", "/api/v1/organizations", { name: odd })],
    ["a new connection", () => user.send("POST", "/api/v1/connections", inTask())],
    [
      "a changed connection",
      () => user.send("POST", `/api/v1/connections/${connection}`, inTask()),
    ],
    ["a chat's title", () => user.send("PATCH", `/api/v1/chatsessions/${session}`, { title: odd })],
    ["a search", () => user.fetch("/api/v1/chatsessions?view=list&query=a%00b")],
    ["a cursor", () => user.fetch("/api/v1/credits/ledger?cursor=%00")],
    ["an id", () => user.fetch("/api/v1/runs/%00")],
    ["a prompt", () => user.send("POST", "/api/switchboard-chat/run", runBody(odd))],
    [
      "an approved call",
      () =>
        user.send(
          "POST",
          "/api/switchboard-chat/run",
          runBody("x", { session_id: session, approved_tool_call: { name: odd, arguments: {} } }),
        ),
    ],
    ["a denial", () => user.send("POST", `/api/v1/approvals/${newId()}/deny`, { reason: odd })],
    [
      "the portal",
      () => submitPortal(server.anonymous(), "sign-in", { email: odd, password: "long enough pw" }),
    ],
  ])("in %s is no fault of the server", async (_where, call) => {
    await expectNoFault(await call());
  });
});

describe("values beyond every limit", () => {
  const post = (path: string, body: string) =>
    user.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  const approve = (args: string) =>
    post(
      "/api/switchboard-chat/run",
      JSON.stringify(
        runBody("x", {
          session_id: session,
          approved_tool_call: { name: "create_task", arguments: "ARGS" },
        }),
      ).replace('"ARGS"', args),
    );

  it.each([200, 5_000, 100_000])("are refused: JSON that is nested %i deep", async (depth) => {
    const response = await approve(`${'{"a":'.repeat(depth)}9007199254740993${"}".repeat(depth)}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: "The body is nested too deeply." });
  });

  it("are refused: a change of a chat that changes nothing", async () => {
    const response = await user.send("PATCH", `/api/v1/chatsessions/${session}`, {});
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      detail: "Specify what to change: title or pinned.",
    });
  });

  it.each(["2147483648", "9007199254740991", "1e999", "-1"])(
    "are refused: events after %s",
    async (after) => {
      const response = await user.fetch(`/api/v1/runs/${run}/events?after=${after}`);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ detail: expect.stringMatching(/^'after' must be /) });
    },
  );

  it.each(["+275760-09-13T00:00:00.000Z", "-271821-04-20T00:00:00.000Z", "no time"])(
    "are refused: a place in a list at %s",
    async (at) => {
      const cursor = Buffer.from(JSON.stringify([false, at, newId()])).toString("base64url");
      const response = await user.fetch(`/api/v1/chatsessions?view=list&cursor=${cursor}`);
      expect(response.status).toBe(422);
    },
  );
});

describe("a request for the headers only", () => {
  const openFiles = () => readdirSync("/dev/fd").length;

  it("leaves no file open", async () => {
    const head = () => user.fetch("/api-docs/swagger-ui-bundle.js", { method: "HEAD" });
    await head();
    const before = openFiles();
    for (let time = 0; time < 30; time++) expect((await head()).status).toBe(200);
    await expect.poll(openFiles).toBeLessThan(before + 10);
  });

  it("leaves no reader of a run behind", async () => {
    const asked = await ask(user, 'Create a task called "Left waiting"', {
      connection_ids: [connection],
    });
    const returned = vi.spyOn(server.deps.runs, "events");
    const response = await user.fetch(`/api/v1/runs/${asked[0]?.run_id}/events`, {
      method: "HEAD",
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const [, , gone] = returned.mock.calls[0] ?? [];
    await expect.poll(() => gone?.aborted).toBe(true);
  });
});

describe("an answer about one person", () => {
  it.each([
    ["users/me", "/api/v1/users/me"],
    ["a chat", "/api/v1/chatsessions"],
    ["a refusal", `/api/v1/chatsessions/${newId()}`],
    ["a call that is not there", "/api/v1/nothing"],
    ["a call that comes later", "/api/v1/audit"],
  ])("is not kept by browsers and proxies: %s", async (_name, path) => {
    const response = await user.fetch(path);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("is not kept either when a retried write is answered again", async () => {
    const make = () =>
      user.send("POST", "/api/v1/organizations", { name: "Once" }, { "idempotency-key": "once-1" });
    await make();
    expect((await make()).headers.get("cache-control")).toBe("no-store");
  });
});
