import { httpUrl } from "@switchboard/api-client";
import { getLoginUrl } from "@switchboard/api-client/calls";
import { LoginScreen, type LoginState } from "@switchboard/ui/screens/login";
import { Suspense, use } from "react";
import { redirect, useLoaderData, useRevalidator } from "react-router";
import type { Services } from "../services.ts";
import { returnAfterLogin } from "../session/return-path.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

/**
 * Redirects users who are logged in; for anyone else the login URL is fetched while the page already shows. Whoever comes from a page of
 * the app may have been logged out since, so the server is asked again; from a chat, logging in leads back there.
 */
async function loader({ account, api, paths }: Services) {
  const { pathname: from } = window.location;
  if (from !== paths.login) account.doubt();
  const known = await account.ensure();
  if (known.status === "visitor" && from.startsWith(paths.chat)) returnAfterLogin(from);
  if (known.status === "user") return redirect(paths.chat);
  return { options: loadOptions(api) };
}

async function loadOptions(api: Services["api"]): Promise<LoginState> {
  try {
    const { login_url: url } = await api.call(getLoginUrl);
    const loginUrl = httpUrl(new URL(url ?? "", window.location.origin).href);
    return url && loginUrl ? { kind: "ready", loginUrl } : { kind: "no-url" };
  } catch {
    return { kind: "unavailable" };
  }
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Login,
});

function Login() {
  const { config } = useServices();
  const { options } = useLoaderData<{ options: Promise<LoginState> }>();
  return (
    <>
      <PageTitle heading="Log In" />
      <Suspense fallback={<LoginScreen state={{ kind: "loading-options" }} brand={config.brand} />}>
        <LoginOptions options={options} />
      </Suspense>
    </>
  );
}

function LoginOptions({ options }: { options: Promise<LoginState> }) {
  const { config } = useServices();
  const { revalidate } = useRevalidator();
  return (
    <LoginScreen state={use(options)} brand={config.brand} onRetry={() => void revalidate()} />
  );
}
