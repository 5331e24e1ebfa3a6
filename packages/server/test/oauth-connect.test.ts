import type { ConnectionDetail } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_ID } from "./consent-app.ts";
import { consent } from "./consent.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { readEnd, startOAuthServer, type OAuthTestServer } from "./oauth-server.ts";
import { ask } from "./run-stream.ts";
import type { TestClient } from "./server.ts";

let started: OAuthTestServer;
let client: TestClient;

beforeAll(async () => {
  started = await startOAuthServer({
    server: { overrides: { agent: { plannerPaceMs: 0 }, plugins: [deskPlugin()] } },
  });
}, 60_000);

beforeEach(async () => {
  client = await started.server.signUp();
  started.app.before = () => true;
});

const detail = (id: string) => client.json<ConnectionDetail>(`/api/v1/connections/${id}`);
/** What the person added; built-in tools are there from the start. */
const added = async () =>
  (await client.me()).connections.filter(({ connection_type }) =>
    ["harbor", "desk"].includes(connection_type),
  );
const revocations = () =>
  started.app.requests.filter(({ path }) => path === "/token/revocation").length;
const fill = async (count: number) => {
  for (let made = 0; made < count; made += 1) {
    await client.send("POST", "/api/v1/connections", deskConnection());
  }
};

describe("authorizing an app on its own page", () => {
  it("goes there with PKCE and a state, and comes back to a connection whose tools work [CONN-12 WELCOME-04 LO-03 LO-04 API-68 S10]", async () => {
    const { app, server, start, comeBack } = started;
    const there = new URL(await start(client));
    expect(there.origin).toBe(app.origin);
    expect(Object.fromEntries(there.searchParams)).toEqual({
      client_id: CLIENT_ID,
      response_type: "code",
      redirect_uri: `${server.url}/api/v1/connections/oauth/callback`,
      scope: "tickets",
      prompt: "consent",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const ended = await comeBack(client, await consent(there.href));
    expect(ended).toMatchObject({ plugin: "harbor", problem: null });
    const { connection, has_credentials } = await detail(ended.connection_id ?? "");
    expect({ ...connection, has_credentials }).toMatchObject({
      name: "Harbor (maya)",
      connection_type: "harbor",
      enabled_methods: ["list_tickets"],
      status: "ok",
      has_credentials: true,
    });
    const events = await ask(client, "list tickets", { connection_ids: [connection.id] });
    expect(JSON.stringify(events)).toContain("Crane of maya");
  });

  it("authorizes a connection again, which keeps its name and choices", async () => {
    const made = await started.connect(client);
    await client.send("POST", `/api/v1/connections/${made.id}`, {
      name: "My harbor",
      enabled_methods: [],
    });
    const answer = await consent(await started.start(client, `?connection=${made.id}`));
    expect(await started.comeBack(client, answer)).toMatchObject({
      connection_id: made.id,
      problem: null,
    });
    const { connection } = await detail(made.id);
    expect(connection).toMatchObject({ name: "My harbor", enabled_methods: [], status: "ok" });
    expect(await added()).toHaveLength(1);
  });

  it("says in the app's words why what it gave does not work, and keeps nothing of it", async () => {
    const { app, start, comeBack } = started;
    app.before = ({ path }, response) => {
      if (path !== "/app/me") return true;
      response.writeHead(403, { "content-type": "application/json" });
      response.end('{"message":"Your quay is closed"}');
      return false;
    };
    const before = revocations();
    const ended = await comeBack(client, await consent(await start(client)));
    expect(ended.problem).toBe("Harbor says: Your quay is closed (403).");
    expect(await added()).toEqual([]);
    expect(revocations()).toBe(before + 1);
  });

  it("makes no connection that the plan has no room for, at the start and at the return [CT-39]", async () => {
    const { start, comeBack } = started;
    const answer = await consent(await start(client));
    await fill(3);
    const before = revocations();
    const words = /^The Free plan includes 3 connections/;
    expect((await comeBack(client, answer)).problem).toMatch(words);
    expect(revocations()).toBe(before + 1);
    expect((await readEnd(client, await start(client))).problem).toMatch(words);
    expect(await added()).toHaveLength(3);
  });

  it("leads back with a sentence when the administrator has not set the app up", async () => {
    const { admin, start } = started;
    const set = (config: object) =>
      admin.send("POST", "/api/v1/admin/plugin-settings/harbor", { config });
    await set({ client_id: "" });
    const ended = await readEnd(client, await start(client));
    await set({ client_id: CLIENT_ID });
    expect(ended.problem).toBe(
      "Harbor is not set up on this server yet. Ask an administrator to enter its client ID and client secret in the plugin settings.",
    );
  });

  it("leads back with a sentence when the app does not know what it is set up with", async () => {
    const { admin, start, comeBack } = started;
    const set = async (client_secret: string) =>
      admin.send("POST", "/api/v1/admin/plugin-settings/harbor", { config: { client_secret } });
    const stored = await started.server.deps.store.pluginSettings.find("harbor");
    if (!stored) throw new Error("Harbor is set up.");
    const answer = await consent(await start(client));
    await set("wrong");
    const ended = await comeBack(client, answer);
    await started.server.deps.store.pluginSettings.put(stored, new Date());
    expect(ended.problem).toMatch(/^Harbor rejected this server's client credentials/);
  });

  it("is not added by a form [CONN-12]", async () => {
    const response = await client.send("POST", "/api/v1/connections", {
      connection_type: "harbor",
      credentials: {},
    });
    expect(response.status).toBe(422);
  });
});

describe("deleting such a connection", () => {
  const remove = (id: string) => client.send("DELETE", `/api/v1/connections/${id}`);

  it("tells the app that its tokens are no longer used, once no other connection uses them [API-19]", async () => {
    const [first, second] = [await started.connect(client), await started.connect(client)];
    const before = revocations();
    const { access } = await started.server.deps.openCredentials((await client.me()).id, second.id);
    expect((await remove(first.id)).status).toBe(204);
    expect((await remove(second.id)).status).toBe(204);
    await expect.poll(revocations).toBe(before + 1);
    const response = await fetch(`${started.app.origin}/app/me`, {
      headers: { authorization: `Bearer ${access.credentials["access_token"]}` },
    });
    expect(response.status).toBe(401);
  });

  it("deletes it also while the app is down", async () => {
    const { id } = await started.connect(client);
    started.app.before = (_asked, response) => {
      response.destroy();
      return false;
    };
    expect((await remove(id)).status).toBe(204);
    expect(await added()).toEqual([]);
  });
});
