import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  Connection,
  ConnectionDetail,
  PluginManifest as PluginManifestAnswer,
} from "@switchboard/api-client/types";
import { describe, expect, it } from "vitest";
import { BUILT_IN_PLUGINS } from "../src/plugins/built-in.ts";
import type { PluginManifest } from "../src/domain/plugins/types.ts";
import { calendarApp, gmailApp, OTHER_REALM, quickbooksApp, REALM } from "./app-answers.ts";
import { CLIENT_ID, type ShippedApp } from "./consent-app.ts";
import { consent } from "./consent.ts";
import { startOAuthServer, type OAuthTestServer } from "./oauth-server.ts";
import { ask } from "./run-stream.ts";
import type { TestClient } from "./server.ts";

const GOOGLE = {
  issuer: "https://accounts.google.com",
  endpoints: {
    authorization: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    revocation: "https://oauth2.googleapis.com/revoke",
  },
};
const INTUIT = {
  issuer: "https://oauth.platform.intuit.com/op/v1",
  endpoints: {
    authorization: "https://appcenter.intuit.com/connect/oauth2",
    token: "https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer",
    revocation: "https://developer.api.intuit.com/v2/oauth2/tokens/revoke",
  },
};
const OFFLINE = { access_type: "offline", prompt: "consent" };

type Shipped = {
  readonly app: ShippedApp;
  /** Where the app really is. */
  readonly real: { issuer: string; endpoints: object; base: string };
  /** Its parameters in addition to those of every app. */
  readonly asked: Readonly<Record<string, string>>;
  /** What it adds to its answer. */
  readonly added?: Readonly<Record<string, string>>;
  readonly named: string;
  /** A prompt, and what the answer to it holds. */
  readonly prompt: string;
  readonly found: string;
  readonly verified: readonly string[];
};

const shipped: Shipped[] = [
  {
    app: gmailApp,
    real: { ...GOOGLE, base: "https://gmail.googleapis.com/gmail/v1" },
    asked: { scope: "https://www.googleapis.com/auth/gmail.modify", ...OFFLINE },
    named: "Local Gmail (maya@example.com)",
    prompt: "Search messages for crane",
    found: "Crane for maya",
    verified: [
      "send_message",
      "reply_to_message",
      "create_draft",
      "draft_reply",
      "add_label",
      "remove_label",
      "archive_message",
      "mark_message_read",
      "trash_message",
      "restore_message",
    ],
  },
  {
    app: calendarApp,
    real: { ...GOOGLE, base: "https://www.googleapis.com/calendar/v3" },
    asked: {
      scope: [
        "https://www.googleapis.com/auth/calendar.events",
        "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
        "https://www.googleapis.com/auth/calendar.freebusy",
      ].join(" "),
      ...OFFLINE,
    },
    named: "Local Google Calendar (maya@example.com)",
    prompt: "Show my upcoming events",
    found: "Crane of maya",
    verified: [
      "create_event",
      "create_all_day_event",
      "create_meeting",
      "update_event",
      "respond_to_event",
      "delete_event",
    ],
  },
  {
    app: quickbooksApp,
    real: {
      ...INTUIT,
      base: "https://quickbooks.api.intuit.com/v3/company/{settings.realm_id}",
    },
    asked: { scope: "com.intuit.quickbooks.accounting" },
    added: { realmId: REALM },
    named: "Local QuickBooks (Harbour of maya)",
    prompt: "Show unpaid invoices",
    found: "1037",
    verified: ["create_customer", "create_invoice", "send_invoice", "void_invoice"],
  },
];

const start = (app: ShippedApp) =>
  startOAuthServer({
    app: { shipped: app },
    server: { overrides: { agent: { plannerPaceMs: 0 } } },
  });

/** Consents at the app's page and returns to the callback with its parameters. */
async function authorize(
  { start: begin, comeBack }: OAuthTestServer,
  client: TestClient,
  { added = {}, as = "maya", query = "" }: { added?: object; as?: string; query?: string } = {},
) {
  const answer = await consent(await begin(client, query), { as });
  for (const [name, value] of Object.entries(added))
    answer.searchParams.append(name, String(value));
  return comeBack(client, answer);
}

async function connected(
  started: OAuthTestServer,
  client: TestClient,
  added?: object,
): Promise<Connection> {
  const { connection_id: id, problem } = await authorize(started, client, added ? { added } : {});
  if (!id) throw new Error(problem ?? "There is no connection.");
  return (await client.json<ConnectionDetail>(`/api/v1/connections/${id}`)).connection;
}

describe.each(shipped)("the shipped plugin $app.plugin", ({ app, real, asked, added, ...one }) => {
  it("leads to the app's own addresses, over https alone [S17]", async () => {
    const file = join(BUILT_IN_PLUGINS, app.plugin, "manifest.json");
    const { oauth, http } = JSON.parse(await readFile(file, "utf8")) as PluginManifest;
    const { base, ...server } = real;
    expect(oauth).toMatchObject({ ...server, client_auth: "client_secret_basic" });
    expect(http?.base_url).toBe(base);
  });

  it("is connected on the app's page, works, is renewed and revoked [CONN-12 API-68 S10 S18]", async () => {
    const started = await start(app);
    const { server, app: local } = started;
    const client = await server.signUp();
    const there = new URL(await started.start(client));
    expect(Object.fromEntries(there.searchParams)).toEqual({
      client_id: CLIENT_ID,
      response_type: "code",
      redirect_uri: `${server.url}/api/v1/connections/oauth/callback`,
      ...asked,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });

    const connection = await connected(started, client, added);
    expect(connection).toMatchObject({
      name: one.named,
      connection_type: local.plugin,
      status: "ok",
      hitl_methods: one.verified,
    });

    const run = async () =>
      JSON.stringify(await ask(client, one.prompt, { connection_ids: [connection.id] }));
    expect(await run()).toContain(one.found);
    await local.endAccessTokens();
    expect(await run()).toContain(one.found);
    expect(local.grants("refresh_token")).toBe(1);

    const options = { query: `?connection=${connection.id}`, ...(added && { added }) };
    expect(await authorize(started, client, options)).toMatchObject({
      connection_id: connection.id,
      problem: null,
    });

    await client.send("DELETE", `/api/v1/connections/${connection.id}`);
    await expect
      .poll(() => local.requests.filter(({ path }) => path === "/token/revocation"))
      .toHaveLength(1);
  }, 60_000);
});

describe("the account of a connection", () => {
  it("stays the one that it was made with: another one is refused in words, and nothing changes [S18]", async () => {
    const started = await start(gmailApp);
    const client = await started.server.signUp();
    const { id } = await connected(started, client);
    const ended = await authorize(started, client, { as: "bo", query: `?connection=${id}` });
    expect(ended).toMatchObject({
      connection_id: null,
      problem:
        "Local Gmail (maya@example.com) is connected as maya@example.com, but you chose bo@example.com. Choose the same account, or add another connection instead.",
    });
    const events = await ask(client, "Search messages for crane", { connection_ids: [id] });
    expect(JSON.stringify(events)).toContain("Crane for maya");
  }, 60_000);

  it("is the company that was chosen, where the app says that beside the code [S18]", async () => {
    const started = await start(quickbooksApp);
    const client = await started.server.signUp();
    const unsaid = "Local QuickBooks did not say which account you chose. Start again.";
    const before = () => started.app.grants("authorization_code");
    for (const realmId of [undefined, "", "../9", "1/../2", "x".repeat(101)]) {
      const ended = await authorize(
        started,
        client,
        realmId === undefined ? {} : { added: { realmId } },
      );
      expect(ended).toMatchObject({ connection_id: null, problem: unsaid });
    }
    expect(before()).toBe(0);

    const { id } = await connected(started, client, { realmId: REALM });
    // A company that the token does not open makes no connection.
    const closed = await authorize(started, client, { added: { realmId: "123" } });
    expect(closed.connection_id).toBeNull();
    expect(closed.problem).toMatch(/^Local QuickBooks .*404/);
    const other = await authorize(started, client, {
      added: { realmId: OTHER_REALM },
      query: `?connection=${id}`,
    });
    expect(other).toMatchObject({
      connection_id: null,
      problem:
        "Local QuickBooks (Harbour of maya) is connected to a different account than the one you chose. Choose the same account, or add another connection instead.",
    });
  }, 60_000);
});

describe("a shipped plugin that is not set up", () => {
  it("says so to the person, and to an administrator what to do [ADMSET-05]", async () => {
    const { server, admin, app } = await startOAuthServer();
    const authorizationOf = async (plugin: string) =>
      (await admin.json<PluginManifestAnswer>(`/api/v1/plugins/${plugin}/manifest`)).authorization;
    const redirect_uri = `${server.url}/api/v1/connections/oauth/callback`;
    expect(await authorizationOf("gmail")).toEqual({ is_set_up: false, redirect_uri });
    expect(await authorizationOf(app.plugin)).toEqual({ is_set_up: true, redirect_uri });
    expect(await authorizationOf("tasks")).toBeUndefined();
    const problemFor = async (client: TestClient) => {
      const response = await client.fetch("/api/v1/connections/oauth/gmail/start");
      const { searchParams } = new URL(response.headers.get("location") ?? "", server.url);
      const id = searchParams.get("authorization");
      return client.json(`/api/v1/connections/oauth/authorizations/${id}`);
    };
    expect(await problemFor(await server.signUp())).toMatchObject({
      plugin: "gmail",
      problem:
        "Gmail is not set up on this server yet. Ask an administrator to enter its client ID and client secret in the plugin settings.",
    });
    expect(await problemFor(admin)).toMatchObject({
      problem: `Gmail is not set up on this server yet. Register an application with it, using the redirect URI ${redirect_uri}, and enter its client ID and client secret in the plugin settings. The setup guide explains how.`,
    });
  }, 60_000);
});
