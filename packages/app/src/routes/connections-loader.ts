import type { PluginSummary } from "@switchboard/api-client";
import { getAuthorization, resumeAuthorization } from "@switchboard/api-client/calls";
import { type LoaderFunctionArgs, redirect, replace } from "react-router";
import { LoginRequired } from "../errors.ts";
import { beginWatch } from "../load-chat-services.ts";
import type { Services } from "../services.ts";
import { returnAfterLogin, takeReturnPath } from "../session/return-path.ts";
import { toAgainHref } from "./connections-view.ts";

export type ConnectionsData = {
  readonly plugins: readonly PluginSummary[];
  /** Why an authorization on an app's own page failed. */
  readonly problem: string | null;
  /** Where it can be started again; null where that would not help. */
  readonly againHref: string | null;
};

const notLoggedIn = "You must be logged in to view your connections.";
const loggedOutMeanwhile =
  "You are logged out. Log in within ten minutes to finish connecting the app.";

/** In place of an id: the browser returned while nobody was logged in, and the authorization waits on the server. */
const HELD = "held";

/** Loads the connections. When the browser returns from an app's own page, `?authorization` names what was authorized there. */
export async function loadConnections(services: Services, { request }: LoaderFunctionArgs) {
  const { api, appInfo, paths, requireUser } = services;
  const id = new URL(request.url).searchParams.get("authorization");
  if (id === HELD) return resume(services);
  await requireUser(notLoggedIn);
  const { plugins } = await appInfo.require();
  beginWatch(services);
  const data: ConnectionsData = { plugins, problem: null, againHref: null };
  if (id === null) return data;
  // The URL holds the id alone: a forged link cannot show a sentence of its own.
  const ended = await api.call(getAuthorization, { path: { id } }).catch(() => null);
  if (ended && ended.problem !== null)
    return { ...data, problem: ended.problem, againHref: toAgainHref(ended, paths) };
  // A chat may be waiting for the connection.
  const chat = takeReturnPath();
  return chat === null ? data : replace(chat);
}

/** Finishes the authorization that waited for the person to log in; logging in leads back here. */
async function resume({ account, api, paths, requireUser }: Services): Promise<Response> {
  await requireUser(loggedOutMeanwhile).catch((error: unknown) => {
    if (error instanceof LoginRequired) returnAfterLogin(paths.authorizationEnd(HELD));
    throw error;
  });
  const { id } = await api.call(resumeAuthorization);
  await account.renew();
  return redirect(paths.authorizationEnd(id));
}
