import { completeAuthorization, takeAttempt } from "../../domain/authorizations/complete.ts";
import { findSignedIn } from "../../http/authorize.ts";
import { operation } from "../../http/operation.ts";
import { oauthCallbackUrl } from "../../http/same-origin.ts";
import { END_PAGE, goBack, goTo, sayProblem, sessionIdOf } from "./oauth-answers.ts";

/** What belongs to the protocol of an app's answer; some add what is theirs. */
const KNOWN = ["code", "state", "iss", "error", "error_description"];

/** Takes a browser back from an app's page. */
export const completeOauth = operation("completeOauth", async ({ deps, request }) => {
  const user = await findSignedIn(deps, request);
  if (!user) return goTo(END_PAGE);
  const given = [...new URL(request.url).searchParams];
  const back = {
    userId: user.id,
    sessionId: sessionIdOf(deps, request),
    redirectUri: oauthCallbackUrl(request, deps.env.publicUrl),
    answer: new URLSearchParams(given.filter(([name]) => KNOWN.includes(name))),
    beside: new URLSearchParams(given.filter(([name]) => !KNOWN.includes(name))),
  };
  const ended = { userId: user.id, plugin: null, connectionId: null, problem: null };
  try {
    const attempt = await takeAttempt(deps, back);
    try {
      const { id: connectionId } = await completeAuthorization(deps, attempt, back);
      await deps.runs.takeUp();
      return await goBack(deps, { ...ended, plugin: attempt.plugin, connectionId });
    } catch (error) {
      const problem = sayProblem(deps, error);
      return await goBack(deps, { ...ended, plugin: attempt.plugin, problem });
    }
  } catch (error) {
    return goBack(deps, { ...ended, problem: sayProblem(deps, error) });
  }
});
