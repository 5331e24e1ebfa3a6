import type { PluginManifest } from "../../domain/plugins/types.ts";
import type { Problem } from "../problem.ts";

/** Inconsistencies in the OAuth parts of a manifest; as `httpProblems`. */
export function oauthProblems({
  auth_type,
  oauth,
  http,
  connection_settings_schema: { properties },
}: PluginManifest): Problem[] {
  const [setting] = Object.keys(properties);
  if (auth_type !== "oauth") {
    return oauth ? [{ path: ["oauth"], message: "the plugin's auth_type is not oauth" }] : [];
  }
  return [
    ...(oauth
      ? []
      : [{ path: ["oauth"], message: "a plugin with auth_type oauth needs this part" }]),
    ...(http && http.auth?.kind !== "oauth2"
      ? [{ path: ["http", "auth"], message: "must be oauth2, since the app gives tokens" }]
      : []),
    ...(setting === undefined
      ? []
      : [
          {
            path: ["connection_settings_schema", "properties", setting],
            message: "nobody is asked for settings of a plugin with auth_type oauth",
          },
        ]),
  ];
}
