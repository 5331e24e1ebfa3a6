import type { Approval, Connection, ConnectionDetail } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toolName } from "../src/agent/tool-set.ts";
import { onlyModel, scriptedModel, type ScriptPart } from "./agent-stores.ts";
import { startApp, type TestApp } from "./http-app.ts";
import { ask, readStream, runBody, type WireEvent } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

const READ = "/api/v1/connections/openapi/read";
const CONNECT = "/api/v1/connections/openapi";
const KEY = "canary-key-of-the-harbor";

/** What the model does in its turns. */
const turns: ScriptPart[][] = [];

let server: TestServer;
let client: TestClient;
let service: TestApp;
const berths = [
  { id: 1, name: "North", free: true },
  { id: 2, name: "South", free: false },
];

beforeAll(async () => {
  server = await startTestServer({
    env: { OUTBOUND_ALLOW: "127.0.0.1" },
    overrides: { agent: { models: onlyModel(scriptedModel(turns)) } },
  });
});

beforeEach(async () => {
  turns.length = 0;
  client = await server.signUp();
  service = await startApp(({ method, target, headers, body }) => {
    if (headers["x-key"] !== KEY) {
      return { status: 401, json: { message: `Unknown key ${String(headers["x-key"])}.` } };
    }
    if (target === "/v1/") return { status: 404, json: { message: "Nothing here." } };
    if (method === "DELETE") return { status: 204 };
    if (method === "POST") return { status: 201, json: { id: 3, ...JSON.parse(body) } };
    if (target === "/v1/berths/9") return { status: 404, json: { message: "No berth 9" } };
    return { json: berths };
  });
  stopAfterwards(() => service.stop());
});

const harbor = {
  openapi: "3.1.0",
  info: { title: "Harbor", version: "2.0" },
  servers: [{ url: "/v1" }],
  paths: {
    "/berths": {
      get: {
        operationId: "listBerths",
        parameters: [
          { name: "kind", in: "query", schema: { type: "array", items: { type: "string" } } },
        ],
      },
      post: {
        operationId: "addBerth",
        summary: "Adds a berth.",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["name"],
                properties: { name: { type: "string" }, depth: { type: "number" } },
              },
            },
          },
        },
      },
    },
    "/berths/{id}": {
      get: { operationId: "getBerth" },
      delete: { operationId: "removeBerth" },
    },
    "/page": { get: { operationId: "page", servers: [{ url: "https://other.example" }] } },
  },
  components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
};

const wanted = (more: object = {}) => ({
  document: JSON.stringify(harbor),
  operations: Object.entries(harbor.paths)
    .filter(([path]) => path !== "/page")
    .flatMap(([path, item]) =>
      Object.keys(item).map((method) => ({ id: `${method.toUpperCase()} ${path}` })),
    ),
  server: `${service.origin}/v1`,
  security: "key",
  credentials: { key_secret: KEY },
  name: "Our harbor",
  ...more,
});

async function refused(more: object): Promise<string> {
  const response = await client.send("POST", CONNECT, wanted(more));
  const { detail } = (await response.json()) as { detail: string };
  expect([response.status, detail]).toEqual([422, expect.any(String)]);
  return detail;
}

async function connect(more: object = {}): Promise<Connection> {
  const response = await client.send("POST", CONNECT, wanted(more));
  const made = (await response.json()) as Connection;
  expect([response.status, made]).toEqual([201, expect.objectContaining({ name: "Our harbor" })]);
  return made;
}

const services = async () =>
  (await client.me()).connections.filter(({ connection_type: type }) => type === "openapi");

const called = (connection: Connection, tool: string, args: Record<string, unknown> = {}) => ({
  call: toolName("openapi", tool, connection.id),
  args,
});

const resultOf = (events: readonly WireEvent[]) =>
  events.find(({ type }) => type === "tool_result")?.["result"];

const run = (connection: Connection, more: object = {}) =>
  ask(client, "Go on", { connection_ids: [connection.id], ...more });

describe("a document", () => {
  it("is read, and nothing is stored or called [CUSTOM-01 S16]", async () => {
    const response = await client.send("POST", READ, { document: JSON.stringify(harbor) });
    expect(await response.json()).toMatchObject({
      title: "Harbor",
      version: "2.0",
      servers: [],
      securities: [
        {
          id: "key",
          problem: null,
          connection_settings_schema: { properties: { key_secret: { secret: true } } },
        },
      ],
      operations: [
        { id: "GET /berths", effect: "read", checks: true, problem: null },
        { id: "POST /berths", effect: "write", checks: false },
        { id: "GET /berths/{id}", checks: false },
        { id: "DELETE /berths/{id}", effect: "destructive" },
        {
          id: "GET /page",
          problem: expect.stringContaining("#/paths/~1page/get: it uses a different server"),
        },
      ],
      notices: ["The document does not contain a full server URL. Enter it yourself."],
    });
    expect(service.requests).toEqual([]);
    expect(await services()).toEqual([]);
  });

  it("may have 16 MB as text, however it is packed, and not more", async () => {
    const padded = (size: number) => {
      const text = JSON.stringify({ ...harbor, "x-more": "" });
      // Every quotation mark doubles on its way.
      return text.replace('"x-more":""', `"x-more":"${'\\"'.repeat((size - text.length) / 2)}"`);
    };
    const fits = await client.send("POST", READ, { document: padded(16 * 1_048_576) });
    expect(fits.status).toBe(200);
    const over = await client.send("POST", READ, { document: `${padded(16 * 1_048_576)}   ` });
    expect([over.status, await over.json()]).toEqual([
      422,
      { detail: "The document is larger than the limit of 16 MB." },
    ]);
  });

  it("of a large service is read in time, with all of its operations to choose from", async () => {
    const texts = { description: "What this does, in words. ".repeat(40) };
    const schema = {
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`field_${index}`, { type: "string", ...texts }]),
      ),
    };
    const operation = (index: number) => ({
      operationId: `change_${index}`,
      ...texts,
      requestBody: { content: { "application/json": { schema } } },
    });
    const paths = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`/things/${index}`, { post: operation(index) }]),
    );
    const document = JSON.stringify({ ...harbor, paths });
    expect(document.length).toBeGreaterThan(11_000_000);
    const response = await client.send("POST", READ, { document });
    const read = (await response.json()) as { operations: { problem: unknown }[] };
    expect(read).toMatchObject({ max_operations: 100 });
    expect(read.operations.filter(({ problem }) => problem === null)).toHaveLength(900);
    const id = "POST /things/899";
    const made = await connect({ document, operations: [{ id }], security: "key" });
    expect(made.enabled_methods).toEqual(["change_899"]);
    const detail = await client.json<ConnectionDetail>(`/api/v1/connections/${made.id}`);
    expect(detail.manifest.tools).toHaveLength(1);
  }, 90_000);

  it("that is none is refused with its place", async () => {
    const response = await client.send("POST", READ, { document: "openapi: 3.0.0\npaths: [" });
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        detail: expect.stringMatching(
          /^The document is neither JSON nor YAML: line 2, column \d+: /,
        ),
      },
    ]);
    const stranger = await server.anonymous().send("POST", READ, { document: "{}" });
    expect(stranger.status).toBe(401);
  });
});

describe("a service", () => {
  it("gives and gets numbers of any length, of which no digit is lost", async () => {
    const long = "9007199254740993";
    service = await startApp(({ method }) => ({
      text: `[{"id":${long},"name":"Pier"}]`,
      headers: { "content-type": "application/json" },
      status: method === "POST" ? 201 : 200,
    }));
    stopAfterwards(() => service.stop());
    const made = await connect({ operations: [{ id: "POST /berths", verify: false }] });
    const depth = (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(long);
    turns.push([called(made, "add_berth", { name: "Pier", depth })]);
    expect(resultOf(await run(made))).toMatchObject({ rows: [[long, "Pier"]] });
    expect(service.requests.at(-1)?.body).toBe(`{"name":"Pier","depth":${long}}`);
  });

  it("is connected once it takes the credentials, which nothing says again [CUSTOM-05 CADD-12]", async () => {
    const made = await connect({ check: "GET /berths" });
    expect(service.requests).toMatchObject([{ method: "GET", target: "/v1/berths" }]);
    expect(made).toMatchObject({
      connection_type: "openapi",
      plugin_display_name: `Harbor (${new URL(service.origin).host})`,
      configuration: { base_url: `${service.origin}/v1` },
      enabled_methods: ["list_berths", "add_berth", "get_berth", "remove_berth"],
      hitl_methods: ["add_berth", "remove_berth"],
      status: "ok",
    });
    const detail = await client.json<ConnectionDetail>(`/api/v1/connections/${made.id}`);
    expect(detail).toMatchObject({ has_credentials: true, manifest: { name: "openapi" } });
    expect(JSON.stringify([made, detail])).not.toContain(KEY);
  });

  it("that refuses the credentials is not stored, and its words have no secret [CADD-17]", async () => {
    const credentials = { key_secret: "another-canary" };
    for (const check of ["GET /berths", null]) {
      const detail = await refused({ credentials, check });
      expect(detail).toMatch(/Unknown key .* \(401\)\. Check 'API key \(X-Key\)'/);
      expect(detail).not.toContain("another-canary");
    }
    expect(await services()).toEqual([]);
  });

  it("is seen to answer where no operation proves the credentials", async () => {
    const made = await connect();
    expect(service.requests).toMatchObject([{ target: "/v1/" }]);
    expect(made.status).toBe("ok");
    await service.stop();
    expect(await refused({})).toMatch(/cannot be reached|did not|refused/i);
  });

  it("goes through the gate [S16]", async () => {
    expect(await refused({ server: "http://169.254.169.254/latest" })).toMatch(
      /does not connect to/,
    );
    expect(await refused({ server: "http://localhost:1/v1" })).toMatch(/does not connect to/);
  });

  it.each([
    [{ operations: [] }, "operations: pick at least one operation."],
    [{ operations: [{ id: "GET /nowhere" }] }, "operations: the document has no 'GET /nowhere'."],
    [
      { operations: [{ id: "GET /page" }] },
      "operations: #/paths/~1page/get: it uses a different server, and a connection has only one.",
    ],
    [
      { operations: [{ id: "POST /berths", effect: "read" }] },
      "operations: 'POST /berths' cannot have the effect read, because it may change something.",
    ],
    [
      { operations: [{ id: "DELETE /berths/{id}", effect: "read" }] },
      "operations: 'DELETE /berths/{id}' cannot have the effect read, because it may change something.",
    ],
    [
      { operations: Array.from({ length: 101 }, (_, index) => ({ id: `GET /${index}` })) },
      "operations: 101 operations are selected, and the limit is 100.",
    ],
    [
      { server: "/v1" },
      "server: enter the full address of the server, such as https://api.example.com/v1.",
    ],
    [
      { server: "https://{region}.example.com" },
      "server: enter the full address of the server, such as https://api.example.com/v1.",
    ],
    [
      { server: "file:///etc/passwd" },
      "server: enter the full address of the server, such as https://api.example.com/v1.",
    ],
    [{ security: "other" }, "security: the document has no 'other'."],
    [{ credentials: {} }, "API key (X-Key) (key_secret) is missing."],
    [
      { check: "GET /berths/{id}" },
      "check: 'GET /berths/{id}' needs arguments or changes something.",
    ],
    [
      { configuration: { base_url: "https://evil.example" }, server: "http://10.0.0.1" },
      /does not connect to/,
    ],
  ])("is refused with what is wrong: %j", async (more, sentence) => {
    expect(await refused(more)).toEqual(
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    );
    expect(service.requests).toEqual([]);
  });

  it("counts for the plan [CADD-17]", async () => {
    for (const name of ["one", "two", "three"]) {
      const response = await client.send("POST", CONNECT, wanted({ name }));
      expect(response.status).toBe(201);
    }
    const over = await client.send("POST", CONNECT, wanted());
    expect([over.status, await over.json()]).toEqual([
      403,
      { detail: expect.stringContaining("The Free plan includes 3 connections") },
    ]);
  });
});

describe("its tools in the chat", () => {
  it("read at once, and what they read is a table", async () => {
    const made = await connect();
    turns.push([called(made, "list_berths", { kind: ["deep", "wide"] })]);
    expect(resultOf(await run(made))).toMatchObject({
      kind: "table",
      columns: [
        { name: "id", type: "integer" },
        { name: "name", type: "text" },
        { name: "free", type: "boolean" },
      ],
      rows: [
        [1, "North", true],
        [2, "South", false],
      ],
      row_count: 2,
      truncated: false,
    });
    expect(service.requests.at(-1)).toMatchObject({
      target: "/v1/berths?kind=deep&kind=wide",
      headers: { "x-key": KEY },
    });
  });

  it("change something once a person has approved it, by what the person saw [S21]", async () => {
    const made = await connect();
    const before = service.requests.length;
    turns.push([called(made, "add_berth", { name: "East" })]);
    const events = await run(made);
    expect(events.find(({ type }) => type === "hitl_required")).toMatchObject({
      tool_call: { name: "add_berth", arguments: { name: "East" } },
      connection: { name: "Our harbor" },
    });
    expect(service.requests).toHaveLength(before);
    const [approval] = await client.json<Approval[]>("/api/v1/approvals");
    const response = await client.send(
      "POST",
      "/api/switchboard-chat/run",
      runBody("Go on", {
        session_id: events[0]?.["session_id"],
        connection_ids: [made.id],
        approved_tool_call: {
          name: "add_berth",
          arguments: { name: "Eastern", depth: 4 },
          approval_id: approval?.id,
        },
      }),
    );
    const { events: later } = await readStream(response);
    expect(resultOf(later)).toEqual({ id: 3, name: "Eastern", depth: 4 });
    expect(service.requests.slice(before)).toMatchObject([
      { method: "POST", target: "/v1/berths", body: '{"name":"Eastern","depth":4}' },
    ]);
  });

  it("wait or do not wait as the person chose, and count as what the person said they do", async () => {
    const made = await connect({
      operations: [
        { id: "GET /berths", effect: "destructive" },
        { id: "POST /berths", effect: "send", verify: false },
        { id: "DELETE /berths/{id}", effect: "write", verify: true },
      ],
    });
    expect(made).toMatchObject({ hitl_methods: ["list_berths", "remove_berth"] });
    const { manifest } = await client.json<ConnectionDetail>(`/api/v1/connections/${made.id}`);
    expect(manifest.tools.map(({ name, effect }) => [name, effect])).toEqual([
      ["list_berths", "destructive"],
      ["add_berth", "send"],
      ["remove_berth", "write"],
    ]);
  });

  it("keep an argument in its place in the address [S22]", async () => {
    const made = await connect();
    turns.push([called(made, "get_berth", { id: "../admin?x=1#y" })]);
    await run(made);
    expect(service.requests.at(-1)?.target).toBe("/v1/berths/..%2Fadmin%3Fx%3D1%23y");
    const before = service.requests.length;
    turns[0] = [called(made, "get_berth", { id: ".." })];
    await run(made);
    expect(service.requests).toHaveLength(before);
  });

  it("fail in the service's own words, without the secret", async () => {
    const made = await connect();
    turns.push([called(made, "get_berth", { id: "9" })]);
    const events = await run(made);
    expect(JSON.stringify(events)).toContain("says: No berth 9 (404)");
    expect(JSON.stringify(events)).not.toContain(KEY);
  });
});
