import { finishMcp as finish } from "../../domain/connections/add-mcp.ts";
import { findSignedIn } from "../../http/authorize.ts";
import { operation } from "../../http/operation.ts";
import { END_PAGE, goBack, goTo, sayProblem } from "./oauth-answers.ts";

/** Takes a browser back from the login service of a server of tools. */
export const finishMcp = operation("finishMcp", async ({ deps, query, request }) => {
  const user = await findSignedIn(deps, request);
  if (!user) return goTo(END_PAGE);
  const { state, code, iss, error } = query;
  const ended = { userId: user.id, plugin: null, connectionId: null, problem: null };
  try {
    const connectionId = await finish(deps, user.id, { state, code, iss, error });
    return await goBack(deps, { ...ended, connectionId });
  } catch (failed) {
    return goBack(deps, { ...ended, problem: sayProblem(deps, failed) });
  }
});
