import type { PluginSummary } from "@switchboard/api-client";
import { getAuthorization, resumeAuthorization } from "@switchboard/api-client/calls";
import { type LoaderFunctionArgs, redirect, replace } from "react-router";
import { LoginRequired } from "../errors.ts";
import type { Services } from "../services.ts";
import { returnAfterLogin, takeComeBack } from "../session/come-back.ts";
import { toAgainHref } from "./connections-view.ts";

export type ConnectionsData = {
  readonly plugins: readonly PluginSummary[];
  /** Why an app was not connected on its own page. */
  readonly problem: string | null;
  /** Where that is begun again; null where it would not help. */
  readonly againHref: string | null;
};

const notLoggedIn = "You must be logged in to view your connections.";
const loggedOutMeanwhile =
  "You are logged out, so what you did on the app's page waits. Log in within ten minutes to go on with it.";

/** In the place of an id: the browser came back while nobody was logged in, and what it brought waits. */
const HELD = "held";

/** The connections, also where the browser comes back from an app's own page: then `?authorization` says from which. */
export async function loadConnections(services: Services, { request }: LoaderFunctionArgs) {
  const { api, appInfo, paths, requireUser, watch } = services;
  const id = new URL(request.url).searchParams.get("authorization");
  if (id === HELD) return resume(services);
  await requireUser(notLoggedIn);
  const { plugins } = await appInfo.require();
  watch.begin();
  const data: ConnectionsData = { plugins, problem: null, againHref: null };
  if (id === null) return data;
  // The address says which authorization it was and nothing of it: whoever makes up a link cannot make up a sentence.
  const ended = await api.call(getAuthorization, { path: { id } }).catch(() => null);
  if (ended && ended.problem !== null)
    return { ...data, problem: ended.problem, againHref: toAgainHref(ended, paths) };
  // A chat may wait for the connection.
  const chat = takeComeBack();
  return chat === null ? data : replace(chat);
}

/** Finishes what waited for the person to log in; they come back here from there. */
async function resume({ account, api, paths, requireUser }: Services): Promise<Response> {
  await requireUser(loggedOutMeanwhile).catch((error: unknown) => {
    if (error instanceof LoginRequired) returnAfterLogin(paths.authorizationEnd(HELD));
    throw error;
  });
  const { id } = await api.call(resumeAuthorization);
  await account.renew();
  return redirect(paths.authorizationEnd(id));
}
