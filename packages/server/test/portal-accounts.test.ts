import { beforeAll, describe, expect, it } from "vitest";
import { portalTokens } from "../src/store/schema.ts";
import { playSmtp } from "./mail-server.ts";
import { login, PASSWORD, submitPortal } from "./portal.ts";
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
    const [told] = await mailsTo(email);
    expect(told?.subject).toBe("Your Switchboard password was changed");
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
    expect((await post(server.anonymous(), "/portal/verify", { token })).status).toBe(410);
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
    const client = await server.signUp(email);
    expect(await isVerified(client)).toBe(false);
    const path = await linkTo("verify", email);
    // A mail scanner opens the link, and confirms nothing by it.
    expect((await server.anonymous().fetch(path)).status).toBe(200);
    expect(await isVerified(client)).toBe(false);
    const done = await post(server.anonymous(), "/portal/verify", { token: tokenIn(path) });
    expect(done.page).toContain("Email address confirmed");
    expect(await isVerified(client)).toBe(true);
    expect(
      (await post(server.anonymous(), "/portal/verify", { token: tokenIn(path) })).status,
    ).toBe(410);
    await login(client, "sign-in", email);
    expect(await isVerified(client)).toBe(true);
  });

  it("gets another link when the first is over", async () => {
    const email = newEmail();
    const client = await server.signUp(email);
    now += 7 * 24 * HOUR_MS;
    const first = tokenIn(await linkTo("verify", email));
    expect((await post(client, "/portal/verify", { token: first })).status).toBe(410);
    expect((await post(client, "/portal/verify/send", {})).page).toContain("Check your email");
    const second = tokenIn(await linkTo("verify", email));
    expect((await post(client, "/portal/verify", { token: second })).status).toBe(200);
    expect((await post(server.anonymous(), "/portal/verify/send", {})).status).toBe(401);
  });

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
  it("is changed by who knows the old one, and other logins end [S4 S11]", async () => {
    const email = newEmail();
    const here = await server.signUp(email);
    const elsewhere = server.anonymous();
    await login(elsewhere, "sign-in", email);
    const wrong = await post(here, "/portal/password", {
      current: "not the old one",
      password: NEW_PASSWORD,
    });
    expect(wrong).toMatchObject({
      status: 422,
      page: expect.stringContaining("This is not your current password."),
    });
    const done = await post(here, "/portal/password", {
      current: PASSWORD,
      password: NEW_PASSWORD,
    });
    expect(done).toMatchObject({ status: 200, page: expect.stringContaining("Password changed") });
    expect((await here.fetch("/api/v1/users/me")).status).toBe(200);
    expect((await elsewhere.fetch("/api/v1/users/me")).status).toBe(401);
    await login(elsewhere, "sign-in", email, NEW_PASSWORD);
  });

  it("is not guessed on the page of somebody who left it open [S11]", async () => {
    const here = await server.signUp(newEmail());
    const guess = () =>
      post(here, "/portal/password", { current: "wrong guess", password: NEW_PASSWORD });
    for (let tried = 0; tried < 10; tried += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await server.anonymous().fetch("/portal/password")).status).toBe(401);
  });
});
