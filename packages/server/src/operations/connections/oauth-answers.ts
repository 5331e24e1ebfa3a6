import type { Deps } from "../../deps.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import { noteEnd, problemOf } from "../../domain/authorizations/end.ts";
import type { Authorization } from "../../domain/authorizations/ports.ts";

/** The page that says how an authorization ended; to whom nobody is signed in, that somebody has to be. */
export const END_PAGE = "/ui/connections";

/** Sends a browser on. The address that it is at may hold a code, which is nobody else's to know. */
export const goTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });

/** The signed-in browser as the store knows it. */
export const sessionIdOf = ({ cookies }: Pick<Deps, "cookies">, request: Request): string =>
  hashSecret(cookies.session.read(request) ?? "");

/** Sends a browser to the connections, where the page asks how it ended. */
export async function goBack(
  deps: Deps,
  ended: Pick<Authorization, "userId" | "plugin" | "connectionId" | "problem">,
): Promise<Response> {
  const id = await noteEnd(deps, ended);
  return goTo(`${END_PAGE}?authorization=${id}`);
}

/** The sentence for an error. A fault of ours is logged and not told. */
export function sayProblem({ log }: Pick<Deps, "log">, error: unknown): string {
  const sentence = problemOf(error);
  if (sentence !== undefined) return sentence;
  log.error({ err: error }, "an authorization failed");
  return "Something went wrong on our side. Please try again.";
}
