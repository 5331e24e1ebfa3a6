import type {
  AccountExport,
  AdminUser,
  AuditPage,
  RecoveryCodes,
  TwoStep,
  TwoStepSetup,
} from "@switchboard/api-client/types";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as schema from "../src/store/schema.ts";
import { PASSWORD, submitPortal } from "./portal.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";
import { describeOnEachEngine } from "./stores.ts";
import {
  bringCode,
  bringPassword,
  codeAt,
  logInWithCode,
  turnOnTwoStep,
  TWO_STEP,
} from "./two-step.ts";

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
const NOT_CORRECT = "This code is not correct.";

describeOnEachEngine("two-step login", (engine) => {
  let server: TestServer;
  let maya: TestClient;
  let boss: TestClient;
  let email: string;
  let now: Date;

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const later = (ms: number) => new Date(now.getTime() + ms);

  let people = 0;

  beforeAll(async () => {
    now = new Date("2026-05-01T10:00:00Z");
    const { databaseUrl } = await engine.newPlace();
    server = await startTestServer({
      env: {
        ADMIN_EMAILS: "boss@example.com",
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      overrides: { clock: { now: () => now } },
    });
    boss = await server.signUp("boss@example.com");
  });

  beforeEach(async () => {
    people += 1;
    email = `maya-${people}@example.com`;
    maya = await server.signUp(email);
  });

  const state = (client = maya) => client.json<TwoStep>(TWO_STEP);
  const detailOf = async (response: Response) =>
    ((await response.json()) as { detail: string }).detail;
  const mailsTo = async (address: string) => {
    await server.jobs.idle();
    const kept = await server.deps.store.localOutbox.list(50);
    return kept.flatMap((one) =>
      one.channel === "mail" && one.recipient === address ? [one.content.subject] : [],
    );
  };
  const tablesWith = async (text: string) => {
    const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [table] : []));
    const rows = await Promise.all(tables.map((table) => server.database.db.select().from(table)));
    return JSON.stringify(rows).includes(text);
  };

  describe("is turned on", () => {
    it("with a code of the new key, and logins ask for one from then on [S4]", async () => {
      expect(await state()).toEqual({ is_available: true, on_since: null, recovery_codes_left: 0 });
      const begun = await maya.send("POST", `${TWO_STEP}/setup`);
      const { key, uri, qr_code: qr } = (await begun.json()) as TwoStepSetup;
      expect(uri).toContain(`secret=${key}`);
      expect(decodeURIComponent(uri)).toContain(`Switchboard:${email}`);
      expect(qr.path).toMatch(/^M\d/);
      expect(await bringPassword(server.anonymous(), email)).toContain("/ui/callback?code=");

      const wrong = await maya.send("POST", `${TWO_STEP}/confirm`, { code: "000000" });
      expect([wrong.status, await detailOf(wrong)]).toEqual([
        422,
        expect.stringContaining(NOT_CORRECT),
      ]);
      const done = await maya.send("POST", `${TWO_STEP}/confirm`, { code: codeAt(key, now) });
      const { recovery_codes: codes } = (await done.json()) as RecoveryCodes;
      expect(new Set(codes).size).toBe(10);
      expect(await state()).toEqual({
        is_available: true,
        on_since: now.toISOString(),
        recovery_codes_left: 10,
      });
      expect(await bringPassword(server.anonymous(), email)).toBe("/portal/two-step");
      expect(await mailsTo(email)).toContain("Two-step login was turned on for Switchboard");
      for (const secret of [key, ...codes, codes[0]?.replaceAll("-", "") ?? ""])
        expect(await tablesWith(secret)).toBe(false);
    });

    it("with the newest key only, and not a second time", async () => {
      const first = await maya.send("POST", `${TWO_STEP}/setup`);
      const { key } = (await first.json()) as TwoStepSetup;
      await maya.send("POST", `${TWO_STEP}/setup`);
      const stale = await maya.send("POST", `${TWO_STEP}/confirm`, { code: codeAt(key, now) });
      expect(stale.status).toBe(422);
      const { key: used } = await turnOnTwoStep(maya, now);
      expect((await maya.send("POST", `${TWO_STEP}/setup`)).status).toBe(409);
      const again = await maya.send("POST", `${TWO_STEP}/confirm`, { code: codeAt(used, now) });
      expect(again.status).toBe(409);
    });
  });

  describe("takes a code", () => {
    let key: string;
    let codes: readonly string[];
    beforeEach(async () => {
      ({ key, codes } = await turnOnTwoStep(maya, now));
      pass(10 * MINUTE_MS);
    });

    it("of now, of the step before and of the next, and of none further away [S4]", async () => {
      for (const steps of [-1, 0, 1]) {
        pass(3 * STEP_MS);
        await logInWithCode(server.anonymous(), email, codeAt(key, later(steps * STEP_MS)));
      }
      pass(10 * STEP_MS);
      for (const steps of [-2, 2]) {
        const browser = server.anonymous();
        await bringPassword(browser, email);
        const { status, page } = await bringCode(browser, codeAt(key, later(steps * STEP_MS)));
        expect([status, page]).toEqual([422, expect.stringContaining(NOT_CORRECT)]);
      }
    });

    it("once, also when it is brought many times at once [S4 S10]", async () => {
      const browsers = [1, 2, 3].map(() => server.anonymous());
      for (const browser of browsers) await bringPassword(browser, email);
      const code = codeAt(key, now);
      const all = await Promise.all(browsers.map((browser) => bringCode(browser, code)));
      expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422, 422]);
      // Nor is one that came before it, and so could have been seen.
      const browser = server.anonymous();
      await bringPassword(browser, email);
      expect((await bringCode(browser, codeAt(key, later(-STEP_MS)))).status).toBe(422);
    });

    it("to recover once, however it is typed [S4]", async () => {
      const [first = ""] = codes;
      const typed = first.replaceAll("-", " ").toUpperCase();
      const browser = server.anonymous();
      await bringPassword(browser, email);
      expect((await bringCode(browser, typed, "recovery")).status).toBe(303);
      expect((await state()).recovery_codes_left).toBe(9);
      const other = server.anonymous();
      await bringPassword(other, email);
      const { status, page } = await bringCode(other, first, "recovery");
      expect([status, page]).toEqual([422, expect.stringContaining("or it was used already.")]);
      expect(page).toContain(`value="${first}"`);
    });

    it("after the password only, in the same browser, within five minutes [S4 S10]", async () => {
      const browser = server.anonymous();
      await bringPassword(browser, email);
      const stranger = server.anonymous();
      await stranger.json("/api/v1/auth/login-url");
      expect(await (await stranger.fetch("/portal/two-step")).text()).toContain("Start again");
      pass(5 * MINUTE_MS);
      expect(await (await browser.fetch("/portal/two-step")).text()).toContain("Start again");
    });

    it("no more once the password was changed [S4]", async () => {
      const browser = server.anonymous();
      await bringPassword(browser, email);
      const page = await browser.fetch("/portal/two-step");
      expect(page.headers.get("cache-control")).toBe("no-store");
      const body = { current_password: PASSWORD, new_password: "another horse battery" };
      await maya.send("POST", "/api/v1/account/password", body);
      expect(await (await browser.fetch("/portal/two-step")).text()).toContain("Start again");
    });

    it("ten times in fifteen minutes at most, from however many browsers [S7]", async () => {
      const tried: number[] = [];
      for (let at = 0; at < 11; at += 1) {
        const browser = server.anonymous();
        await bringPassword(browser, email);
        tried.push((await bringCode(browser, "000000")).status);
      }
      expect(tried).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
      const browser = server.anonymous();
      await bringPassword(browser, email);
      expect((await bringCode(browser, codeAt(key, now))).status).toBe(429);
      pass(15 * MINUTE_MS);
      await logInWithCode(server.anonymous(), email, codeAt(key, now));
    });

    it("of our own page only [S10]", async () => {
      const browser = server.anonymous();
      await bringPassword(browser, email);
      const send = (headers: Record<string, string>, csrf: string) =>
        browser.fetch("/portal/two-step", {
          method: "POST",
          headers,
          body: new URLSearchParams({ csrf, code: codeAt(key, now) }),
        });
      expect((await send({ origin: "https://evil.example" }, "x")).status).toBe(403);
      expect((await send({}, "x")).status).toBe(403);
    });
  });

  describe("is ended", () => {
    let key: string;
    beforeEach(async () => {
      ({ key } = await turnOnTwoStep(maya, now));
      pass(MINUTE_MS);
    });
    const turnOff = (proof: string) => maya.send("POST", `${TWO_STEP}/turn-off`, { proof });

    it("by the password or by a code, and by nothing else [S4]", async () => {
      const wrong = await turnOff("not my password");
      expect([wrong.status, await detailOf(wrong)]).toEqual([422, "This is not your password."]);
      const used = codeAt(key, now);
      await logInWithCode(server.anonymous(), email, used);
      expect((await turnOff(used)).status).toBe(422);
      expect((await turnOff(PASSWORD)).status).toBe(204);
      expect(await state()).toMatchObject({ on_since: null, recovery_codes_left: 0 });
      expect(await bringPassword(server.anonymous(), email)).toContain("/ui/callback?code=");
      expect(await mailsTo(email)).toContain("Two-step login was turned off for Switchboard");
      expect((await turnOff(PASSWORD)).status).toBe(409);

      const { key: next } = await turnOnTwoStep(maya, now);
      pass(MINUTE_MS);
      expect((await turnOff(codeAt(next, now))).status).toBe(204);
    });

    it("with the account, and nothing of it stays [S25]", async () => {
      const account = await server.deps.store.portal.findAccount(email);
      const response = await maya.send("POST", "/api/v1/account/deletion", {
        email,
        password: PASSWORD,
      });
      expect(response.status).toBe(204);
      const { portalTwoSteps, portalRecoveryCodes } = schema;
      for (const table of [portalTwoSteps, portalRecoveryCodes]) {
        const rows = await server.database.db.select().from(table);
        expect(account).toBeDefined();
        expect(JSON.stringify(rows)).not.toContain(account?.id);
      }
    });
  });

  describe("is turned off by an administrator", () => {
    let mayaId: string;
    const removal = (id: string) => `/api/v1/admin/users/${id}/two-step`;
    const since = async () =>
      (await boss.json<AdminUser>(`/api/v1/admin/users/${mayaId}`)).two_step_since;

    beforeEach(async () => {
      mayaId = (await maya.me()).id;
    });

    it("for a locked-out user, who is notified, and the record says by whom [S4 S8]", async () => {
      expect(await since()).toBeNull();
      expect((await boss.send("DELETE", removal(mayaId))).status).toBe(409);
      await turnOnTwoStep(maya, now);
      expect(await since()).toBe(now.toISOString());
      expect((await boss.send("DELETE", removal(mayaId))).status).toBe(204);
      expect(await since()).toBeNull();
      expect(await bringPassword(server.anonymous(), email)).toContain("/ui/callback?code=");
      expect(await mailsTo(email)).toContain(
        "An administrator turned off two-step login for Switchboard",
      );
      const { items } = await boss.json<AuditPage>("/api/v1/audit?action=two_step_removed");
      expect(items[0]).toMatchObject({
        actor_email: "boss@example.com",
        target: email,
      });
    });

    it("and by nobody else, nor for themselves [S1 S4]", async () => {
      await turnOnTwoStep(maya, now);
      expect((await maya.send("DELETE", removal(mayaId))).status).toBe(403);
      const { key } = await turnOnTwoStep(boss, now);
      const own = await boss.send("DELETE", removal((await boss.me()).id));
      expect([own.status, await detailOf(own)]).toEqual([
        403,
        "Turn off your own two-step login in your account.",
      ]);
      expect(await since()).not.toBeNull();
      pass(MINUTE_MS);
      const proof = codeAt(key, now);
      expect((await boss.send("POST", `${TWO_STEP}/turn-off`, { proof })).status).toBe(204);
    });
  });

  it("gets other recovery codes for the password, and the earlier ones no longer work [S4]", async () => {
    const { codes } = await turnOnTwoStep(maya, now);
    const renew = (proof: string) => maya.send("POST", `${TWO_STEP}/recovery-codes`, { proof });
    expect((await renew("not my password")).status).toBe(422);
    const { recovery_codes: others } = (await (await renew(PASSWORD)).json()) as RecoveryCodes;
    expect(others).toHaveLength(10);
    const browser = server.anonymous();
    await bringPassword(browser, email);
    expect((await bringCode(browser, codes[0] ?? "", "recovery")).status).toBe(422);
    expect((await bringCode(browser, others[0] ?? "", "recovery")).status).toBe(303);
  });

  it("is in the audit record and in the export, without key and codes [S8]", async () => {
    const { key, codes } = await turnOnTwoStep(maya, now);
    pass(MINUTE_MS);
    const browser = server.anonymous();
    await bringPassword(browser, email);
    await bringCode(browser, "000000");
    await bringCode(browser, codes[0] ?? "", "recovery");
    await maya.send("POST", `${TWO_STEP}/recovery-codes`, { proof: PASSWORD });
    await maya.send("POST", "/api/v1/account/export");
    await server.jobs.idle();
    expect(
      (await maya.json<{ export: AccountExport }>("/api/v1/account/export")).export.state,
    ).toBe("ready");
    const file = await maya.fetch("/api/v1/account/export/file");
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const profile = strFromU8(files["profile.json"] ?? new Uint8Array());
    expect(JSON.parse(profile)).toMatchObject({ two_step_login: { recovery_codes_left: 10 } });
    await maya.send("POST", `${TWO_STEP}/turn-off`, { proof: PASSWORD });
    const lines = (await server.deps.store.audit.list({ email }, undefined, 50)).map(
      ({ action, detail }) => [action, detail],
    );
    for (const line of [
      ["two_step_on", null],
      ["login_failed", "second step"],
      ["recovery_code_used", null],
      ["recovery_codes_created", null],
      ["two_step_off", null],
    ])
      expect(lines).toContainEqual(line);
    expect(await tablesWith(key)).toBe(false);
    expect(JSON.stringify(Object.values(files).map((bytes) => strFromU8(bytes)))).not.toContain(
      key,
    );
  });

  it("does not follow the password of a sign-up, nor of somebody else in the same browser", async () => {
    await turnOnTwoStep(maya, now);
    const other = await server.signUp(`ben-${email}`);
    const { key: bens } = await turnOnTwoStep(other, now);
    pass(MINUTE_MS);
    const browser = server.anonymous();
    await bringPassword(browser, email);
    // In the same attempt, as after a step back in the browser.
    const page = await (await browser.fetch("/portal/sign-in")).text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({ csrf, email: `ben-${email}`, password: PASSWORD });
    await browser.fetch("/portal/sign-in", { method: "POST", body });
    const { response } = await bringCode(browser, codeAt(bens, now));
    const { search } = new URL(response.headers.get("location") ?? "");
    await browser.json(`/api/v1/auth/callback${search}`);
    expect((await browser.me()).email).toBe(`ben-${email}`);
    expect(
      (
        await submitPortal(server.anonymous(), "sign-up", {
          email: `c-${email}`,
          password: PASSWORD,
        })
      ).headers.get("location"),
    ).toContain("code=");
  });
});

it("can be required of administrators: without it they do all but administer [S4 ROLE-05]", async () => {
  const server = await startTestServer({
    env: { ADMIN_EMAILS: "boss@example.com", ADMIN_TWO_STEP: "required" },
  });
  const boss = await server.signUp("boss@example.com");
  const refused = await boss.fetch("/api/v1/admin/users");
  expect([refused.status, await refused.json()]).toEqual([
    403,
    {
      detail:
        "Administrators need two-step login here. Turn it on in your account, then try again.",
    },
  ]);
  expect((await boss.fetch("/api/v1/chatsessions")).status).toBe(200);
  await turnOnTwoStep(boss, new Date());
  expect((await boss.fetch("/api/v1/admin/users")).status).toBe(200);
});
