import type { JsonSchema, Plugin, PluginRegistry } from "../plugins/types.ts";
import { isSecretField } from "../plugins/secret-fields.ts";
import { adminFields, SECRET_IS_SET } from "./fields.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { PluginSettings } from "./ports.ts";

/** A plugin with its settings. A stored secret is shown as a mark. */
export type ShownSettings = {
  readonly plugin: Plugin;
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly config: Readonly<Record<string, string>>;
};

/** The plugins that administrators can set something for, in the order of the catalogue. */
export async function listSettings(
  {
    plugins,
    store,
  }: { readonly plugins: PluginRegistry; readonly store: Pick<Repositories, "pluginSettings"> },
  redirectUri: string,
): Promise<ShownSettings[]> {
  const stored = await store.pluginSettings.list();
  return plugins.list().flatMap((plugin) => {
    const fields = adminFields(plugin.manifest, redirectUri);
    if (Object.keys(fields).length === 0) return [];
    const found = stored.find((one) => one.plugin === plugin.manifest.name);
    return [{ plugin, fields, config: shown(fields, found) }];
  });
}

function shown(fields: ShownSettings["fields"], stored: PluginSettings | undefined) {
  const config: Record<string, string> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (!isSecretField(schema)) config[name] = stored?.config[name] ?? "";
    else if (Object.hasOwn(stored?.secrets?.sealed ?? {}, name)) config[name] = SECRET_IS_SET;
  }
  return config;
}
