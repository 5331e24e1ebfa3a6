import { saveSettings } from "../../domain/plugin-settings/save-settings.ts";
import { ok, operation } from "../../http/operation.ts";

/** Saves an administrator's settings for a plugin. */
export const updatePluginSettings = operation(
  "updatePluginSettings",
  async ({ deps, user, params: { pluginName }, body }) =>
    ok({ message: await saveSettings(deps, { actor: user.id, pluginName }, body.config) }),
);
