import { isSetUp } from "../../domain/authorizations/apps.ts";
import { ok, operation } from "../../http/operation.ts";
import { oauthCallbackUrl } from "../../http/same-origin.ts";
import { toManifest } from "../../plugins/to-manifest.ts";
import { findPlugin } from "./find-plugin.ts";

export const getPluginManifest = operation(
  "getPluginManifest",
  async ({ deps, params, request }) => {
    const plugin = findPlugin(deps.plugins, params.pluginName);
    const manifest = toManifest(plugin);
    if (!plugin.manifest.oauth) return ok(manifest);
    const redirect_uri = oauthCallbackUrl(request, deps.env.publicUrl);
    return ok({
      ...manifest,
      authorization: { is_set_up: await isSetUp(deps, plugin), redirect_uri },
    });
  },
);
