import { createClient } from "../client.ts";
import { CLIENT_ID, startProvider } from "../oidc-provider.ts";
import type { Dependency } from "./dependencies.ts";
import { startToxicProxy, type ToxicProxy } from "./toxic-proxy.ts";

/** An OpenID provider behind a proxy. @returns with the variables of a server that people log in to with it, at `url` */
export async function startLogin(
  url: string,
): Promise<{ login: Dependency; env: NodeJS.ProcessEnv }> {
  let proxy: ToxicProxy | undefined;
  const provider = await startProvider(async (port) => {
    proxy = await startToxicProxy(port);
    return `http://127.0.0.1:${proxy.port}`;
  });
  if (!proxy) throw new Error("The provider was to start behind its proxy.");
  const env = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: "secret",
  };
  const login: Dependency = {
    name: "login",
    proxy,
    elsewhere: "/api/v1/users/me",
    // Somebody whom the server does not know yet; those who are logged in need no provider.
    async exercise() {
      const browser = createClient(url);
      const asked = await browser.json<{ login_url: string }>("/api/v1/auth/login-url");
      const code = provider.authorize(asked.login_url, {});
      await browser.json(`/api/v1/auth/callback?code=${code}`);
    },
  };
  return { login, env };
}
