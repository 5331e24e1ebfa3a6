import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { describe, expect, it } from "vitest";
import { consent } from "./consent.ts";
import { startTestServer } from "./server.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

const CLIENT = { client_id: "switchboard-test", client_secret: "secret" };

/**
 * A server with a provider that keeps the address at its userinfo endpoint, as `oidc-provider` does unless it is set otherwise.
 * @param inToken what it puts into the ID token all the same
 */
async function start(claims: object, env: NodeJS.ProcessEnv = {}, inToken?: object) {
  let provider: Provider | undefined;
  const http = createServer((request, response) => provider?.callback()(request, response));
  await new Promise<void>((listens) => http.listen(0, "127.0.0.1", listens));
  stopAfterwards(() => {
    http.close();
    http.closeAllConnections();
  });
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server = await startTestServer({
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      ADMIN_EMAILS: "maya@example.com",
      ...env,
    },
  });
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${server.url}/ui/callback`] }],
    claims: { email: ["email", "email_verified"] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async (use: string) => ({
        sub: id,
        ...(use === "id_token" && inToken ? inToken : claims),
      }),
    }),
    conformIdTokenClaims: inToken === undefined,
    cookies: { keys: ["only for tests"] },
    jwks: { keys: [keys.privateKey.export({ format: "jwk" })] },
  });
  return {
    async login() {
      const client = server.anonymous();
      const { login_url } = await client.json<{ login_url: string }>("/api/v1/auth/login-url");
      const back = await consent(login_url);
      const response = await client.fetch(`/api/v1/auth/callback${back.search}`);
      return { client, response };
    },
  };
}

describe("an address that the provider keeps at its userinfo endpoint", () => {
  it("is read there [S10]", async () => {
    const { login } = await start({ email: "maya@example.com", email_verified: true });
    const { client, response } = await login();
    expect(response.status).toBe(200);
    expect(await client.me()).toMatchObject({ email: "maya@example.com", is_admin: true });
  });

  it("counts as verified where the provider does not say so only if the operator trusts it [S10]", async () => {
    const claims = { email: "maya@example.com" };
    const strict = await start(claims);
    expect((await (await strict.login()).client.me()).is_admin).toBe(false);
    const trusting = await start(claims, { OIDC_EMAILS: "trusted" });
    expect((await (await trusting.login()).client.me()).is_admin).toBe(true);
  });

  it("is not trusted when the provider calls it unverified there and says nothing in the ID token [S10]", async () => {
    const email = "maya@example.com";
    const unverified = { email, email_verified: false };
    const { login } = await start(unverified, { OIDC_EMAILS: "trusted" }, { email });
    expect((await login()).response.status).toBe(403);
  });

  it("is refused when the provider says that it is not verified, in words too [S10]", async () => {
    const { login } = await start(
      { email: "maya@example.com", email_verified: "false" },
      { OIDC_EMAILS: "trusted" },
    );
    const { response } = await login();
    expect(response.status).toBe(403);
  });
});
