import type { PluginSettings } from "@switchboard/api-client";
import type { PluginConfig, ShownPluginSettings } from "@switchboard/ui/screens/admin-settings";

/** The settings of a plugin, with what was saved since they were loaded. */
export function toShownSettings(
  name: string,
  { display_name, config_schema, config: loaded }: PluginSettings,
  saved?: PluginConfig,
): Omit<ShownPluginSettings, "logoUrl" | "save"> {
  const config = saved ?? textsOf(loaded);
  const fields = Object.keys(config_schema.properties ?? {});
  return {
    name,
    displayName: display_name,
    schema: config_schema,
    config,
    isSetUp: fields.every((field) => (config[field] ?? "") !== ""),
  };
}

const textsOf = (config: PluginSettings["config"]): PluginConfig =>
  Object.fromEntries(Object.entries(config).map(([key, value]) => [key, String(value ?? "")]));
