import { beforeAll, describe, expect, it } from "vitest";
import { CLIENT_ID, startProvider, type Claims } from "./oidc-provider.ts";
import { startTestServer, type TestClient } from "./server.ts";

async function start() {
  const provider = await startProvider();
  const server = await startTestServer({
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: "secret",
      ADMIN_EMAILS: "boss@example.com",
      LOG_LEVEL: "silent",
    },
  });
  const loginUrl = async (client: TestClient) =>
    (await client.json<{ login_url: string }>("/api/v1/auth/login-url")).login_url;
  /** Logs in as the provider describes the person. */
  async function login(claims: Claims, client = server.anonymous()) {
    const code = provider.authorize(await loginUrl(client), claims);
    return { client, code, response: await client.fetch(`/api/v1/auth/callback?code=${code}`) };
  }
  return { provider, server, loginUrl, login };
}

describe("login at an OpenID provider", () => {
  let started: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    started = await start();
  });

  it("sends the browser there with PKCE and a nonce, and back to the callback page [LOGIN-05 S10]", async () => {
    const { provider, server, loginUrl } = started;
    const url = new URL(await loginUrl(server.anonymous()));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: "code",
      redirect_uri: `${server.url}/ui/callback`,
      scope: "openid email",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(url.searchParams.has("prompt")).toBe(false);
  });

  it("requests the page to create an account from a provider that has one", async () => {
    const { server } = started;
    const answer = await server.anonymous().fetch("/api/v1/auth/login-url?view=create");
    const { login_url } = (await answer.json()) as { login_url: string };
    expect(new URL(login_url).searchParams.get("prompt")).toBe("create");
  });

  it("knows a person again, whatever their address is by then [CALLBACK-04]", async () => {
    const { login } = started;
    const first = await login({});
    expect(await first.response.json()).toEqual({ is_new_user: true });
    const second = await login({ email: "ada@married.example" });
    expect(await second.response.json()).toEqual({ is_new_user: false });
    const [before, after] = [await first.client.me(), await second.client.me()];
    expect(after).toMatchObject({ id: before.id, email: "ada@married.example", balance: 500 });
  });

  it("keeps people with the same address apart when the provider does [S10]", async () => {
    const { login } = started;
    const one = await login({ sub: "one" });
    const two = await login({ sub: "two" });
    expect((await two.client.me()).id).not.toBe((await one.client.me()).id);
  });

  it("makes an administrator of a verified address only [S10]", async () => {
    const { login } = started;
    const boss = { email: "boss@example.com" };
    expect((await (await login({ ...boss, sub: "1" })).client.me()).is_admin).toBe(true);
    expect(
      (await (await login({ ...boss, sub: "2", email_verified: undefined })).client.me()).is_admin,
    ).toBe(false);
  });

  it.each([
    ["meant for another client", { aud: "someone-else" }, 401],
    ["of another issuer", { iss: "https://evil.example" }, 401],
    ["with another nonce", { nonce: "x".repeat(43) }, 401],
    ["that is over", { exp: 1 }, 401],
    ["with an address that is not verified", { email_verified: false }, 403],
    ["without an address", { email: undefined }, 403],
  ])("refuses a token %s [S10]", async (_what, claims, status) => {
    const { login } = started;
    const { client, response } = await login(claims);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
    expect(client.cookie("sid")).toBeUndefined();
  });

  it("refuses a code of another browser, and one that was used [S10]", async () => {
    const { provider, server, loginUrl, login } = started;
    const victim = server.anonymous();
    await loginUrl(victim);
    const attackers = provider.authorize(await loginUrl(server.anonymous()), {});
    expect((await victim.fetch(`/api/v1/auth/callback?code=${attackers}`)).status).toBe(401);
    const { client, code } = await login({});
    await loginUrl(client);
    expect((await client.fetch(`/api/v1/auth/callback?code=${code}`)).status).toBe(401);
  });

  it("says so when the provider cannot be reached [LOGIN-08]", async () => {
    const { provider, server } = await start();
    provider.stop();
    const response = await server.anonymous().fetch("/api/v1/auth/login-url");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      detail: "The authentication service is currently unavailable. Please try again later.",
    });
  });
});
