import { httpUrl } from "@switchboard/api-client";
import { getLoginUrl } from "@switchboard/api-client/calls";
import { LoginScreen, type LoginState } from "@switchboard/ui/screens/login";
import { Suspense, use, useEffect } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from "react-router";
import type { Services } from "../services.ts";
import { loginReturnPath, ownPath, returnAfterLogin } from "../session/return-path.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";

/**
 * Redirects users who are logged in; for anyone else the login URL is fetched while the page already shows. Whoever comes from a page of
 * the app may have been logged out since, so the server is asked again; from a chat, logging in leads back there. `?view=create` goes
 * straight to the page to create an account, where the server has one, `?login_hint` is the address that is filled in there, and
 * `?return_to` the page that a mailed link continues to.
 */
async function loader({ account, api, appInfo, paths }: Services, url: string) {
  const { pathname: from } = window.location;
  if (from !== paths.login) account.doubt();
  const known = await account.ensure();
  if (known.status === "visitor" && from.startsWith(paths.chat)) returnAfterLogin(from);
  const { searchParams: query } = new URL(url);
  const wanted = ownPath(query.get("return_to"));
  if (known.status === "user") return redirect(wanted ?? paths.chat);
  if (wanted !== null) returnAfterLogin(wanted);
  let create = query.get("view") === "create";
  if (create) {
    await appInfo.ensure();
    create = appInfo.has("create-account");
  }
  return { options: loadOptions(api, create, query.get("login_hint")), create };
}

async function loadOptions(
  api: Services["api"],
  create: boolean,
  hint: string | null,
): Promise<LoginState> {
  try {
    const returnTo = loginReturnPath();
    const { login_url: url } = await api.call(getLoginUrl, {
      query: {
        ...(create && { view: "create" }),
        ...(hint !== null && { login_hint: hint }),
        ...(returnTo !== null && { return_to: returnTo }),
      },
    });
    const loginUrl = httpUrl(new URL(url ?? "", window.location.origin).href);
    return url && loginUrl ? { kind: "ready", loginUrl } : { kind: "no-url" };
  } catch {
    return { kind: "unavailable" };
  }
}

interface LoginData {
  options: Promise<LoginState>;
  /** Goes on to the page to create an account as soon as its address is known. */
  create: boolean;
}

export const createRoute = (services: Services) => ({
  loader: ({ request }: LoaderFunctionArgs) => loader(services, request.url),
  Component: Login,
});

function Login() {
  const { config } = useServices();
  const { options, create } = useLoaderData<LoginData>();
  return (
    <>
      <PageTitle heading="Log In" />
      <Suspense fallback={<LoginScreen state={{ kind: "loading-options" }} brand={config.brand} />}>
        <LoginOptions options={options} create={create} />
      </Suspense>
    </>
  );
}

function LoginOptions({ options, create }: LoginData) {
  const { config } = useServices();
  const { revalidate } = useRevalidator();
  const state = use(options);
  const leaveFor = create && state.kind === "ready" ? state.loginUrl : null;
  useEffect(() => {
    // Replaced, so that the back button leads to where the person came from, not here and on again.
    if (leaveFor !== null) window.location.replace(leaveFor);
  }, [leaveFor]);
  return (
    <LoginScreen
      state={leaveFor === null ? state : { kind: "loading-options" }}
      brand={config.brand}
      onRetry={() => void revalidate()}
    />
  );
}
