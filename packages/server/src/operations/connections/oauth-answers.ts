import type { Deps } from "../../deps.ts";
import { newSecret } from "../../domain/auth/secrets.ts";
import { ATTEMPT_MS } from "../../domain/authorizations/begin.ts";
import { noteEnd, problemOf, type Ended } from "../../domain/authorizations/end.ts";

/** How long a browser may be away, in seconds. */
export const AWAY_S = ATTEMPT_MS / 1000;

const END_PAGE = "/ui/connections";
/** What the page asks for that a browser is sent to where nobody is signed in. */
export const HELD = "held";

/** Sends a browser on. The address that it is at may hold a code, which is nobody else's to know. */
export function goTo(location: string, ...cookies: readonly string[]): Response {
  const headers = new Headers({
    location,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The page that says how an authorization ended; where nobody is signed in, that somebody has to be. */
export const endPage = (id: string): string => `${END_PAGE}?authorization=${id}`;

/** The secret of a browser that leaves for an app's page, and the cookie that brings it back. Windows side by side share it. */
export function leave({ cookies }: Pick<Deps, "cookies">, request: Request) {
  const browser = cookies.away.read(request) ?? newSecret();
  return { browser, cookie: cookies.away.set(browser, AWAY_S) };
}

/** The secret of a browser that comes back; empty where it has none. */
export const browserOf = ({ cookies }: Pick<Deps, "cookies">, request: Request): string =>
  cookies.away.read(request) ?? "";

/** Sends a browser to the connections, where the page asks how it ended. */
export async function goBack(deps: Deps, ended: Ended): Promise<Response> {
  const { id } = await noteEnd(deps, ended);
  return goTo(endPage(id));
}

/** The sentence for an error. A fault of ours is logged and not told. */
export function sayProblem({ log }: Pick<Deps, "log">, error: unknown): string {
  const sentence = problemOf(error);
  if (sentence !== undefined) return sentence;
  log.error({ err: error }, "an authorization failed");
  return "Something went wrong on our side. Please try again.";
}
