import {
  type AnswerWords,
  checkAnswer,
  isRead,
  ownValue,
  type Reading,
  readAnswer,
  readSchemaFields,
  type SchemaField,
  type SchemaValue,
  sameJson,
  showAnswer,
} from "../../form/index.ts";
import type { SecretPolicy } from "./secrets.logic.ts";

/** One question of a manifest. */
export interface ManifestField extends SchemaField {
  /** The setting in force; always undefined for a secret. */
  value: unknown;
  /** A secret that is stored. */
  stored: boolean;
  /** Shown and left as it is. */
  locked: boolean;
}

/** What a manifest and the settings in force say about a form. */
export interface ManifestSource {
  schema: unknown;
  values: SchemaValue | undefined;
  /** Secrets are on file, which ones is not known. */
  stored: boolean;
  policy: SecretPolicy;
  /** Which answers may not stay empty. */
  require: "schema" | "all";
  /** Whether only secrets are asked for. */
  locked: boolean;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

function defaultOf(schema: unknown, key: string): unknown {
  const at = (object: unknown, name: string) =>
    typeof object === "object" && object !== null
      ? ownValue(object as SchemaValue, name)
      : undefined;
  return at(at(at(schema, "properties"), key), "default");
}

/**
 * The questions of a manifest. Neither a secret nor the marker that stands for one gets any further than here, also
 * where the schema forgot to flag it.
 */
export function readManifest(source: ManifestSource): readonly ManifestField[] {
  const { schema, values, policy } = source;
  const known = readSchemaFields(schema, {}).map((field) => field.key);
  const isMarker = (key: string) => ownValue(values ?? {}, key) === policy.marker;
  const begun = known.map((key): [string, unknown] => {
    const value = values === undefined ? defaultOf(schema, key) : ownValue(values, key);
    return [key, isMarker(key) ? undefined : value];
  });
  return readSchemaFields(schema, Object.fromEntries(begun), { lists: true }).map(
    (field, index) => {
      const secret = field.secret || isMarker(field.key);
      const value = begun[index]?.[1];
      const locked = source.locked && !secret;
      return {
        ...field,
        secret,
        locked,
        required: !locked && (field.required || source.require === "all"),
        value: secret ? undefined : value,
        stored:
          secret &&
          (source.stored || isMarker(field.key) || (values !== undefined && !isBlank(value))),
      };
    },
  );
}

/** A setting as its control holds it: ticked, chosen, or as text. */
export function typedOf({ kind, value, secret }: ManifestField): unknown {
  if (secret) return undefined;
  if (kind === "boolean") return value === true;
  return kind === "enum" ? value : showAnswer(value, kind);
}

/** What a control holds, read: the setting, or what is wrong with it. A setting that nobody touched stays as it came. */
export function readTyped(field: ManifestField, typed: unknown, words: AnswerWords): Reading {
  if (field.locked) return { value: field.value };
  const reading = asSetting(field, typed, words);
  if (reading.error !== undefined) return reading;
  const given = isGiven(reading.value) ? reading.value : undefined;
  const error = checkAnswer(given, field, words);
  return error === null ? reading : { error };
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === "string" ? value.trim() !== "" : true;
}

function asSetting(field: ManifestField, typed: unknown, words: AnswerWords): Reading {
  if (field.value !== undefined && sameJson(typed, typedOf(field))) return { value: field.value };
  if (field.kind === "boolean") return { value: typed === true };
  if (field.kind === "enum") return { value: typed ?? cleared(field) };
  const text = typeof typed === "string" ? typed : "";
  if (!isRead(field.kind)) return { value: text === "" ? cleared(field) : text };
  const reading = readAnswer(text, field, words);
  return reading.error === undefined ? { value: reading.value ?? cleared(field) } : reading;
}

/** An emptied setting has to be sent, or it would stay in force; one that never was need not be. */
function cleared({ kind, value }: ManifestField): unknown {
  if (isBlank(value)) return undefined;
  return kind === "string" || kind === "text" ? "" : null;
}

/** Names of controls that nothing here answers to; they are drawn as texts. */
export function unknownComponents(fields: readonly SchemaField[]): readonly string[] {
  const asked = fields.map((field) => field.component).filter((name) => name !== undefined);
  return [...new Set(asked)].filter((name) => !knownComponents.has(name));
}

const knownComponents: ReadonlySet<string> = new Set([
  "textarea",
  "text",
  "input",
  "password",
  "select",
  "checkbox",
  "number",
]);

/** Letters of label and key that still fit on half a line of a form. */
const halfLine = 44;

function isShort(field: ManifestField, keys: boolean): boolean {
  const letters = field.label.length + (keys ? field.key.length : 0);
  const lines = field.secret || ["boolean", "text", "json", "list"].includes(field.kind);
  return !lines && letters <= halfLine;
}

/** Which questions stand beside another: short ones in pairs, so that no half line stays empty. */
export function pairs(fields: readonly ManifestField[], keys: boolean): ReadonlySet<string> {
  const paired = new Set<string>();
  for (let index = 0; index + 1 < fields.length; index += 1) {
    const [left, right] = fields.slice(index, index + 2);
    if (!left || !right || !isShort(left, keys) || !isShort(right, keys)) continue;
    paired.add(left.name).add(right.name);
    index += 1;
  }
  return paired;
}

/** Whether optional answers carry a mark: where most may stay empty, it would be on nearly every line. */
export function marksOptional(fields: readonly ManifestField[]): boolean {
  const required = fields.filter((field) => field.required).length;
  return required > fields.length / 2;
}
