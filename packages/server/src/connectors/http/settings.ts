import type { JsonSchema, PluginManifest } from "../../plugins/types.ts";
import { memberOf } from "./json.ts";

/** Whether a setting of a plugin holds a secret: what goes to the credentials of a connection, not to its configuration. */
export function isSecret(setting: JsonSchema): boolean {
  return [setting, memberOf(setting, "json_schema_extra")].some(
    (flags) =>
      memberOf(flags, "secret") === true ||
      memberOf(flags, "is_secret") === true ||
      memberOf(flags, "writeOnly") === true ||
      memberOf(flags, "format") === "password",
  );
}

/** The names of the settings that hold secrets, and of the others. */
export function settingNames({ connection_settings_schema: { properties } }: PluginManifest) {
  const entries = Object.entries(properties);
  return {
    secrets: entries.filter(([, setting]) => isSecret(setting)).map(([name]) => name),
    settings: entries.filter(([, setting]) => !isSecret(setting)).map(([name]) => name),
  };
}

/** What the form calls the settings that hold secrets. */
export const secretTitles = ({ connection_settings_schema: { properties } }: PluginManifest) =>
  Object.entries(properties)
    .filter(([, setting]) => isSecret(setting))
    .map(([name, { title }]) => (typeof title === "string" ? title : name));
