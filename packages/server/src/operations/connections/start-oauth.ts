import { beginAuthorization } from "../../domain/authorizations/begin.ts";
import { findPlugin } from "../../domain/connections/connections.ts";
import { operation } from "../../http/operation.ts";
import { oauthCallbackUrl, requireOwnLink } from "../../http/same-origin.ts";
import { goBack, goTo, leave, sayProblem } from "./oauth-answers.ts";

/** Sends the browser to an app's page. Another site must not: the app may agree without a question. */
export const startOauth = operation(
  "startOauth",
  async ({ deps, user, params, query, request }) => {
    requireOwnLink(request);
    const plugin = findPlugin(deps.plugins, params.pluginName);
    const { browser, cookie } = leave(deps, request);
    try {
      const url = await beginAuthorization(deps, plugin, {
        userId: user.id,
        isAdmin: user.isAdmin,
        browser,
        connectionId: query.connection,
        redirectUri: oauthCallbackUrl(request, deps.env.publicUrl),
      });
      return goTo(url, cookie);
    } catch (error) {
      return goBack(deps, {
        userId: user.id,
        plugin: plugin.manifest.name,
        connectionId: null,
        problem: sayProblem(deps, error),
        isRepeatable: false,
      });
    }
  },
);
