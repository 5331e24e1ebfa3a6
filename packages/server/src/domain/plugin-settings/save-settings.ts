import type { Clock } from "../../clock.ts";
import { isSecretField } from "../plugins/secret-fields.ts";
import type { PluginRegistry } from "../plugins/types.ts";
import type { Vault } from "../../secrets/vault.ts";
import { findPlugin } from "../connections/connections.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { AppError } from "../errors.ts";
import { adminFields, SECRET_IS_SET } from "./fields.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

const MAX_SETTING_LENGTH = 4_000;

/**
 * Saves an administrator's settings for a plugin. Omitted fields stay, and so does a secret that is sent as its mark; empty
 * ones are removed.
 * @returns a message for the administrator
 * @throws AppError `not_found` for an unknown plugin, `invalid` for an unknown field and a value that is not text
 */
export async function saveSettings(
  deps: {
    readonly plugins: PluginRegistry;
    readonly store: UnitOfWork;
    readonly vault: Vault;
    readonly clock: Clock;
  },
  { actor, pluginName }: { readonly actor: string; readonly pluginName: string },
  sent: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { plugins, store, vault, clock } = deps;
  const { manifest } = findPlugin(plugins, pluginName);
  const plugin = manifest.name;
  const fields = adminFields(manifest, "");
  const stored = await store.pluginSettings.find(plugin);
  const config: Record<string, string> = { ...stored?.config };
  const typed: Record<string, string> = {};
  for (const [name, given] of Object.entries(sent)) {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!schema) throw wrong(`${manifest.display_name} has no setting named ${name.slice(0, 100)}`);
    const value = readText(name, given);
    if (!isSecretField(schema)) config[name] = value;
    else if (value !== SECRET_IS_SET) typed[name] = value;
  }
  const owner = { plugin };
  let secrets = stored?.secrets ?? null;
  if (Object.keys(typed).length > 0) {
    // Stored ones are opened only if an untyped field could have any.
    const kept = secrets && isPart(secrets.sealed, typed) ? vault.open(owner, secrets) : {};
    const held = Object.entries({ ...kept, ...typed }).filter(([, value]) => value !== "");
    secrets = held.length > 0 ? vault.lock(owner, Object.fromEntries(held)) : null;
  }
  await store.transaction(async (tx) => {
    await tx.pluginSettings.put({ plugin, config, secrets }, clock.now());
    await recordAudit(tx, {
      actor,
      action: "plugin_settings_changed",
      outcome: "done",
      target: { kind: "plugin", id: plugin, label: manifest.display_name },
      // Every name has been checked to be one of the plugin's own fields.
      detail: Object.keys(sent).join(", "),
    });
  });
  return `The settings of ${manifest.display_name} were saved.`;
}

const isPart = (sealed: Readonly<Record<string, string>>, typed: Record<string, string>) =>
  Object.keys(sealed).some((name) => !Object.hasOwn(typed, name));

function readText(name: string, value: unknown): string {
  const text = value === null ? "" : value;
  if (typeof text !== "string") throw wrong(`'${name}' must be text`);
  if (text.length > MAX_SETTING_LENGTH)
    throw wrong(`'${name}' must have at most ${MAX_SETTING_LENGTH} characters`);
  // Both are copied from a page, where blanks come along easily.
  return text.trim();
}

const wrong = (sentence: string) => new AppError("invalid", `${sentence}.`);
