import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authorizationAttempts } from "../src/store/schema.ts";
import { consent } from "./consent.ts";
import { startOAuthServer, type OAuthTestServer } from "./oauth-server.ts";
import { login } from "./portal.ts";
import type { TestClient } from "./server.ts";

let started: OAuthTestServer;
let minutes = 0;
let victim: TestClient;

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
  started = await startOAuthServer({ server: { overrides: { clock } } });
}, 60_000);

beforeEach(async () => {
  minutes = 0;
  victim = await started.server.signUp();
});

const connections = async (client: TestClient) =>
  (await client.me()).connections.filter(({ connection_type }) => connection_type === "harbor");

/** That an answer makes no connection, and whether its code was sent to the app. */
async function refused(answer: URL, as = victim) {
  const before = started.app.grants("authorization_code");
  const { connection_id, problem } = await started.comeBack(as, answer);
  expect({ connection_id, problem }).toEqual({ connection_id: null, problem: expect.any(String) });
  expect(await connections(as)).toEqual([]);
  return { problem: problem ?? "", sent: started.app.grants("authorization_code") > before };
}

const NOT_BEGUN = /was not started in this browser/;

describe("an answer of an app", () => {
  it("counts once [S18 S10]", async () => {
    const answer = await consent(await started.start(victim));
    expect((await started.comeBack(victim, answer)).problem).toBeNull();
    const before = started.app.grants("authorization_code");
    expect((await started.comeBack(victim, answer)).problem).toMatch(NOT_BEGUN);
    expect(started.app.grants("authorization_code")).toBe(before);
    expect(await connections(victim)).toHaveLength(1);
  });

  it("counts for ten minutes [S18]", async () => {
    const answer = await consent(await started.start(victim));
    minutes = 11;
    expect(await refused(answer)).toEqual({
      problem: expect.stringMatching(NOT_BEGUN),
      sent: false,
    });
  });

  it("does not count for another person, and still does for the one it is of [S18]", async () => {
    const answer = await consent(await started.start(victim));
    const attacker = await started.server.signUp();
    expect(await refused(answer, attacker)).toEqual({
      problem: expect.stringMatching(NOT_BEGUN),
      sent: false,
    });
    expect((await started.comeBack(victim, answer)).problem).toBeNull();
  });

  it("does not count in another browser of the same person [S18 S10]", async () => {
    const email = "two-browsers@example.com";
    const first = await started.server.signUp(email);
    const second = started.server.anonymous();
    await login(second, "sign-in", email);
    const answer = await consent(await started.start(first));
    expect((await refused(answer, second)).sent).toBe(false);
    expect((await started.comeBack(first, answer)).problem).toBeNull();
  });

  it("does not count while nobody is signed in, which the page says that the browser is sent to", async () => {
    const answer = await consent(await started.start(victim));
    const response = await started.server.anonymous().fetch(answer.href);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/ui/connections?authorization=held",
    ]);
    expect((await started.comeBack(victim, answer)).problem).toBeNull();
  });

  it.each<[string, (answer: URL) => void]>([
    ["names another server", ({ searchParams }) => searchParams.set("iss", "https://evil.example")],
    [
      "names no server, though its server always does",
      ({ searchParams }) => searchParams.delete("iss"),
    ],
    ["has two states", ({ searchParams }) => searchParams.append("state", "second")],
    ["has two codes", ({ searchParams }) => searchParams.append("code", "second")],
    ["has another state", ({ searchParams }) => searchParams.set("state", "x".repeat(43))],
    ["has no state", ({ searchParams }) => searchParams.delete("state")],
    ["came to another address of ours", (answer) => void (answer.hostname = "127.0.0.1")],
  ])("is refused without sending its code when it %s [S18 S10]", async (_what, change) => {
    const answer = await consent(await started.start(victim));
    change(answer);
    expect((await refused(answer)).sent).toBe(false);
  });

  it.each<[string, Partial<typeof authorizationAttempts.$inferInsert>]>([
    ["authorizes", { issuer: "https://other.example" }],
    ["gives tokens", { tokenEndpoint: "https://other.example/token" }],
  ])("is refused when another server %s than at the start [S18]", async (_what, switched) => {
    const answer = await consent(await started.start(victim));
    await started.server.database.db.update(authorizationAttempts).set(switched);
    expect(await refused(answer)).toEqual({
      problem: expect.stringContaining("another authorization server"),
      sent: false,
    });
  });

  it("is refused with the code of somebody else, which PKCE ties to their browser [S10]", async () => {
    const attacker = await started.server.signUp();
    const theirs = await consent(await started.start(attacker), { as: "mallory" });
    const answer = await consent(await started.start(victim));
    answer.searchParams.set("code", theirs.searchParams.get("code") ?? "");
    expect(await refused(answer)).toEqual({
      problem: "Harbor did not accept the authorization. Start again.",
      sent: true,
    });
  });

  it.each<[string, (start: URL) => void]>([
    [
      "without a challenge",
      ({ searchParams }) => {
        searchParams.delete("code_challenge");
        searchParams.delete("code_challenge_method");
      },
    ],
    ["with a plain one", ({ searchParams }) => searchParams.set("code_challenge_method", "plain")],
  ])("is refused when the browser was sent there %s [S10]", async (_what, change) => {
    const start = new URL(await started.start(victim));
    change(start);
    const answer = await consent(start.href);
    expect(await refused(answer)).toEqual({
      problem: expect.stringMatching(/^Harbor says: .*(PKCE|code_challenge)/),
      sent: false,
    });
  });

  it("is reported in a sentence when the user does not agree [S18]", async () => {
    const answer = await consent(await started.start(victim), { agree: false });
    expect((await refused(answer)).problem).toBe(
      "Harbor was not connected because access was denied.",
    );
  });
});

describe("the start", () => {
  it.each(["/", "x", "/../callback"])(
    "always requests the one redirect URL, whatever is added (%s) [S18]",
    async (more) => {
      const start = new URL(
        await started.start(victim, `?redirect_uri=https://evil.example${more}`),
      );
      expect(start.searchParams.get("redirect_uri")).toBe(
        `${started.server.url}/api/v1/connections/oauth/callback`,
      );
      start.searchParams.set(
        "redirect_uri",
        `${started.server.url}/api/v1/connections/oauth/callback${more}`,
      );
      await expect(consent(start.href)).rejects.toThrow("redirect_uri");
    },
  );

  it("is not taken from another site, since the app may agree without a question [S7]", async () => {
    const response = await victim.fetch("/api/v1/connections/oauth/harbor/start", {
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(403);
  });

  it("keeps neither state nor verifier in the clear [S18 S4]", async () => {
    const { searchParams } = new URL(await started.start(victim));
    const rows = await started.server.database.db.select().from(authorizationAttempts);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(searchParams.get("state"));
    expect(rows.every(({ sealed }) => Object.keys(sealed).join() === "verifier")).toBe(true);
  });

  it("leads back with a sentence when the connection to renew is another person's [S2]", async () => {
    const { id } = await started.connect(await started.server.signUp());
    const location = await started.start(victim, `?connection=${id}`);
    expect(location).toMatch(/^\/ui\/connections\?authorization=/);
  });
});
