import { isSecretField } from "../plugins/secret-fields.ts";
import type { ConnectionAccess, JsonSchema, PluginManifest } from "../plugins/types.ts";
import { AppError } from "../errors.ts";

/** Longest texts, in characters. A secret may be a whole key file. */
const MAX_SETTING_LENGTH = 2_000;
const MAX_SECRET_LENGTH = 16_000;

/** Settings and secrets as they are sent. */
export type SentSettings = {
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly credentials?: Readonly<Record<string, string>>;
};

/**
 * Reads the settings of a new connection. Every field of the plugin is required. Settings are trimmed, because copied addresses
 * come with blanks; secrets are not, because a password may begin or end with one.
 * @throws AppError `invalid`, naming the first field that is wrong
 */
export function readSettings(manifest: PluginManifest, sent: SentSettings): ConnectionAccess {
  const configuration = Object.fromEntries(
    Object.entries(sent.configuration ?? {}).map(([name, value]) => [
      name,
      readSetting(manifest, name, value),
    ]),
  );
  const credentials = readSecrets(manifest, sent.credentials);
  requireAll(manifest, { configuration, credentials });
  return { configuration, credentials };
}

/**
 * Reads the secrets that were typed; blank ones are left out, since they keep their value.
 * @throws AppError `invalid`, naming the first field that is wrong
 */
export function readSecrets(
  manifest: PluginManifest,
  sent: SentSettings["credentials"] = {},
): Record<string, string> {
  for (const [name, value] of Object.entries(sent)) {
    if (!isSecretField(fieldOf(manifest, name))) {
      throw wrong(`${call(manifest, name)} is not secret; send it in configuration`);
    }
    requireLength(manifest, name, value, MAX_SECRET_LENGTH);
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ""));
}

/**
 * Requires an existing connection to keep its address: its secrets were entered for that server, and another one must not get
 * them.
 * @throws AppError `invalid`, naming the first setting that differs
 */
export function requireSameSettings(
  manifest: PluginManifest,
  stored: Readonly<Record<string, unknown>>,
  sent: SentSettings["configuration"] = {},
): void {
  for (const [name, value] of Object.entries(sent)) {
    const kept = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (isSame(kept, value)) continue;
    readSetting(manifest, name, value);
    throw wrong(
      `${call(manifest, name)} of a connection cannot be changed; add another connection instead`,
    );
  }
}

/**
 * Checks that no field of the plugin is without a value.
 * @throws AppError `invalid`, naming the first one that is
 */
export function requireAll(manifest: PluginManifest, access: ConnectionAccess): void {
  for (const [name, schema] of Object.entries(manifest.connection_settings_schema.properties)) {
    const part = isSecretField(schema) ? "credentials" : "configuration";
    if (!Object.hasOwn(access[part], name) || isBlank(access[part][name])) {
      throw wrong(`${call(manifest, name)} is missing`);
    }
  }
}

/** Names of a plugin's secret fields. */
export const secretNames = (manifest: PluginManifest): string[] =>
  Object.entries(manifest.connection_settings_schema.properties)
    .filter(([, schema]) => isSecretField(schema))
    .map(([name]) => name);

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** A setting that has no value and one that is sent blank are the same. */
const isSame = (stored: unknown, sent: unknown) =>
  stored === sent ||
  trimmed(stored) === trimmed(sent) ||
  (isBlank(stored) && isBlank(trimmed(sent)));

function readSetting(manifest: PluginManifest, name: string, sent: unknown): unknown {
  const schema = fieldOf(manifest, name);
  if (isSecretField(schema)) {
    throw wrong(`${call(manifest, name)} is secret; send it in credentials`);
  }
  const value = trimmed(sent);
  if (isBlank(value)) return null;
  if (typeof value === "string") {
    requireLength(manifest, name, value, MAX_SETTING_LENGTH);
  }
  const kind = kindMissed(schema, value);
  if (kind) throw wrong(`${call(manifest, name)} must be ${kind}`);
  return value;
}

/** The type that a value should have by its schema; undefined if it fits. Lists and objects are sent as JSON text. */
function kindMissed(schema: JsonSchema, value: unknown): string | undefined {
  const { enum: options, type } = schema;
  if (Array.isArray(options)) {
    return options.includes(value) ? undefined : `one of ${options.map(String).join(", ")}`;
  }
  switch (type) {
    case "boolean":
      return typeof value === "boolean" ? undefined : "true or false";
    case "integer":
      return Number.isSafeInteger(value) ? undefined : "a whole number";
    case "number":
      return Number.isFinite(value) ? undefined : "a number";
    case "string":
    case "array":
    case "object":
      return typeof value === "string" ? undefined : "text";
    default:
      return undefined;
  }
}

function requireLength(manifest: PluginManifest, name: string, value: string, longest: number) {
  const { maxLength } = fieldOf(manifest, name);
  const most = typeof maxLength === "number" ? Math.min(maxLength, longest) : longest;
  if (value.length > most) {
    throw wrong(`${call(manifest, name)} may have at most ${most} characters`);
  }
}

function fieldOf(manifest: PluginManifest, name: string): JsonSchema {
  const { properties } = manifest.connection_settings_schema;
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (schema) return schema;
  throw wrong(`${manifest.display_name} has no setting named ${name.slice(0, 100)}`);
}

/** A field as the form names it, with the name that it is sent under. */
function call(manifest: PluginManifest, name: string): string {
  const title = manifest.connection_settings_schema.properties[name]?.["title"];
  return typeof title === "string" && title !== name ? `${title} (${name})` : name;
}

const wrong = (sentence: string) => new AppError("invalid", `${sentence}.`);
