import { completeAuthorization, takeAttempt } from "../../domain/authorizations/complete.ts";
import { operation } from "../../http/operation.ts";
import { oauthCallbackUrl } from "../../http/same-origin.ts";
import { goBack, sayProblem, sessionIdOf } from "./oauth-answers.ts";

/** What an app's answer may hold that means something to us; some add more. */
const KNOWN = ["code", "state", "iss", "error", "error_description"];

/** Takes a browser back from an app's page. */
export const completeOauth = operation("completeOauth", async ({ deps, user, request }) => {
  const back = {
    userId: user.id,
    sessionId: sessionIdOf(deps, request),
    redirectUri: oauthCallbackUrl(request, deps.env.publicUrl),
    answer: new URLSearchParams(
      [...new URL(request.url).searchParams].filter(([name]) => KNOWN.includes(name)),
    ),
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
