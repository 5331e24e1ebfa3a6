import { saveSettings } from "../../domain/plugin-settings/save-settings.ts";
import { ok, operation } from "../../http/operation.ts";

/** Saves what an administrator set for a plugin. */
export const updatePluginSettings = operation(
  "updatePluginSettings",
  async ({ deps, params, body }) =>
    ok({ message: await saveSettings(deps, params.pluginName, body.config) }),
);
