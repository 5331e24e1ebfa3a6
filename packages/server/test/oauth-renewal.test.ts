import { sql } from "drizzle-orm";
import type { Connection, ConnectionDetail } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findApp } from "../src/domain/authorizations/apps.ts";
import { createCredentialKeeper } from "../src/domain/authorizations/keeper.ts";
import { connectionCredentials, connections } from "../src/store/schema.ts";
import { consent } from "./consent.ts";
import { startOAuthServer, type OAuthTestServer } from "./oauth-server.ts";
import { ask } from "./run-stream.ts";
import type { TestClient } from "./server.ts";

let started: OAuthTestServer;
let minutes = 0;
let client: TestClient;
let userId = "";
let connection: Connection;

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
  started = await startOAuthServer({
    server: { overrides: { clock, agent: { plannerPaceMs: 0 } } },
  });
}, 60_000);

beforeEach(async () => {
  minutes = 0;
  started.app.before = () => true;
  client = await started.server.signUp();
  userId = (await client.me()).id;
  connection = await started.connect(client);
});

const renewals = () => started.app.grants("refresh_token");
const tokenOf = async (
  services: Pick<typeof started.server.deps, "openConnection"> = started.server.deps,
) => (await services.openConnection(userId, connection.id)).credentials["access_token"];
const shown = async () =>
  (await client.json<ConnectionDetail>(`/api/v1/connections/${connection.id}`)).connection;
/** What another process has: the same database, and nothing else in common. */
const otherProcess = () => createCredentialKeeper(started.server.deps);
const isDown = () => {
  started.app.before = (_asked, response) => {
    response.destroy();
    return false;
  };
};

describe("an access token", () => {
  it("is renewed shortly before its end, and not earlier", async () => {
    const [first, before] = [await tokenOf(), renewals()];
    minutes = 57;
    expect(await tokenOf()).toBe(first);
    minutes = 59;
    const second = await tokenOf();
    expect(second).not.toBe(first);
    expect(await tokenOf()).toBe(second);
    expect(renewals()).toBe(before + 1);
  });

  it("is renewed once, however many calls of however many processes need it", async () => {
    const before = renewals();
    minutes = 61;
    const processes = [started.server.deps, otherProcess(), otherProcess(), otherProcess()];
    const tokens = await Promise.all(
      [...processes, ...processes, ...processes].map((one) => tokenOf(one)),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(renewals()).toBe(before + 1);
    expect(await tokenOf()).toBe(tokens[0]);
  });

  it("that the app has ended before its time is renewed by the call that notices, which then works", async () => {
    const before = renewals();
    await started.app.endAccessTokens();
    const events = await ask(client, "list tickets", { connection_ids: [connection.id] });
    expect(JSON.stringify(events)).toContain("Crane of maya");
    expect(renewals()).toBe(before + 1);
    await started.app.endAccessTokens();
    const tested = await client.send("POST", `/api/v1/connections/${connection.id}/test`);
    expect(await tested.json()).toMatchObject({ status: "ok" });
    expect(renewals()).toBe(before + 2);
  });

  it("is refreshed by a call whose token was rejected, though a renewal that could do without one has just failed", async () => {
    const first = await tokenOf();
    const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    started.app.before = async ({ path }, response) => {
      if (path !== "/token") return true;
      started.app.before = () => true;
      asked.resolve();
      await go.promise;
      response.destroy();
      return false;
    };
    minutes = 59;
    const early = tokenOf();
    await asked.promise;
    const { openConnection } = started.server.deps;
    const refused = openConnection(userId, connection.id, first);
    // Requests are answered in order, so it waits for the renewal by then.
    await client.me();
    go.resolve();
    expect(await early).toBe(first);
    expect((await refused).credentials["access_token"]).not.toBe(first);
  });

  it("is used until it expires while the app cannot be reached, and renewed when it can", async () => {
    const first = await tokenOf();
    isDown();
    minutes = 59;
    expect(await tokenOf()).toBe(first);
    minutes = 61;
    await expect(tokenOf()).rejects.toThrow(/127\.0\.0\.1/);
    expect((await shown()).status).toBe("ok");
    started.app.before = () => true;
    expect(await tokenOf()).not.toBe(first);
  });

  it("is renewed by the next process when the one that was about to has ended", async () => {
    const first = await tokenOf();
    await started.server.database.db.update(connectionCredentials).set({
      renewalId: started.server.deps.newId(),
      renewalUntil: sql`now() + interval '1 second'`,
    });
    minutes = 59;
    expect(await tokenOf()).toBe(first);
    minutes = 61;
    expect(await tokenOf()).not.toBe(first);
  });

  it("is kept although the database fails when it comes, because the app gives it once", async () => {
    const { deps } = started.server;
    const { store } = deps;
    let failures = 2;
    const keeper = createCredentialKeeper({
      ...deps,
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
    minutes = 61;
    const before = renewals();
    const token = await tokenOf(keeper);
    expect(await tokenOf()).toBe(token);
    expect(renewals()).toBe(before + 1);
  });
});

describe("an authorization that has ended", () => {
  /** As the person does it at the app. */
  async function endConsent() {
    const { credentials } = await started.server.deps.openConnection(userId, connection.id);
    const plugin = started.server.deps.plugins.get("harbor");
    if (!plugin) throw new Error("There is a plugin harbor.");
    const known = await findApp(started.server.deps, plugin);
    await started.server.deps.oauth.revoke(
      known,
      credentials["refresh_token"] ?? "",
      started.app.origin,
    );
  }

  it("marks the connection as expired with what to do, and one authorization mends it", async () => {
    await endConsent();
    minutes = 61;
    await expect(tokenOf()).rejects.toThrow(
      "The authorization for Harbor has ended. Reconnect Harbor under My Connections.",
    );
    expect(await shown()).toMatchObject({
      status: "expired",
      status_detail:
        "The authorization for Harbor has ended. Reconnect Harbor under My Connections.",
    });
    minutes = 0;
    const answer = await consent(await started.start(client, `?connection=${connection.id}`));
    await started.comeBack(client, answer);
    expect(await shown()).toMatchObject({ status: "ok", status_detail: null });
    expect(await tokenOf()).toEqual(expect.any(String));
  });

  it("is noticed by a test of the connection", async () => {
    await endConsent();
    await started.app.endAccessTokens();
    const tested = await client.send("POST", `/api/v1/connections/${connection.id}/test`);
    expect(await tested.json()).toMatchObject({ status: "expired" });
  });

  it("is not renewed for a server other than the one that gave it [S17]", async () => {
    const before = started.app.requests.filter(({ path }) => path === "/token").length;
    await started.server.database.db
      .update(connections)
      .set({ configuration: { issuer: "https://other.example" } });
    minutes = 61;
    await expect(tokenOf()).rejects.toThrow("another authorization server");
    expect(started.app.requests.filter(({ path }) => path === "/token").length).toBe(before);
  });
});
