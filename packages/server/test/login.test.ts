import { beforeAll, describe, expect, it } from "vitest";
import { authSessions, outbox, portalAccounts, portalCodes } from "../src/store/schema.ts";
import { createClient } from "./client.ts";
import { playSmtp } from "./mail-server.ts";
import { codeOf, login, PASSWORD, readCsrf, submitPortal } from "./portal.ts";
import { startTestServer, type TestServer } from "./server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date("2026-05-01T10:00:00Z");
const clock = { now: () => now };
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let server: TestServer;
const withoutCsrf = (page: string) => page.replace(/name="csrf" value="[^"]+"/, "");

beforeAll(async () => {
  server = await startTestServer({ overrides: { clock } });
});

describe("the login address", () => {
  it("is an absolute address of the portal and binds the browser by a cookie that scripts cannot read [LOGIN-03 LOGIN-05 API-25 S10]", async () => {
    const response = await server.anonymous().fetch("/api/v1/auth/login-url");
    expect(await response.json()).toEqual({ login_url: `${server.url}/portal/sign-in` });
    expect(response.headers.get("set-cookie")).toMatch(
      /^login=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("is that of the page to create an account on request", async () => {
    const client = server.anonymous();
    const response = await client.fetch("/api/v1/auth/login-url?view=create");
    expect(await response.json()).toEqual({ login_url: `${server.url}/portal/sign-up` });
    expect(await (await client.fetch("/portal/sign-up")).text()).toContain("Create your account");
    const hint = "login_hint=maya%2Bx%40example.com";
    const known = await client.fetch(`/api/v1/auth/login-url?view=create&${hint}`);
    expect(await known.json()).toEqual({ login_url: `${server.url}/portal/sign-up?${hint}` });
    const filled = await (await client.fetch(`/portal/sign-up?${hint}`)).text();
    expect(filled).toContain('value="maya+x@example.com"');
    expect(filled).toContain(`href="/portal/sign-in?${hint}"`);
  });
});

describe("signing up and in", () => {
  it("distinguishes new users from others [CALLBACK-04 API-26]", async () => {
    const email = "Ada@Example.com";
    expect(await login(server.anonymous(), "sign-up", email)).toEqual({ is_new_user: true });
    const again = server.anonymous();
    expect(await login(again, "sign-in", "ada@example.com")).toEqual({ is_new_user: false });
    expect((await again.me()).email).toBe("ada@example.com");
  });

  it("gives a new user 500 credits and a connection to their files with every tool of it [ENTITY-01]", async () => {
    const me = await (await server.signUp()).me();
    expect(me.balance).toBe(500);
    expect(me.connections).toHaveLength(1);
    expect(me.connections[0]).toMatchObject({
      connection_type: "data",
      hitl_methods: [],
      status: "ok",
    });
    expect(me.connections[0]?.enabled_methods).toEqual([
      "list_files",
      "describe_file",
      "ask_data",
      "query_data",
    ]);
  });

  it("sets a session cookie that scripts cannot read and keeps only its hash [S4 S6]", async () => {
    const client = server.anonymous();
    const code = codeOf(
      await submitPortal(client, "sign-up", { email: "cookie@example.com", password: PASSWORD }),
    );
    const response = await client.fetch(`/api/v1/auth/callback?code=${code}`);
    const cookies = response.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^login=; Max-Age=0/);
    const token = client.cookie("sid") ?? "";
    const rows = JSON.stringify([
      await server.database.db.select().from(authSessions),
      await server.database.db.select().from(portalCodes),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(code);
  });

  it("keeps passwords as argon2id with 19 MiB, two passes and one lane [S11]", async () => {
    await server.signUp();
    const [account] = await server.database.db.select().from(portalAccounts).limit(1);
    expect(account?.passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    );
  });

  it.each<[string, Record<"email" | "password", string>, string]>([
    [
      "a short password",
      { email: "a@example.com", password: "1234567" },
      "Use at least 8 characters.",
    ],
    [
      "a long password",
      { email: "a@example.com", password: "x1y".repeat(43) },
      "Use at most 128 characters.",
    ],
    [
      "the address as the password",
      { email: "same@example.com", password: "Same@example.com" },
      "Use something other than your email address.",
    ],
    ...["password", "12345678", "Password1", "qwertyuiop"].map(
      (password): [string, Record<"email" | "password", string>, string] => [
        `the common password ${password}`,
        { email: "common@example.com", password },
        "Many people use this password, so it is easy to guess.",
      ],
    ),
    [
      "the product's name as the password",
      { email: "common@example.com", password: "SwitchBoard" },
      "Use something other than Switchboard.",
    ],
    ["no address", { email: "", password: PASSWORD }, "Enter your email address."],
    [
      "no real address",
      { email: "ada at home", password: PASSWORD },
      "Enter an email address like name@example.com.",
    ],
  ])(
    "refuses %s with a sentence and keeps the address that was typed [S11]",
    async (_what, fields, sentence) => {
      const response = await submitPortal(server.anonymous(), "sign-up", fields);
      const page = await response.text();
      expect(response.status).toBe(422);
      expect(page).toContain(sentence);
      expect(page).toContain(`value="${fields.email}"`);
      expect(page).not.toContain(`value="${fields.password}"`);
    },
  );

  it("keeps spaces of a password [S11]", async () => {
    await login(server.anonymous(), "sign-up", "spaces@example.com", " eight chars ");
    const trimmed = await submitPortal(server.anonymous(), "sign-in", {
      email: "spaces@example.com",
      password: "eight chars",
    });
    expect(trimmed.status).toBe(422);
    expect(
      await login(server.anonymous(), "sign-in", "spaces@example.com", " eight chars "),
    ).toEqual({ is_new_user: false });
  });

  it.each([
    ["without a mail server", false],
    ["with a mail server", true],
  ])(
    "does not say that an address has an account, and tells its owner, %s [S11]",
    async (_where, sends) => {
      const mailServer = await playSmtp();
      const smtp = {
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: "us@harbor.test",
        PUBLIC_URL: "http://localhost:1",
      };
      const own = await startTestServer({ env: sends ? smtp : {} });
      const email = "owner@example.com";
      // The public address is no origin of the test's browser.
      const browser = () => createClient(own.url, sends ? { origin: "http://localhost:1" } : {});
      const signUp = async (typed: string) => {
        const fields = { email: typed, password: PASSWORD };
        const response = await submitPortal(browser(), "sign-up", fields);
        return { status: response.status, page: (await response.text()).replaceAll(typed, "") };
      };
      const first = await signUp(email);
      const taken = await signUp(email);
      expect(taken).toMatchObject({
        status: 200,
        page: expect.stringContaining("Check your email"),
      });
      expect(taken.page).not.toContain("already");
      if (sends) {
        expect(first).toEqual(taken);
        const logIn = () => submitPortal(browser(), "sign-in", { email, password: PASSWORD });
        const wrong = () => submitPortal(browser(), "sign-in", { email, password: "wrong wrong" });
        const [right, other] = [await logIn(), await wrong()];
        expect([right.status, other.status]).toEqual([422, 422]);
        expect(withoutCsrf(await right.text())).toBe(withoutCsrf(await other.text()));
      } else expect(first.status).toBe(303);
      for (let more = 0; more < 4; more++) await signUp(email);
      await own.jobs.idle();
      const sent = await own.database.db.select().from(outbox);
      expect(sent.map(({ template }) => template).toSorted()).toEqual([
        "account-exists",
        "account-exists",
        "verify-email",
      ]);
    },
  );

  it("says the same for a wrong password and an unknown address [S11]", async () => {
    await login(server.anonymous(), "sign-up", "known@example.com");
    const read = async (email: string) => {
      const response = await submitPortal(server.anonymous(), "sign-in", {
        email,
        password: "not the password",
      });
      const text = withoutCsrf(await response.text());
      const page = text.replaceAll(email, "").replaceAll(encodeURIComponent(email), "");
      return { status: response.status, page };
    };
    const wrong = await read("known@example.com");
    expect(wrong).toEqual(await read("unknown@example.com"));
    expect(wrong.page).toContain("Incorrect email or password.");
  });

  it("writes a typed address into the page as text only", async () => {
    const response = await submitPortal(server.anonymous(), "sign-in", {
      email: '"><script>x</script>',
      password: "x",
    });
    expect(await response.text()).not.toContain("<script>x");
  });

  it("stops guessing after ten tries, and lets the owner in after a quarter of an hour [S11]", async () => {
    await login(server.anonymous(), "sign-up", "target@example.com");
    const guess = () =>
      submitPortal(server.anonymous(), "sign-in", {
        email: "target@example.com",
        password: "guess guess",
      });
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    const right = await submitPortal(server.anonymous(), "sign-in", {
      email: "target@example.com",
      password: PASSWORD,
    });
    expect(right.status).toBe(429);
    expect(right.headers.get("retry-after")).toBe("900");
    pass(15 * 60 * 1000);
    expect(await login(server.anonymous(), "sign-in", "target@example.com")).toEqual({
      is_new_user: false,
    });
  });

  it("makes one person when the same account signs in for the first time twice at once", async () => {
    const [one, two] = [server.anonymous(), server.anonymous()];
    const fields = { email: "twice@example.com", password: PASSWORD };
    const codes = [
      codeOf(await submitPortal(one, "sign-up", fields)),
      codeOf(await submitPortal(two, "sign-in", fields)),
    ];
    const answers = await Promise.all(
      [one, two].map((client, at) =>
        client.json<{ is_new_user: boolean }>(`/api/v1/auth/callback?code=${codes[at]}`),
      ),
    );
    expect(answers.filter((answer) => answer.is_new_user)).toHaveLength(1);
    const [first, second] = [await one.me(), await two.me()];
    expect(second.id).toBe(first.id);
    expect(first.balance).toBe(500);
    expect(first.connections).toHaveLength(1);
  });
});

describe("codes", () => {
  const begin = async (email: string) => {
    const client = server.anonymous();
    return {
      client,
      code: codeOf(await submitPortal(client, "sign-up", { email, password: PASSWORD })),
    };
  };
  const complete = (client: ReturnType<TestServer["anonymous"]>, code: string) =>
    client.fetch(`/api/v1/auth/callback?code=${encodeURIComponent(code)}`);
  const expectNoSession = async (response: Response) => {
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      detail: expect.stringContaining("Please log in again."),
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  };

  it("work once, also when brought many times at once [S10]", async () => {
    const { client, code } = await begin("once@example.com");
    const cookie = client.cookie("login") ?? "";
    const browsers = Array.from({ length: 6 }, () => {
      const browser = server.anonymous();
      browser.setCookie("login", cookie);
      return browser;
    });
    const statuses = await Promise.all(
      browsers.map(async (browser) => (await complete(browser, code)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it("do not work in another browser, and are not used up by the try [S10]", async () => {
    const { client, code } = await begin("bound@example.com");
    await expectNoSession(await complete(server.anonymous(), code));
    const other = server.anonymous();
    await other.fetch("/api/v1/auth/login-url");
    await expectNoSession(await complete(other, code));
    expect((await complete(client, code)).status).toBe(200);
  });

  it("do not work after a minute, nor when made up [S10]", async () => {
    const { client, code } = await begin("late@example.com");
    pass(60_000);
    await expectNoSession(await complete(client, code));
    await expectNoSession(await complete(client, "made-up"));
  });

  it("need the form of the browser that began [S7]", async () => {
    const victim = server.anonymous();
    await victim.fetch("/api/v1/auth/login-url");
    const attacker = server.anonymous();
    await attacker.fetch("/api/v1/auth/login-url");
    const csrf = readCsrf(await (await attacker.fetch("/portal/sign-in")).text());
    const forged = await victim.fetch("/portal/sign-in", {
      method: "POST",
      body: new URLSearchParams({ csrf, email: "a@example.com", password: PASSWORD }),
    });
    expect(forged.status).toBe(403);
    const foreign = await victim.fetch("/portal/sign-in", {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: new URLSearchParams({ csrf }),
    });
    expect(foreign.status).toBe(403);
  });
});

describe("sessions", () => {
  it("end on logout, which leads to the landing page [API-36 S4]", async () => {
    const client = await server.signUp();
    const token = client.cookie("sid") ?? "";
    const response = await client.fetch("/api/v1/auth/logout");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/");
    expect(client.cookie("sid")).toBeUndefined();
    client.setCookie("sid", token);
    expect((await client.fetch("/api/v1/users/me")).status).toBe(401);
  });

  it("are new after each login, and the one before ends [S4]", async () => {
    const client = await server.signUp("rotate@example.com");
    const before = client.cookie("sid") ?? "";
    await login(client, "sign-in", "rotate@example.com");
    expect(client.cookie("sid")).not.toBe(before);
    client.setCookie("sid", before);
    expect((await client.fetch("/api/v1/users/me")).status).toBe(401);
  });

  it("end after 14 days without use [S5]", async () => {
    const client = await server.signUp();
    pass(14 * DAY_MS - 1);
    expect((await client.fetch("/api/v1/users/me")).status).toBe(200);
    pass(14 * DAY_MS);
    expect((await client.fetch("/api/v1/users/me")).status).toBe(401);
  });

  it("end after 90 days however much they are used [S5]", async () => {
    const client = await server.signUp();
    for (let week = 0; week < 12; week++) {
      pass(7 * DAY_MS);
      expect((await client.fetch("/api/v1/users/me")).status).toBe(200);
    }
    pass(6 * DAY_MS);
    expect((await client.fetch("/api/v1/users/me")).status).toBe(401);
  });
});

describe("over https", () => {
  it("cookies are tied to the host and sent over https only [S6 S9]", async () => {
    const secure = await startTestServer({ env: { PUBLIC_URL: "https://switchboard.example" } });
    const response = await secure.anonymous().fetch("/api/v1/auth/login-url");
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-login=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect(await response.json()).toEqual({
      login_url: "https://switchboard.example/portal/sign-in",
    });
  });
});
