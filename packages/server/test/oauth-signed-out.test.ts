import type { Authorization } from "@switchboard/api-client/types";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endSession } from "../src/domain/auth/sessions.ts";
import { createLog } from "../src/log.ts";
import * as schema from "../src/store/schema.ts";
import { consent } from "./consent.ts";
import { startOAuthServer, type OAuthTestServer } from "./oauth-server.ts";
import { login } from "./portal.ts";
import type { TestClient } from "./server.ts";

const HELD = "/ui/connections?authorization=held";
const lines: string[] = [];
let started: OAuthTestServer;
let minutes = 0;
let people = 0;
let email: string;
let browser: TestClient;

beforeAll(async () => {
  started = await startOAuthServer({
    server: {
      overrides: {
        clock: { now: () => new Date(Date.now() + minutes * 60_000) },
        log: createLog({ logLevel: "trace" }, { write: (line: string) => void lines.push(line) }),
      },
    },
  });
}, 60_000);

beforeEach(async () => {
  minutes = 0;
  people += 1;
  email = `away.${people}@example.com`;
  browser = await started.server.signUp(email);
});

/** Ends the session of the browser, as its maximum age does: the browser does not know. */
const signOut = () => endSession(started.server.deps, browser.cookie("sid") ?? "");

/** Returns an answer of the app while nobody is logged in. */
async function comeBackSignedOut(answer: URL): Promise<void> {
  const response = await browser.fetch(answer.href);
  expect([response.status, response.headers.get("location")]).toEqual([303, HELD]);
}

/** The request of the page once somebody has logged in. */
async function goOn(): Promise<Authorization> {
  const response = await browser.send("POST", "/api/v1/connections/oauth/authorizations");
  expect(response.status).toBe(200);
  return (await response.json()) as Authorization;
}

const made = async () =>
  (await browser.me()).connections.filter(({ connection_type }) => connection_type === "harbor");
const codesSent = () => started.app.grants("authorization_code");
const NOT_BEGUN = /was not started in this browser, ended when you logged out/;

describe("a browser that comes back from an app's page while nobody is signed in", () => {
  it("connects the app once the person who began it has signed in again, and only once [LO-04 S18 S10]", async () => {
    const answer = await consent(await started.start(browser));
    await signOut();
    await comeBackSignedOut(answer);
    await login(browser, "sign-in", email);
    expect(await goOn()).toMatchObject({
      plugin: "harbor",
      problem: null,
      connection_id: (await made())[0]?.id,
    });
    expect((await goOn()).problem).toMatch(/^You were not logged in when your browser returned/);
    expect(await made()).toHaveLength(1);
  });

  it("renews the very connection that it left for", async () => {
    const { id } = await started.connect(browser);
    const answer = await consent(await started.start(browser, `?connection=${id}`));
    await signOut();
    await comeBackSignedOut(answer);
    await login(browser, "sign-in", email);
    expect(await goOn()).toMatchObject({ connection_id: id, problem: null });
    expect(await made()).toHaveLength(1);
  });

  it("connects nothing for another person who signs in there, and says that it was somebody else's [S18]", async () => {
    const { id } = await started.connect(browser);
    const answer = await consent(await started.start(browser, `?connection=${id}`));
    await signOut();
    await comeBackSignedOut(answer);
    await login(browser, "sign-up", `other.${email}`);
    const before = codesSent();
    expect(await goOn()).toMatchObject({
      problem:
        "Someone else was logged in when this authorization started, so nothing was connected. Start again to connect the app for yourself.",
      plugin: "harbor",
      connection_id: null,
      can_begin_again: true,
    });
    expect(codesSent()).toBe(before);
    expect(await made()).toEqual([]);
  });

  it("connects nothing where the person signed out themselves, and can begin again with the same connection [S18]", async () => {
    const { id } = await started.connect(browser);
    const answer = await consent(await started.start(browser, `?connection=${id}`));
    await browser.fetch("/api/v1/auth/logout");
    await comeBackSignedOut(answer);
    await login(browser, "sign-in", email);
    const before = codesSent();
    expect(await goOn()).toMatchObject({
      problem: expect.stringMatching(NOT_BEGUN),
      plugin: "harbor",
      connection_id: id,
      can_begin_again: true,
    });
    expect(codesSent()).toBe(before);
  });

  it("connects nothing where another browser brings the answer, though the same person signs in [S18 S10]", async () => {
    const answer = await consent(await started.start(browser));
    const first = browser;
    browser = started.server.anonymous();
    await comeBackSignedOut(answer);
    await login(browser, "sign-in", email);
    expect((await goOn()).problem).toMatch(NOT_BEGUN);
    expect(await made()).toEqual([]);
    expect((await started.comeBack(first, answer)).problem).toBeNull();
  });

  it("connects nothing when signing in took longer than ten minutes, and can begin again [S18]", async () => {
    const answer = await consent(await started.start(browser));
    await signOut();
    await comeBackSignedOut(answer);
    minutes = 11;
    await login(browser, "sign-in", email);
    expect(await goOn()).toMatchObject({
      problem: expect.stringMatching(NOT_BEGUN),
      can_begin_again: true,
    });
    expect(await made()).toEqual([]);
  });

  it("can begin again where the app takes its code no longer", async () => {
    const answer = await consent(await started.start(browser));
    answer.searchParams.set("code", "x".repeat(43));
    await signOut();
    await comeBackSignedOut(answer);
    await login(browser, "sign-in", email);
    expect(await goOn()).toMatchObject({
      problem: "Harbor did not accept the authorization. Start again.",
      plugin: "harbor",
      can_begin_again: true,
    });
  });

  it("takes the answer of the other server than it left for as little as ever [S18]", async () => {
    const answer = await consent(await started.start(browser));
    answer.searchParams.set("iss", "https://evil.example");
    await signOut();
    await comeBackSignedOut(answer);
    await login(browser, "sign-in", email);
    const before = codesSent();
    expect((await goOn()).problem).toEqual(expect.any(String));
    expect(codesSent()).toBe(before);
    expect(await made()).toEqual([]);
  });

  it("keeps what it brought itself, out of reach of scripts, and the server nothing of it [S4 S14]", async () => {
    const answer = await consent(await started.start(browser));
    await signOut();
    const response = await browser.fetch(answer.href);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^back=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const tables = Object.values(schema).filter((table) => is(table, PgTable));
    const { db } = started.server.database;
    const rows = await Promise.all(tables.map((table) => db.select().from(table)));
    const kept = [JSON.stringify(rows), ...lines].join("\n");
    for (const secret of ["code", "state"]) {
      expect(kept).not.toContain(answer.searchParams.get(secret));
    }
  });

  it.each(["x", "e30", Buffer.from('{"way":"constructor","search":""}').toString("base64url")])(
    "gets an error when there is no authorization to continue (%s)",
    async (kept) => {
      browser.setCookie("back", kept);
      expect(await goOn()).toMatchObject({
        problem: expect.stringMatching(/^You were not logged in/),
        can_begin_again: false,
      });
    },
  );
});
