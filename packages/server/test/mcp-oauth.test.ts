import type { Connection } from "@switchboard/api-client/types";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toolName } from "../src/agent/tool-set.ts";
import { createLog } from "../src/log.ts";
import * as schema from "../src/store/schema.ts";
import { onlyModel, scriptedModel, type ScriptPart } from "./agent-stores.ts";
import { startAuthorizationServer, type AuthorizationServer } from "./authorization-server.ts";
import { startMcpServer, textTool, type McpTestServer } from "./mcp-server.ts";
import { ask } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const START = "/api/v1/connections/mcp/start";
const CALLBACK = "/api/v1/connections/mcp/callback";

const turns: ScriptPart[][] = [];
const lines: string[] = [];
let server: TestServer;
let client: TestClient;
let login: AuthorizationServer;
let tools: McpTestServer;
/** How much later than it is the server's clock says it is, in milliseconds. */
let later = 0;

beforeAll(async () => {
  server = await startTestServer({
    env: { OUTBOUND_ALLOW: "127.0.0.1" },
    overrides: {
      clock: { now: () => new Date(Date.now() + later) },
      log: createLog({ logLevel: "trace" }, { write: (line: string) => void lines.push(line) }),
      agent: { models: onlyModel(scriptedModel(turns)) },
    },
  });
});

beforeEach(async () => {
  later = 0;
  turns.length = 0;
  client = await server.signUp();
  login = await startAuthorizationServer();
  tools = await startMcpServer();
  tools.tools = [textTool("look", { annotations: { readOnlyHint: true } })];
  login.protect(tools);
});

async function start(as = client): Promise<URL> {
  const response = await as.send("POST", START, { mcp_url: tools.url });
  const body = (await response.json()) as { redirect_url: string };
  expect([response.status, body]).toEqual([200, { redirect_url: expect.any(String) }]);
  return new URL(body.redirect_url);
}

/** Where the browser is sent after it came back. */
async function comeBack(path: string, as = client): Promise<string> {
  const response = await as.fetch(path);
  expect(response.status).toBe(303);
  const { pathname, search } = new URL(response.headers.get("location") ?? "");
  return `${pathname}${search}`;
}

const own = async (as = client) =>
  (await as.me()).connections.filter(({ connection_type }) => connection_type === "mcp");

async function connect(): Promise<Connection> {
  const { href } = await start();
  expect(await comeBack(login.consent(href))).toBe("/ui/connections");
  const made = (await own()).at(-1);
  if (!made) throw new Error("There is no connection.");
  return made;
}

async function look({ id }: Connection) {
  turns.splice(0, turns.length, [{ call: toolName("mcp", "look", id), args: { text: "x" } }]);
  const events = await ask(client, "Go on", { connection_ids: [id] });
  const waits = events.at(-1)?.["reconnect"] as { problem: string } | undefined;
  return waits?.problem ?? events.find(({ type }) => type === "tool_result")?.["result"];
}

const sentTokens = () =>
  new Set(tools.requests.flatMap(({ headers }) => headers.get("authorization") ?? []));

describe("a server that asks who comes", () => {
  it("is connected by the person's consent at its provider, and called with the token of that [API-23 LO-04 LO-64 CUSTOM-06 S17 S18]", async () => {
    const { origin, searchParams: asked } = await start();
    expect(origin).toBe(login.issuer);
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${server.url}${CALLBACK}`,
      resource: tools.url,
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(login.registrations).toMatchObject([
      { client_name: "Switchboard", redirect_uris: [`${server.url}${CALLBACK}`] },
    ]);
    const made = await connect();
    expect(made).toMatchObject({ name: "Harbor", status: "ok", enabled_methods: ["look"] });
    expect(await look(made)).toBe("look: x");
    const [token] = login.given;
    expect(sentTokens()).toEqual(new Set([`Bearer ${token}`]));
  });

  it("leaves no token, code or verifier in any row, answer or line of the log [S14 S17]", async () => {
    const { href } = await start();
    const back = login.consent(href);
    const code = new URLSearchParams(back.split("?")[1]).get("code") ?? "";
    const state = new URL(href).searchParams.get("state") ?? "";
    const rows = async () => {
      const tables = Object.values(schema).filter((table) => is(table, PgTable));
      return JSON.stringify(
        await Promise.all(tables.map((table) => server.deps.store.db.select().from(table))),
      );
    };
    expect(await rows()).not.toContain(state);
    await comeBack(back);
    const [made] = await own();
    if (!made) throw new Error("There is no connection.");
    tools.answer = () => ({ content: [{ type: "text", text: String([...sentTokens()][0]) }] });
    expect(await look(made)).toBe("Bearer [secret]");
    const verifier = login.tokenRequests[0]?.get("code_verifier") ?? "";
    const shown = [await rows(), JSON.stringify(await client.me()), ...lines].join("\n");
    for (const secret of [...login.given, code, verifier]) expect(shown).not.toContain(secret);
  });
});

describe("a person who comes back from a provider", () => {
  it("comes back once: what was used is worth nothing [S18]", async () => {
    const back = login.consent((await start()).href);
    expect(await comeBack(back)).toBe("/ui/connections");
    expect(await comeBack(back)).toBe("/ui/connections?problem=expired");
    expect(await own()).toHaveLength(1);
  });

  it("is the person who left: another one connects nothing, and takes nothing away [S18]", async () => {
    const back = login.consent((await start()).href);
    const other = await server.signUp();
    expect(await comeBack(back, other)).toBe("/ui/connections?problem=expired");
    expect(login.tokenRequests).toEqual([]);
    expect(await own(other)).toEqual([]);
    expect(await comeBack(back)).toBe("/ui/connections");
  });

  it("comes back within ten minutes [S18]", async () => {
    const back = login.consent((await start()).href);
    later = 10 * 60_000;
    expect(await comeBack(back)).toBe("/ui/connections?problem=expired");
    expect(login.tokenRequests).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ["another issuer", { iss: "https://evil.example" }],
    ["no issuer", { iss: "" }],
    ["a refusal of another issuer", { iss: "https://evil.example", error: "access_denied" }],
  ])("brings %s, and no code is given to anybody [S18]", async (_what, more) => {
    const back = login
      .consent((await start()).href, more)
      .replace("iss=&", "")
      .replace(/&iss=$/, "");
    expect(await comeBack(back)).toBe("/ui/connections?problem=failed");
    expect(login.tokenRequests).toEqual([]);
  });

  it("gives the code to the issuer of the beginning, though the server names another by now [S18]", async () => {
    const other = await startAuthorizationServer();
    const back = login.consent((await start()).href);
    other.protect(tools);
    login.metadata = (said) => ({ ...said, token_endpoint: `${other.issuer}/token` });
    await comeBack(back);
    expect(other.tokenRequests).toEqual([]);
    expect(login.tokenRequests).toHaveLength(1);
  });

  it("hears that they said no, and that a made-up answer is none [S18]", async () => {
    const back = login.consent((await start()).href, { error: "access_denied" });
    expect(await comeBack(back)).toBe("/ui/connections?problem=denied");
    expect(await comeBack(`${CALLBACK}?code=x&state=y`)).toBe("/ui/connections?problem=expired");
    expect(await comeBack(CALLBACK)).toBe("/ui/connections?problem=expired");
    expect(login.tokenRequests).toEqual([]);
  });
});

describe("what a server says of its login service", () => {
  async function refusal(): Promise<string> {
    const response = await client.send("POST", START, { mcp_url: tools.url });
    expect(response.status).toBe(422);
    return ((await response.json()) as { detail: string }).detail;
  }

  it.each<[string, (said: Record<string, unknown>) => Record<string, unknown>, string]>([
    [
      "registers at a private address",
      (said) => ({ ...said, registration_endpoint: "https://10.0.0.1/register" }),
      "Switchboard does not call private addresses (10.0.0.1).",
    ],
    [
      "registers at the services of a cloud",
      (said) => ({ ...said, registration_endpoint: "http://169.254.169.254/latest" }),
      "Switchboard does not call reserved addresses (169.254.169.254).",
    ],
    [
      "has another name than its own",
      (said) => ({ ...said, issuer: "https://evil.example" }),
      "does not say the same of itself everywhere",
    ],
    [
      "knows no S256",
      (said) => ({ ...said, code_challenge_methods_supported: ["plain"] }),
      "does not say in a known way",
    ],
  ])("is not followed when it %s [S16 S18]", async (_what, metadata, words) => {
    login.metadata = metadata;
    expect(await refusal()).toContain(words);
  });

  it("is not followed to a private address, nor for another server's tokens [S16 S17]", async () => {
    const { guard } = tools;
    tools.guard = (request) =>
      request.url.includes("/.well-known/")
        ? Response.json({ resource: tools.url, authorization_servers: ["https://10.0.0.1"] })
        : guard(request);
    expect(await refusal()).toBe("Switchboard does not call private addresses (10.0.0.1).");
    login.protect(tools, "https://bank.example/mcp");
    expect(await refusal()).toContain("does not say in a known way");
    expect(login.registrations).toEqual([]);
  });

  it("cannot have a token sent elsewhere: to another origin nothing goes [S17]", async () => {
    const made = await connect();
    const thief = await startMcpServer("Thief");
    thief.tools = tools.tools;
    const { guard } = tools;
    tools.guard = async (request) =>
      (await guard(request)) ??
      new Response(null, { status: 307, headers: { location: thief.url } });
    expect(await look(made)).toEqual(expect.any(String));
    for (const { headers } of thief.requests) expect(headers.get("authorization")).toBeNull();
    expect(thief.calls).toEqual([]);
  });
});

describe("a token that ends", () => {
  it("is renewed before it is used, once for calls side by side, for the same resource", async () => {
    const made = await connect();
    later = 3600_000;
    const plugin = server.deps.plugins.of(await row(made));
    await Promise.all([1, 2, 3].map(async () => plugin?.check?.(nothing, signal())));
    expect(login.tokenRequests.map((form) => form.get("grant_type"))).toEqual([
      "authorization_code",
      "refresh_token",
    ]);
    expect(login.tokenRequests[1]?.get("resource")).toBe(tools.url);
    expect(await look(made)).toBe("look: x");
    expect(login.tokenRequests).toHaveLength(2);
  });

  it("is renewed when the server does not take it any more, and the call is made", async () => {
    const made = await connect();
    login.forget();
    expect(await look(made)).toBe("look: x");
    expect(login.tokenRequests).toHaveLength(2);
  });

  it("and is not renewed leaves the connection expired, until its address is added again", async () => {
    const made = await connect();
    login.forget();
    login.refreshes = false;
    const sentence = `${tools.host} does not accept the authorization any more. Add its address again to renew it.`;
    expect(await look(made)).toBe(sentence);
    expect(await own()).toMatchObject([
      { id: made.id, status: "expired", status_detail: sentence },
    ]);
    const test = await client.send("POST", `/api/v1/connections/${made.id}/test`);
    expect(await test.json()).toMatchObject({ status: "expired", status_detail: sentence });

    login.refreshes = true;
    const again = await connect();
    expect(again).toMatchObject({ id: made.id, status: "ok", status_detail: null });
    expect(await own()).toHaveLength(1);
    expect(await look(made)).toBe("look: x");
  });

  const nothing = { configuration: {}, credentials: {} };
  const signal = () => AbortSignal.timeout(10_000);
  async function row({ id }: Connection) {
    const { id: userId } = await client.me();
    const found = await server.deps.accounts.data.findConnection(userId, id);
    if (!found) throw new Error("There is no such connection.");
    return found;
  }
});
