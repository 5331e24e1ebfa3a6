import type { Connection } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMcpPlugins, type McpDeps } from "../src/connectors/mcp/mcp.ts";
import { onlyModel, scriptedModel, type ScriptPart } from "./agent-stores.ts";
import { startAuthorizationServer, type AuthorizationServer } from "./authorization-server.ts";
import { startMcpServer, textTool, type McpTestServer } from "./mcp-server.ts";
import { ask } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const turns: ScriptPart[][] = [];
let server: TestServer;
let client: TestClient;
let login: AuthorizationServer;
let tools: McpTestServer;
let made: Connection;
/** How far the server's clock is ahead, in milliseconds. */
let later = 0;

beforeAll(async () => {
  server = await startTestServer({
    env: { OUTBOUND_ALLOW: "127.0.0.1" },
    overrides: {
      clock: { now: () => new Date(Date.now() + later) },
      agent: { models: onlyModel(scriptedModel(turns)) },
    },
  });
});

beforeEach(async () => {
  later = 0;
  turns.splice(0, turns.length, [{ text: "Nothing to do." }]);
  client = await server.signUp();
  login = await startAuthorizationServer();
  tools = await startMcpServer();
  tools.tools = [textTool("look", { annotations: { readOnlyHint: true } })];
  login.protect(tools);
  const body = { mcp_url: tools.url };
  const begun = await client.send("POST", "/api/v1/connections/mcp/start", body);
  const { redirect_url } = (await begun.json()) as { redirect_url: string };
  await client.fetch(login.consent(redirect_url));
  const [connection] = (await client.me()).connections.filter(
    ({ connection_type }) => connection_type === "mcp",
  );
  if (!connection) throw new Error("There is no connection.");
  made = connection;
});

/** What another process has: the same database, and nothing else in common. */
const otherProcess = (more: Partial<McpDeps> = {}) => {
  const { store, clock, gate, newId, vault } = server.deps;
  return createMcpPlugins({ fetch: gate.fetch, clock, newId, vault, store, ...more });
};

/** Lists the tools of the connection, as one process does. */
async function callLook(process: Pick<ReturnType<typeof otherProcess>, "plugin">) {
  const { manifest, ...holder } = await row((await client.me()).id);
  const nothing = { configuration: {}, credentials: {} };
  return process.plugin(holder, manifest)?.check?.(nothing, AbortSignal.timeout(10_000));
}

async function row(userId: string) {
  const found = await server.deps.store.connections.find(userId, made.id);
  if (!found?.manifest) throw new Error("There is no such connection.");
  return { ...found, manifest: found.manifest };
}

const renewals = () =>
  login.tokenRequests.filter((form) => form.get("grant_type") === "refresh_token").length;
const run = () => ask(client, "Go on", { connection_ids: [made.id] });

describe("the token of a server by address", () => {
  it("is renewed once, however many processes need it", async () => {
    later = 3600_000;
    const processes = [otherProcess(), otherProcess(), otherProcess()];
    await Promise.all([...processes, ...processes].map(callLook));
    expect(renewals()).toBe(1);
  });

  it("is kept although the database fails when it comes, because it is given once", async () => {
    later = 3600_000;
    let failures = 2;
    const { store } = server.deps;
    const unlucky = otherProcess({
      store: {
        ...store,
        credentials: {
          ...store.credentials,
          async renew(...args) {
            failures -= 1;
            if (failures >= 0) throw new Error("The database is away.");
            return store.credentials.renew(...args);
          },
        },
      },
    });
    await callLook(unlucky);
    await callLook(otherProcess());
    expect(renewals()).toBe(1);
  });

  it("is waited for by a process that stops", async () => {
    later = 3600_000;
    const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    login.beforeTokens = async () => {
      asked.resolve();
      await go.promise;
    };
    const stopping = otherProcess();
    const looking = callLook(stopping);
    await asked.promise;
    let isClosed = false;
    const closing = stopping.close().then(() => (isClosed = true));
    await client.me();
    expect(isClosed).toBe(false);
    go.resolve();
    await Promise.all([closing, looking]);
    expect(renewals()).toBe(1);
  });

  it("is used until it expires while its issuer cannot be reached", async () => {
    later = 3600_000 - 30_000;
    login.beforeTokens = () => {
      throw new Error("The login service is down.");
    };
    await callLook(otherProcess());
    expect(renewals()).toBe(0);
    expect((await client.me()).connections.at(-1)).toMatchObject({ status: "ok" });
  });

  it.each([9_007_199_254_740_991, -9_007_199_254_740_991])(
    "may be said to hold for any time: %d seconds",
    async (expiresIn) => {
      later = 3600_000;
      login.expiresIn = expiresIn;
      await callLook(otherProcess());
      expect(renewals()).toBe(1);
    },
  );
});

describe("a run beside a server by address", () => {
  it("does not wait for an issuer that does not answer once it is stopped", {
    // Sooner than the issuer's timeout.
    timeout: 8_000,
  }, async () => {
    later = 3600_000;
    const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    login.beforeTokens = () => {
      asked.resolve();
      return go.promise;
    };
    const stop = new AbortController();
    const { id: userId } = await client.me();
    const process = otherProcess();
    const waiting = process.renew(userId, [await row(userId)], stop.signal);
    await asked.promise;
    stop.abort(new Error("The person has stopped it."));
    await expect(waiting).rejects.toThrow("The person has stopped it.");
    go.resolve();
    await process.close();
  });

  it("does not wait for a server that could not be looked at a moment ago", async () => {
    later = 6 * 60_000;
    tools.guard = () => new Response("", { status: 503 });
    await run();
    const before = tools.requests.length;
    await run();
    expect(tools.requests.length).toBe(before);
    later += 6 * 60_000;
    await run();
    expect(tools.requests.length).toBeGreaterThan(before);
  });

  it("calls no issuer for a connection that only its user can fix", async () => {
    later = 3600_000;
    login.refreshes = false;
    await run();
    expect((await client.me()).connections.at(-1)).toMatchObject({ status: "expired" });
    const before = login.tokenRequests.length;
    later += 6 * 60_000;
    await run();
    expect(login.tokenRequests.length).toBe(before);
  });
});
