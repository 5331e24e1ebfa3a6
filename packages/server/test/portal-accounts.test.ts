import { operations } from "@switchboard/api-client/operations";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { portalAccounts, portalTokens } from "../src/store/schema.ts";
import { playSmtp } from "./mail-server.ts";
import { login, PASSWORD, readCsrf, submitPortal } from "./portal.ts";
import { turnOnTwoStep } from "./two-step.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const NEW_PASSWORD = "another horse battery";
const HOUR_MS = 3_600_000;

let now = Date.parse("2026-05-01T10:00:00Z");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { clock: { now: () => new Date(now) } } });
});

let people = 0;
const newEmail = () => `owner-${++people}@example.com`;

/** Mails to an address, the latest first. */
async function mailsTo(email: string) {
  await server.jobs.idle();
  const kept = await server.deps.store.localOutbox.list(200);
  return kept.flatMap((one) =>
    one.channel === "mail" && one.recipient === email ? [one.content] : [],
  );
}

/** The path of the link in the latest mail to an address that leads to a page of the portal. */
async function linkTo(page: string, email: string): Promise<string> {
  const pattern = new RegExp(`${server.url}(/portal/${page}\\?token=[\\w-]+)`);
  const [, path = ""] =
    pattern.exec((await mailsTo(email)).map(({ text }) => text).join("\n")) ?? [];
  return path;
}

const post = async (client: TestClient, path: string, fields: Record<string, string>) => {
  const response = await client.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  return { status: response.status, page: await response.text() };
};
const forgot = (email: string, client = server.anonymous()) =>
  post(client, "/portal/forgot", { email });
const tokenIn = (path: string) => path.split("token=")[1] ?? "";
const confirm = (client: TestClient, token: string, password = PASSWORD) =>
  post(client, "/portal/verify", { token, password });

async function askForLink(email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  await forgot(email);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
  return linkTo("reset", email);
}

describe("a forgotten password", () => {
  it("is replaced by the link in the mail, which ends every login [S4 S11]", async () => {
    const email = newEmail();
    const elsewhere = await server.signUp(email);
    const path = await askForLink(email);
    const browser = server.anonymous();
    const page = await browser.fetch(path);
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(page.headers.get("cache-control")).toBe("no-store");

    const short = await post(browser, "/portal/reset", { token: tokenIn(path), password: "short" });
    expect(short).toMatchObject({ status: 422, page: expect.stringContaining("at least 8") });
    const common = await post(browser, "/portal/reset", {
      token: tokenIn(path),
      password: "Password1",
    });
    expect(common).toMatchObject({ status: 422, page: expect.stringContaining("easy to guess") });
    const done = await post(browser, "/portal/reset", {
      token: tokenIn(path),
      password: NEW_PASSWORD,
    });
    expect(done).toMatchObject({ status: 200, page: expect.stringContaining("Password changed") });
    expect((await elsewhere.fetch("/api/v1/users/me")).status).toBe(401);
    expect((await submitPortal(browser, "sign-in", { email, password: PASSWORD })).status).toBe(
      422,
    );
    await login(browser, "sign-in", email, NEW_PASSWORD);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Your Switchboard password was changed");
  });

  it("has a link that works once, also when it is used many times at once [S4]", async () => {
    const email = newEmail();
    await server.signUp(email);
    const token = tokenIn(await askForLink(email));
    const all = await Promise.all(
      [1, 2, 3].map(() =>
        post(server.anonymous(), "/portal/reset", { token, password: NEW_PASSWORD }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    expect((await server.anonymous().fetch(`/portal/reset?token=${token}`)).status).toBe(410);
  });

  it("has a link that is over after an hour, and after another was used [S4]", async () => {
    const email = newEmail();
    await server.signUp(email);
    const first = await askForLink(email);
    const second = await askForLink(email);
    await post(server.anonymous(), "/portal/reset", {
      token: tokenIn(second),
      password: NEW_PASSWORD,
    });
    expect((await server.anonymous().fetch(first)).status).toBe(410);
    const third = await askForLink(email);
    now += HOUR_MS;
    expect((await server.anonymous().fetch(third)).status).toBe(410);
  });

  it("has a token that is kept as its hash, and confirms no address [S4]", async () => {
    const email = newEmail();
    await server.signUp(email);
    const token = tokenIn(await askForLink(email));
    const rows = await server.database.db.select().from(portalTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await confirm(server.anonymous(), token)).status).toBe(410);
  });

  it("gets the same answer for an address without an account, and no mail [S11]", async () => {
    const email = newEmail();
    const unknown = newEmail();
    await server.signUp(email);
    const known = await forgot(email);
    const other = await forgot(unknown);
    expect(other.page.replaceAll(unknown, "")).toBe(known.page.replaceAll(email, ""));
    expect(other.status).toBe(known.status);
    // The work of both is over once that of the known one is.
    await expect.poll(() => linkTo("reset", email)).not.toBe("");
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it("leads to our own address, whatever name the request gives this server", async () => {
    const email = newEmail();
    await server.signUp(email);
    await server.anonymous().fetch("/portal/forgot", {
      method: "POST",
      headers: { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
      body: new URLSearchParams({ email }),
    });
    await expect.poll(() => linkTo("reset", email)).not.toBe("");
    expect((await mailsTo(email)).map(({ text }) => text).join("")).not.toContain("evil.example");
  });

  it("floods no mailbox, and can be requested from our own pages only [S7]", async () => {
    now += HOUR_MS;
    const email = newEmail();
    await server.signUp(email);
    for (let asked = 0; asked < 5; asked += 1) expect((await forgot(email)).status).toBe(200);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(4);
    const foreign = await server.anonymous().fetch("/portal/forgot", {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: new URLSearchParams({ email }),
    });
    expect(foreign.status).toBe(403);
    expect((await forgot("no address")).status).toBe(422);
  });
});

describe("an address", () => {
  const isVerified = async (client: TestClient) => {
    const user = await server.deps.store.users.find((await client.me()).id);
    return user?.emailVerified;
  };

  it("is confirmed by the link in the mail after signing up, with a press of a button", async () => {
    const email = newEmail();
    const client = await server.signUp(email, { confirmed: false });
    expect(await isVerified(client)).toBe(false);
    const path = await linkTo("verify", email);
    // A mail scanner opens the link, and confirms nothing by it.
    expect((await server.anonymous().fetch(path)).status).toBe(200);
    expect(await isVerified(client)).toBe(false);
    const done = await confirm(server.anonymous(), tokenIn(path));
    expect(done.page).toContain("Email address confirmed");
    expect(await isVerified(client)).toBe(true);
    expect((await confirm(server.anonymous(), tokenIn(path))).status).toBe(410);
    await login(client, "sign-in", email);
    expect(await isVerified(client)).toBe(true);
  });

  it("gets another link when the first is over", async () => {
    const email = newEmail();
    const client = await server.signUp(email, { confirmed: false });
    now += 7 * 24 * HOUR_MS;
    const first = tokenIn(await linkTo("verify", email));
    expect((await confirm(client, first)).status).toBe(410);
    expect((await post(client, "/portal/verify/send", {})).page).toContain("Check your email");
    const second = tokenIn(await linkTo("verify", email));
    expect((await confirm(client, second)).status).toBe(200);
    expect((await post(server.anonymous(), "/portal/verify/send", {})).status).toBe(401);
  });

  it("is not confirmed by its owner for the stranger who signed up with it, and the owner can delete that account [S4]", async () => {
    const email = newEmail();
    const stranger = await server.signUp(email, { confirmed: false });
    const token = tokenIn(await linkTo("verify", email));
    const owner = server.anonymous();
    const page = await (await owner.fetch(`/portal/verify?token=${token}`)).text();
    expect(page).toContain(email);
    for (const password of ["", "the owner's guess"])
      expect((await confirm(owner, token, password)).status).toBe(422);
    expect(await isVerified(stranger)).toBe(false);

    const ask = await owner.fetch(`/portal/disown?token=${token}`);
    expect(await ask.text()).toContain(`Someone created an account with <strong>${email}</strong>`);
    expect((await stranger.fetch("/api/v1/users/me")).status).toBe(200);
    expect((await post(owner, "/portal/disown", { token })).page).toContain("Account deleted");
    expect((await stranger.fetch("/api/v1/users/me")).status).toBe(401);
    const again = await submitPortal(stranger, "sign-in", { email, password: PASSWORD });
    expect(again.status).toBe(422);
    expect(await login(owner, "sign-up", email, NEW_PASSWORD)).toEqual({ is_new_user: true });
    expect((await post(owner, "/portal/disown", { token })).status).toBe(410);
  });

  it("cannot be deleted by an old link once it is confirmed", async () => {
    const email = newEmail();
    const client = await server.signUp(email, { confirmed: false });
    const first = tokenIn(await linkTo("verify", email));
    await client.send("POST", "/api/v1/account/email/confirmation");
    await confirm(client, tokenIn(await linkTo("verify", email)));
    expect((await post(client, "/portal/disown", { token: first })).status).toBe(410);
    expect(await isVerified(client)).toBe(true);
  });

  it("is not a way to guess a password [S7]", async () => {
    const email = newEmail();
    await server.signUp(email, { confirmed: false });
    const token = tokenIn(await linkTo("verify", email));
    for (let tried = 0; tried < 10; tried += 1) await confirm(server.anonymous(), token, "guess");
    const late = await confirm(server.anonymous(), token);
    expect(late).toMatchObject({ status: 422, page: expect.stringContaining("Too many attempts") });
  });

  it.each([
    ["confirmed", "verify"],
    ["given a new password", "reset"],
  ] as const)(
    "that is %s in another browser leads to the page that the person came for",
    async (_what, page) => {
      const email = newEmail();
      const here = server.anonymous();
      const wanted = "/ui/invitations/Zk3v9q";
      await here.json(`/api/v1/auth/login-url?return_to=${encodeURIComponent(wanted)}`);
      const form = await (await here.fetch("/portal/sign-up")).text();
      await post(here, "/portal/sign-up", { csrf: readCsrf(form), email, password: PASSWORD });
      if (page === "reset") {
        await forgot(email, here);
        await expect.poll(() => linkTo("reset", email)).not.toBe("");
      }
      const [mail] = await mailsTo(email);
      const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
      expect(link.pathname).toBe(`/portal/${page}`);
      const browser = server.anonymous();
      const shown = await (await browser.fetch(`${link.pathname}${link.search}`)).text();
      const [, returnTo = ""] = /name="return_to" value="([^"]+)"/.exec(shown) ?? [];
      const token = link.searchParams.get("token") ?? "";
      const fields = { token, return_to: returnTo, password: PASSWORD };
      const done = await post(browser, link.pathname, fields);
      const query = new URLSearchParams({ login_hint: email, return_to: wanted }).toString();
      expect(done.page).toContain(`href="/ui/login?${query.replaceAll("&", "&amp;")}"`);
    },
  );

  it("makes an administrator only once it is confirmed, where mails are really sent", async () => {
    const mailServer = await playSmtp();
    const other = await startTestServer({ env: { ADMIN_EMAILS: "boss@example.com" } });
    expect((await (await other.signUp("boss@example.com")).me()).is_admin).toBe(true);
    const sending = await startTestServer({
      env: {
        ADMIN_EMAILS: "boss@example.com",
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: "us@harbor.test",
        PUBLIC_URL: "http://localhost:1",
      },
    });
    const { portal } = sending.deps;
    expect(portal).toBeDefined();
    const attempt = { verifier: "v".repeat(43), nonce: "n".repeat(43) };
    await portal?.signUp({ email: "boss@example.com", password: PASSWORD }, "1");
    const code = (await portal?.issueCode("boss@example.com", attempt, "http://localhost:1")) ?? "";
    expect(await portal?.exchange(code, attempt, "http://localhost:1")).toMatchObject({
      emailVerified: false,
      mayBeAdmin: false,
    });
  });
});

describe("a password", () => {
  const change = (client: TestClient, current: string, wanted = NEW_PASSWORD) =>
    client.send("POST", "/api/v1/account/password", {
      current_password: current,
      new_password: wanted,
    });

  it("is changed by who knows the old one, and other logins end [S4 S11]", async () => {
    const email = newEmail();
    const here = await server.signUp(email);
    const elsewhere = server.anonymous();
    await login(elsewhere, "sign-in", email);
    const wrong = await change(here, "not the old one");
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toEqual({ detail: "This is not your current password." });
    const common = await change(here, PASSWORD, "Password1");
    expect(await common.json()).toEqual({
      detail: expect.stringContaining("New password: Many people use this password"),
    });
    const same = await change(here, PASSWORD, PASSWORD);
    expect(await same.json()).toEqual({
      detail: "New password: Use one that is not your current password.",
    });
    expect((await change(here, PASSWORD)).status).toBe(204);
    expect((await here.fetch("/api/v1/users/me")).status).toBe(200);
    expect((await elsewhere.fetch("/api/v1/users/me")).status).toBe(401);
    await login(elsewhere, "sign-in", email, NEW_PASSWORD);
  });

  it("is not guessed on the page of somebody who left it open [S11]", async () => {
    const here = await server.signUp(newEmail());
    for (let tried = 0; tried < 10; tried += 1)
      expect((await change(here, "wrong guess")).status).toBe(422);
    expect((await change(here, "wrong guess")).status).toBe(429);
    expect((await change(server.anonymous(), PASSWORD)).status).toBe(401);
  });
});

describe("an account whose address was never confirmed", () => {
  const makeKey = (client: TestClient) =>
    client.send("POST", "/api/v1/developer/api-keys", { name: "Stranger" });

  it("makes nothing that outlives it, until its address is confirmed", async () => {
    const email = newEmail();
    const client = await server.signUp(email, { confirmed: false });
    expect((await client.me()).email_confirmed).toBe(false);
    const organization = await client.send("POST", "/api/v1/organizations", { name: "Halden" });
    const { id } = (await organization.json()) as { id: string };
    const needing = Object.values(operations).filter((spec) => spec.needsConfirmedEmail);
    expect(needing.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(["createApiKey", "beginTwoStep", "confirmTwoStep", "inviteMember"]),
    );
    for (const { method, path } of needing) {
      const response = await client.send(method, path.replace("{id}", id), {});
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        detail: expect.stringContaining("Confirm your email address first."),
      });
    }
    expect((await client.send("POST", "/api/v1/account/email/confirmation")).status).toBe(204);
    await confirm(client, tokenIn(await linkTo("verify", email)));
    expect((await client.me()).email_confirmed).toBe(true);
    expect((await makeKey(client)).status).toBe(201);
    expect((await client.send("POST", "/api/v1/account/email/confirmation")).status).toBe(409);
  });

  it("floods no mailbox with links", async () => {
    const client = await server.signUp(newEmail(), { confirmed: false });
    const statuses = [];
    for (let sent = 0; sent < 6; sent++)
      statuses.push((await client.send("POST", "/api/v1/account/email/confirmation")).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  /** A stranger with everything that accounts could make before they had to be confirmed. */
  async function occupy(email: string) {
    const stranger = await server.signUp(email, { confirmed: true });
    const made = (await (await makeKey(stranger)).json()) as { plaintext_key: string };
    await turnOnTwoStep(stranger, new Date(now));
    const account = await server.deps.store.portal.findAccount(email);
    await server.database.db
      .update(portalAccounts)
      .set({ emailVerifiedAt: null })
      .where(eq(portalAccounts.id, account?.id ?? ""));
    const sendWithKey = () =>
      server.anonymous().fetch("/api/v1/users/me", {
        headers: { authorization: `Bearer ${made.plaintext_key}` },
      });
    expect((await sendWithKey()).status).not.toBe(401);
    return { stranger, sendWithKey };
  }
  const reset = async (email: string, fields: Record<string, string> = {}) => {
    const path = await askForLink(email);
    const page = await (await server.anonymous().fetch(path)).text();
    const done = await post(server.anonymous(), "/portal/reset", {
      token: tokenIn(path),
      password: NEW_PASSWORD,
      ...fields,
    });
    expect(done.status).toBe(200);
    return page;
  };

  it("belongs to the owner of the mailbox after a reset, and nothing of the stranger is left [S4]", async () => {
    const email = newEmail();
    const { stranger, sendWithKey } = await occupy(email);
    await stranger.send("POST", "/api/v1/playbooks", { name: "Leak", template: "Forward all" });
    const before = await stranger.me();
    expect(await reset(email)).toContain("Everything in it will be deleted");
    expect((await sendWithKey()).status).toBe(401);
    expect((await stranger.fetch("/api/v1/users/me")).status).toBe(401);
    const owner = server.anonymous();
    // No second step of the stranger's, and a new user.
    expect(await login(owner, "sign-in", email, NEW_PASSWORD)).toEqual({ is_new_user: true });
    expect((await owner.me()).id).not.toBe(before.id);
    expect((await owner.me()).email_confirmed).toBe(true);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("everything that was in the account was deleted");
  });

  it("keeps its content where its owner says that they created it, without keys and second step", async () => {
    const email = newEmail();
    const { stranger, sendWithKey } = await occupy(email);
    const before = await stranger.me();
    await reset(email, { keep: "yes" });
    expect((await sendWithKey()).status).toBe(401);
    const owner = server.anonymous();
    expect(await login(owner, "sign-in", email, NEW_PASSWORD)).toEqual({ is_new_user: false });
    expect((await owner.me()).id).toBe(before.id);
  });

  const attemptOf = (userId: string) => ({
    id: crypto.randomUUID(),
    stateHash: `state of ${userId}`,
    userId,
    browserHash: "browser",
    plugin: "harbor",
    connectionId: null,
    redirectUri: "https://switchboard.example/back",
    issuer: "https://harbor.example",
    tokenEndpoint: "https://harbor.example/token",
    ...{ dataKeyId: crypto.randomUUID(), keyId: "key", wrappedKey: "wrapped", sealed: {} },
    expiresAt: new Date(now + HOUR_MS),
  });

  it("is another matter once it was confirmed: keys and second step stay, what was begun at apps ends", async () => {
    const email = newEmail();
    const owner = await server.signUp(email);
    const made = (await (await makeKey(owner)).json()) as { plaintext_key: string };
    await turnOnTwoStep(owner, new Date(now));
    const { id: userId } = await owner.me();
    await server.deps.store.authorizations.insertAttempt(attemptOf(userId));
    expect(await reset(email, { keep: "no" })).toContain("two-step login stay as they are");
    const key = { headers: { authorization: `Bearer ${made.plaintext_key}` } };
    expect((await server.anonymous().fetch("/api/v1/users/me", key)).status).not.toBe(401);
    const again = await submitPortal(server.anonymous(), "sign-in", {
      email,
      password: NEW_PASSWORD,
    });
    expect(again.headers.get("location")).toBe("/portal/two-step");
    expect(
      await server.deps.store.authorizations.findAttempt(`state of ${userId}`),
    ).toBeUndefined();
  });
});

describe("another address", () => {
  const change = (client: TestClient, email: string, password = PASSWORD) =>
    client.send("POST", "/api/v1/account/email/change", { email, password });
  const follow = async (email: string) => {
    const path = await linkTo("email", email);
    // A mail scanner opens the link, and confirms nothing by it.
    expect((await server.anonymous().fetch(path)).status).toBe(200);
    const fields = { token: tokenIn(path), password: PASSWORD };
    return post(server.anonymous(), "/portal/email", fields);
  };
  const emailOf = (client: TestClient) =>
    client.json<{ email: string; pending: unknown }>("/api/v1/account/email");

  it("takes the place of the old one once both confirmed it, and is used to log in [S4]", async () => {
    const [before, after] = [newEmail(), newEmail()];
    const client = await server.signUp(before);
    expect((await change(client, after, "not my password")).status).toBe(422);
    expect((await change(client, after)).status).toBe(200);
    expect((await follow(after)).page).toContain("Now follow the link");
    expect(await emailOf(client)).toMatchObject({
      email: before,
      pending: { email: after, waits_for_current: true, waits_for_new: false },
    });
    expect((await follow(before)).page).toContain("Email address changed");
    expect(await emailOf(client)).toMatchObject({ email: after, pending: null });
    expect((await client.me()).email).toBe(after);
    await login(server.anonymous(), "sign-in", after);
    expect(
      (await submitPortal(server.anonymous(), "sign-in", { email: before, password: PASSWORD }))
        .status,
    ).toBe(422);
    for (const email of [before, after])
      expect((await mailsTo(email))[0]?.subject).toBe("Your Switchboard email address was changed");
  });

  it("is dropped by its owner, by time, and by a new password", async () => {
    const before = newEmail();
    const client = await server.signUp(before);
    const end: (() => Promise<unknown>)[] = [
      () => client.send("DELETE", "/api/v1/account/email/change"),
      async () => (now += 24 * HOUR_MS),
      () =>
        client.send("POST", "/api/v1/account/password", {
          current_password: PASSWORD,
          new_password: NEW_PASSWORD,
        }),
    ];
    for (const stop of end) {
      await change(client, newEmail());
      const token = tokenIn(await linkTo("email", before));
      await stop();
      expect((await post(client, "/portal/email", { token })).status).toBe(410);
    }
  });

  it("that has an account already is named to its owner alone", async () => {
    const [taken, free] = [newEmail(), newEmail()];
    const owner = await server.signUp(taken);
    const client = await server.signUp();
    const answers = [await change(client, taken), await change(client, free)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [mail] = await mailsTo(taken);
    expect(mail?.subject).toBe("You already have a Switchboard account");
    expect(await linkTo("email", taken)).toBe("");
    expect((await owner.me()).email).toBe(taken);
  });

  it("is not confirmed by its owner for the account of a stranger [S4]", async () => {
    const owned = newEmail();
    const stranger = await server.signUp(newEmail(), { confirmed: false });
    await change(stranger, owned);
    const path = await linkTo("email", owned);
    for (const password of ["", "the owner's guess"]) {
      const fields = { token: tokenIn(path), password };
      expect((await post(server.anonymous(), "/portal/email", fields)).status).toBe(422);
    }
    expect((await stranger.me()).email).not.toBe(owned);
  });

  it("needs no link to an address that was never confirmed: it may be mistyped", async () => {
    const after = newEmail();
    const client = await server.signUp(newEmail(), { confirmed: false });
    await change(client, after);
    expect((await follow(after)).page).toContain("Email address changed");
    expect(await client.me()).toMatchObject({ email: after, email_confirmed: true });
  });
});
