import type { JsonSchema, PluginManifest } from "../plugins/types.ts";

/** The server's registration at an app that requires users' consent. */
export const CLIENT_ID = "client_id";
export const CLIENT_SECRET = "client_secret";

/** Replaces a stored secret in responses. */
export const SECRET_IS_SET = "__is_set__";

/**
 * The fields that administrators can set for a plugin; none for one that needs nothing of them.
 * @param redirectUri where the app sends browsers back to
 */
export function adminFields(
  { oauth, display_name: app }: PluginManifest,
  redirectUri: string,
): Readonly<Record<string, JsonSchema>> {
  if (!oauth) return {};
  const id = {
    type: "string",
    title: "Client ID",
    description: `Register an application with ${app} to get it. Use the redirect URI ${redirectUri}`,
  };
  if (oauth.client_auth === "none") return { [CLIENT_ID]: id };
  return {
    [CLIENT_ID]: id,
    [CLIENT_SECRET]: {
      type: "string",
      title: "Client secret",
      description: `Shown next to the client ID.`,
      secret: true,
    },
  };
}
