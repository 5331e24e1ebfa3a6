import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { completeAuthorization, takeAttempt } from "../../domain/authorizations/complete.ts";
import type { Ended } from "../../domain/authorizations/end.ts";
import { BeginAgain } from "../../domain/authorizations/ports.ts";
import { finishMcp } from "../../domain/connections/add-mcp.ts";
import { findSignedIn } from "../../http/authorize.ts";
import { oauthCallbackUrl } from "../../http/same-origin.ts";
import { AWAY_S, browserOf, endPage, goBack, goTo, HELD, sayProblem } from "./oauth-answers.ts";

/** The return URL: that of apps, or that of tool servers. */
type Way = "oauth" | "mcp";

/** A returning browser's parameters and user. */
type Arrival = {
  readonly userId: string;
  readonly request: Request;
  readonly search: URLSearchParams;
};

/** Parameters of the protocol in an app's answer; some apps add their own. */
const KNOWN = ["code", "state", "iss", "error", "error_description"];

const nothing = { plugin: null, connectionId: null, problem: null, isRepeatable: false };

const finishes: Readonly<Record<Way, (deps: Deps, arrival: Arrival) => Promise<Ended>>> = {
  async oauth(deps, { userId, request, search }) {
    const given = [...search];
    const back = {
      userId,
      browser: browserOf(deps, request),
      redirectUri: oauthCallbackUrl(request, deps.env.publicUrl),
      answer: new URLSearchParams(given.filter(([name]) => KNOWN.includes(name))),
      beside: new URLSearchParams(given.filter(([name]) => !KNOWN.includes(name))),
    };
    const attempt = await takeAttempt(deps, back);
    const { plugin, connectionId } = attempt;
    try {
      const { id } = await completeAuthorization(deps, attempt, back);
      return { ...nothing, userId, plugin, connectionId: id };
    } catch (error) {
      const problem = sayProblem(deps, error);
      const ended = { ...nothing, userId, plugin, problem };
      return error instanceof BeginAgain ? { ...ended, connectionId, isRepeatable: true } : ended;
    }
  },
  async mcp(deps, { userId, request, search }) {
    const of = (name: string) => search.get(name) ?? undefined;
    const answer = { state: of("state"), code: of("code"), iss: of("iss"), error: of("error") };
    const connectionId = await finishMcp(deps, userId, browserOf(deps, request), answer);
    return { ...nothing, userId, connectionId };
  },
};

/** Completes the authorization that a browser returns from. */
async function finish(deps: Deps, way: Way, arrival: Arrival): Promise<Ended> {
  const { userId } = arrival;
  try {
    const ended = await finishes[way](deps, arrival);
    if (ended.problem === null) await deps.runs.takeUp();
    return ended;
  } catch (error) {
    const of = error instanceof BeginAgain ? error.of : undefined;
    const known = of && { plugin: of.plugin, connectionId: of.connectionId, isRepeatable: true };
    return { ...nothing, userId, problem: sayProblem(deps, error), ...known };
  }
}

/**
 * Handles a returning browser. If nobody is logged in any longer, its parameters stay in an HTTP-only cookie until somebody is;
 * what they are worth, and to whom, is decided then.
 */
export async function comeBack(deps: Deps, way: Way, request: Request): Promise<Response> {
  const user = await findSignedIn(deps, request);
  const { search, searchParams } = new URL(request.url);
  if (!user) return goTo(endPage(HELD), deps.cookies.back.set(pack(way, search), AWAY_S));
  return goBack(deps, await finish(deps, way, { userId: user.id, request, search: searchParams }));
}

/** Continues where a browser returned while nobody was logged in. */
export async function goOn(deps: Deps, userId: string, request: Request): Promise<Ended> {
  const held = unpack(deps.cookies.back.read(request));
  if (held) return finish(deps, held.way, { userId, request, search: held.search });
  const problem =
    "You were not logged in when your browser returned from the app, and the authorization has expired. Start again.";
  return { ...nothing, userId, problem };
}

/** A cookie with more than that is dropped by browsers. */
const MAX_SEARCH_LENGTH = 2800;

const heldSchema = z.object({
  way: z.enum(["oauth", "mcp"]),
  search: z.string().max(MAX_SEARCH_LENGTH),
});

const pack = (way: Way, search: string): string =>
  search.length > MAX_SEARCH_LENGTH
    ? ""
    : Buffer.from(JSON.stringify({ way, search })).toString("base64url");

function unpack(value: string | undefined) {
  if (!value) return undefined;
  try {
    const { way, search } = heldSchema.parse(
      JSON.parse(Buffer.from(value, "base64url").toString("utf8")),
    );
    return { way, search: new URLSearchParams(search) };
  } catch {
    return undefined;
  }
}
