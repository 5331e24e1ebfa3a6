import type { Authorization, Connection } from "@switchboard/api-client/types";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endSession } from "../src/domain/auth/sessions.ts";
import { toolName } from "../src/agent/tool-set.ts";
import { createLog } from "../src/log.ts";
import * as schema from "../src/store/schema.ts";
import { onlyModel, scriptedModel, type ScriptPart } from "./agent-stores.ts";
import { startAuthorizationServer, type AuthorizationServer } from "./authorization-server.ts";
import { startMcpServer, textTool, type McpTestServer } from "./mcp-server.ts";
import { readEnd } from "./oauth-server.ts";
import { login as logIn } from "./portal.ts";
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
/** How far the server's clock is ahead, in milliseconds. */
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

async function start(as = client, mcp_url = tools.url): Promise<URL> {
  const response = await as.send("POST", START, { mcp_url });
  const body = (await response.json()) as { redirect_url: string };
  expect([response.status, body]).toEqual([200, { redirect_url: expect.any(String) }]);
  return new URL(body.redirect_url);
}

/** The problem on the page that the browser is redirected to; null if there is a connection. */
async function comeBack(path: string, as = client): Promise<string | null> {
  const response = await as.fetch(path);
  expect(response.status).toBe(303);
  return (await readEnd(as, response.headers.get("location") ?? "")).problem;
}

const NOT_BEGUN = /^You did not start this authorization in this browser/;

const own = async (as = client) =>
  (await as.me()).connections.filter(({ connection_type }) => connection_type === "mcp");

async function connect(): Promise<Connection> {
  const { href } = await start();
  expect(await comeBack(login.consent(href))).toBeNull();
  const made = (await own()).at(-1);
  if (!made) throw new Error("There is no connection.");
  return made;
}

async function lookAt({ id }: Connection) {
  turns.splice(0, turns.length, [{ call: toolName("mcp", "look", id), args: { text: "x" } }]);
  return ask(client, "Go on", { connection_ids: [id] });
}

/** What came of it: the result, or why the run waits for the connection. */
async function callLook(connection: Connection) {
  const events = await lookAt(connection);
  const waits = events.at(-1)?.["reconnect"] as { problem: string } | undefined;
  return waits?.problem ?? events.find(({ type }) => type === "tool_result")?.["result"];
}

const sentTokens = () =>
  new Set(tools.requests.flatMap(({ headers }) => headers.get("authorization") ?? []));

describe("a server that requires authorization", () => {
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
    expect(await callLook(made)).toBe("look: x");
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
        await Promise.all(tables.map((table) => server.database.db.select().from(table))),
      );
    };
    expect(await rows()).not.toContain(state);
    await comeBack(back);
    const [made] = await own();
    if (!made) throw new Error("There is no connection.");
    tools.answer = () => ({ content: [{ type: "text", text: String([...sentTokens()][0]) }] });
    expect(await callLook(made)).toBe("Bearer [secret]");
    const verifier = login.tokenRequests[0]?.get("code_verifier") ?? "";
    const shown = [await rows(), JSON.stringify(await client.me()), ...lines].join("\n");
    for (const secret of [...login.given, code, verifier]) expect(shown).not.toContain(secret);
  });
});

describe("a person who comes back from a provider", () => {
  it("comes back once: what was used is worth nothing [S18]", async () => {
    const back = login.consent((await start()).href);
    expect(await comeBack(back)).toBeNull();
    expect(await comeBack(back)).toMatch(NOT_BEGUN);
    expect(await own()).toHaveLength(1);
  });

  it("is the person who left: another one connects nothing, and takes nothing away [S18]", async () => {
    const back = login.consent((await start()).href);
    const other = await server.signUp();
    expect(await comeBack(back, other)).toMatch(NOT_BEGUN);
    expect(login.tokenRequests).toEqual([]);
    expect(await own(other)).toEqual([]);
    expect(await comeBack(back)).toBeNull();
  });

  it("comes back within ten minutes [S18]", async () => {
    const back = login.consent((await start()).href);
    later = 10 * 60_000;
    expect(await comeBack(back)).toMatch(NOT_BEGUN);
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
    expect(await comeBack(back)).toMatch(
      /gives contradictory information about itself, so it was not used\.$/,
    );
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
    expect(await comeBack(back)).toBe(`${tools.host} was not connected because access was denied.`);
    expect(await comeBack(`${CALLBACK}?code=x&state=y`)).toMatch(NOT_BEGUN);
    expect(await comeBack(CALLBACK)).toMatch(NOT_BEGUN);
    expect(login.tokenRequests).toEqual([]);
  });
});

describe("an authorization that came to nothing", () => {
  it("is reported with the message of what went wrong: at the provider, at the server, or with the plan", async () => {
    expect(await comeBack(login.consent((await start()).href, { error: "server_error" }))).toBe(
      `${tools.host} was not connected: its login service says server_error.`,
    );

    const [late, full] = [await start(), await start()].map(({ href }) => login.consent(href));
    const { guard } = tools;
    tools.guard = (request) =>
      request.headers.has("authorization") ? new Response("", { status: 503 }) : guard(request);
    expect(await comeBack(late ?? "")).toBe(`${tools.host} is unavailable (503).`);

    const open = await startMcpServer("Open");
    for (let count = 0; count < 3; count += 1) {
      await client.send("POST", START, { mcp_url: open.url });
    }
    tools.guard = guard;
    expect(await comeBack(full ?? "")).toMatch(/includes 3 connections/);
  });

  it("is gone on with once the person who began it has signed in again in that browser, and by nobody else [LO-64 S18]", async () => {
    const goOn = async (as: TestClient) => {
      const answer = await as.send("POST", "/api/v1/connections/oauth/authorizations");
      return ((await answer.json()) as Authorization).problem;
    };
    const back = login.consent((await start()).href);
    const { email } = await client.me();
    await endSession(server.deps, client.cookie("sid") ?? "");
    const elsewhere = server.anonymous();
    for (const browser of [elsewhere, client]) {
      const response = await browser.fetch(back);
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        "/ui/connections?authorization=held",
      ]);
      await logIn(browser, "sign-in", email);
    }
    expect(await goOn(elsewhere)).toMatch(NOT_BEGUN);
    expect(login.tokenRequests).toEqual([]);
    expect(await goOn(client)).toBeNull();
    expect(await own()).toHaveLength(1);
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
      "Switchboard does not connect to private addresses (10.0.0.1).",
    ],
    [
      "registers at the services of a cloud",
      (said) => ({ ...said, registration_endpoint: "http://169.254.169.254/latest" }),
      "Switchboard does not connect to reserved addresses (169.254.169.254).",
    ],
    [
      "has another name than its own",
      (said) => ({ ...said, issuer: "https://evil.example" }),
      "gives contradictory information about itself",
    ],
    [
      "knows no S256",
      (said) => ({ ...said, code_challenge_methods_supported: ["plain"] }),
      "does not say where to get it",
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
    expect(await refusal()).toBe("Switchboard does not connect to private addresses (10.0.0.1).");
    login.protect(tools, "https://bank.example/mcp");
    expect(await refusal()).toContain("does not say where to get it");
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
    expect(await callLook(made)).toEqual(expect.any(String));
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
    expect(await callLook(made)).toBe("look: x");
    expect(login.tokenRequests).toHaveLength(2);
  });

  it("is renewed when the server does not take it any more, and the call is made", async () => {
    const made = await connect();
    login.forget();
    expect(await callLook(made)).toBe("look: x");
    expect(login.tokenRequests).toHaveLength(2);
  });

  it.each(["client_secret_basic", "client_secret_post"] as const)(
    "is renewed as the client is registered, by %s",
    async (clientAuth) => {
      login.clientAuth = clientAuth;
      const made = await connect();
      login.forget();
      expect(await callLook(made)).toBe("look: x");
      expect(await own()).toMatchObject([{ id: made.id, status: "ok" }]);
    },
  );

  it("and is renewed leaves nothing behind: what goes wrong afterwards is what it is", async () => {
    const made = await connect();
    login.forget();
    tools.answer = () => {
      throw new Error("The berth is taken.");
    };
    expect(await callLook(made)).toBe(`${tools.host} says: The berth is taken.`);
    expect(await own()).toMatchObject([{ id: made.id, status: "ok" }]);
  });

  it("and is renewed leaves a change unknown that was sent and not answered", async () => {
    tools.tools = [textTool("look")];
    const made = await connect();
    const { id, name, configuration, enabled_methods } = made;
    const free = { name, configuration, enabled_methods, hitl_methods: [] };
    await client.send("POST", `/api/v1/connections/${id}`, free);
    login.forget();
    const { guard } = tools;
    tools.guard = async (request) => {
      const asked = request.clone();
      const refusal = await guard(request);
      if (refusal || !(await asked.text()).includes("tools/call")) return refusal;
      const cut = new ReadableStream({ start: (controller) => controller.error(new Error("cut")) });
      return new Response(cut, { headers: { "content-type": "text/event-stream" } });
    };
    const events = await lookAt(made);
    expect(events.find(({ type }) => type === "tool_result")).toMatchObject({ outcome: "unknown" });
    expect(await own()).toMatchObject([{ id: made.id, status: "ok" }]);
  });

  it("and is not renewed leaves the connection expired, until its address is added again", async () => {
    const made = await connect();
    login.forget();
    login.refreshes = false;
    const sentence = `${tools.host} no longer accepts the authorization. Add its URL again to renew it.`;
    expect(await callLook(made)).toBe(sentence);
    expect(await own()).toMatchObject([
      { id: made.id, status: "expired", status_detail: sentence },
    ]);
    const test = await client.send("POST", `/api/v1/connections/${made.id}/test`);
    expect(await test.json()).toMatchObject({ status: "expired", status_detail: sentence });

    login.refreshes = true;
    const again = await connect();
    expect(again).toMatchObject({ id: made.id, status: "ok", status_detail: null });
    expect(await own()).toHaveLength(1);
    expect(await callLook(made)).toBe("look: x");
  });

  it("is renewed by its address in any spelling, also where the plan has no room for another one", async () => {
    const made = await connect();
    const open = await startMcpServer("Open");
    for (let count = 0; count < 2; count += 1) {
      await client.send("POST", START, { mcp_url: open.url });
    }
    login.forget();
    login.refreshes = false;
    await callLook(made);
    const { href } = await start(client, `${tools.url.replace("http:", "HTTP:")}#tools`);
    expect(await comeBack(login.consent(href))).toBeNull();
    expect(await own()).toMatchObject([{ id: made.id, status: "ok" }, {}, {}]);
  });

  it("is forgotten when its server lets everybody in by then", async () => {
    const made = await connect();
    login.forget();
    login.refreshes = false;
    await callLook(made);
    tools.guard = () => undefined;
    await client.send("POST", START, { mcp_url: tools.url });
    expect(await own()).toMatchObject([{ id: made.id, status: "ok" }]);
    tools.requests.length = 0;
    expect(await callLook(made)).toBe("look: x");
    expect(sentTokens()).toEqual(new Set());
  });

  const nothing = { configuration: {}, credentials: {} };
  const signal = () => AbortSignal.timeout(10_000);
  async function row({ id }: Connection) {
    const { id: userId } = await client.me();
    const found = await server.deps.store.connections.find(userId, id);
    if (!found) throw new Error("There is no such connection.");
    return found;
  }
});

describe("a permission that one tool needs", () => {
  /** Accepts a call of a tool only with a token that has an additional permission. */
  async function needing(): Promise<Connection> {
    const made = await connect();
    const { guard } = tools;
    const without = new Set(login.given);
    tools.guard = async (request) => {
      const asked = request.clone();
      const refusal = await guard(request);
      if (refusal || !(await asked.text()).includes("tools/call")) return refusal;
      const token = request.headers.get("authorization")?.replace("Bearer ", "") ?? "";
      if (!without.has(token)) return undefined;
      return new Response("no", {
        status: 403,
        headers: { "www-authenticate": 'Bearer error="insufficient_scope", scope="berths.write"' },
      });
    };
    return made;
  }

  it("is named, and the connection goes on working", async () => {
    const made = await needing();
    expect(await callLook(made)).toBe(
      `${tools.host} requires a permission that was not granted: berths.write. Add its URL again to grant it.`,
    );
    expect(await own()).toMatchObject([{ id: made.id, status: "ok", status_detail: null }]);
  });

  it("is requested when the address is added again, which renews the connection", async () => {
    login.scope = "berths.read";
    const made = await needing();
    await callLook(made);
    // Looking at the tools in between forgets nothing.
    later = 6 * 60_000;
    await callLook(made);
    const { href, searchParams } = await start();
    expect(searchParams.get("scope")?.split(" ").toSorted()).toEqual([
      "berths.read",
      "berths.write",
    ]);
    expect(await comeBack(login.consent(href))).toBeNull();
    expect(await own()).toMatchObject([{ id: made.id, status: "ok" }]);
    expect(await callLook(made)).toBe("look: x");
    expect((await start()).searchParams.get("scope")).toBeNull();
  });
});
