import { listSettings } from "../../domain/plugin-settings/list-settings.ts";
import { ok, operation } from "../../http/operation.ts";
import { oauthCallbackUrl } from "../../http/same-origin.ts";

/** The plugin settings for administrators. */
export const listPluginSettings = operation("listPluginSettings", async ({ deps, request }) => {
  const shown = await listSettings(deps, oauthCallbackUrl(request, deps.env.publicUrl));
  const entries = shown.map(({ plugin: { manifest }, fields, config }) => [
    manifest.name,
    { display_name: manifest.display_name, config_schema: { properties: fields }, config },
  ]);
  return ok(Object.fromEntries(entries));
});
