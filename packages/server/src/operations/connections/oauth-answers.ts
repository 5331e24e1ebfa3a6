import type { Deps } from "../../deps.ts";
import { newSecret } from "../../domain/auth/secrets.ts";
import { ATTEMPT_MS } from "../../domain/authorizations/begin.ts";
import { noteEnd, problemOf, type Ended } from "../../domain/authorizations/end.ts";

/** How long a browser may be away, in seconds. */
export const AWAY_S = ATTEMPT_MS / 1000;

const END_PAGE = "/ui/connections";
/** The page's `authorization` parameter when nobody is logged in. */
export const HELD = "held";

/** Redirects a browser. Its current URL may contain a code, which must not leak. */
export function goTo(location: string, ...cookies: readonly string[]): Response {
  const headers = new Headers({
    location,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The page that shows how an authorization ended, or that the user has to log in. */
export const endPage = (id: string): string => `${END_PAGE}?authorization=${id}`;

/**
 * The secret of a browser that leaves for an app's page, and the cookie that identifies it on return. Its windows share one.
 */
export function leave({ cookies }: Pick<Deps, "cookies">, request: Request) {
  const browser = cookies.away.read(request) ?? newSecret();
  return { browser, cookie: cookies.away.set(browser, AWAY_S) };
}

/** The secret of a returning browser; empty if it has none. */
export const browserOf = ({ cookies }: Pick<Deps, "cookies">, request: Request): string =>
  cookies.away.read(request) ?? "";

/** Redirects a browser to the connections page, which shows how the authorization ended. */
export async function goBack(deps: Deps, ended: Ended): Promise<Response> {
  const { id } = await noteEnd(deps, ended);
  return goTo(endPage(id));
}

/** The message for an error. An internal error is logged and not shown. */
export function sayProblem({ log }: Pick<Deps, "log">, error: unknown): string {
  const sentence = problemOf(error);
  if (sentence !== undefined) return sentence;
  log.error({ err: error }, "an authorization failed");
  return "Something went wrong on our side. Please try again.";
}
