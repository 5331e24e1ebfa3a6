import { isSecretField } from "../../domain/plugins/secret-fields.ts";
import type { PluginManifest } from "../../domain/plugins/types.ts";

/**
 * The names of the settings with secrets, and of the others; `answered` are those of the others that an app sends with a
 * consent.
 */
export function settingNames({
  connection_settings_schema: { properties },
  oauth,
}: PluginManifest) {
  const entries = Object.entries(properties);
  const answered = Object.keys(oauth?.answers ?? {});
  return {
    secrets: entries.filter(([, setting]) => isSecretField(setting)).map(([name]) => name),
    settings: [
      ...entries.filter(([, setting]) => !isSecretField(setting)).map(([name]) => name),
      ...answered,
    ],
    answered,
  };
}

/** The form's titles of the secret settings. */
export const secretTitles = ({ connection_settings_schema: { properties } }: PluginManifest) =>
  Object.entries(properties)
    .filter(([, setting]) => isSecretField(setting))
    .map(([name, { title }]) => (typeof title === "string" ? title : name));
