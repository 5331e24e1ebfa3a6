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

/** One field of a manifest. */
export interface ManifestField extends SchemaField {
  /** The current setting; always undefined for a secret. */
  value: unknown;
  /** A secret that is stored. */
  stored: boolean;
  /** Read-only. */
  locked: boolean;
}

/** The inputs from which a form's fields are derived. */
export interface ManifestSource {
  schema: unknown;
  values: SchemaValue | undefined;
  /** Secrets are stored, but it is unknown which. */
  stored: boolean;
  policy: SecretPolicy;
  /** Which answers must not be empty. */
  require: "schema" | "all";
  /** Whether only secrets can be edited. */
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
 * The fields of a manifest. Neither a secret nor its marker gets any further than here, even if the schema forgot to
 * flag it.
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

/** A setting as its control's value: ticked, chosen, or as text. */
export function typedOf({ kind, value, secret }: ManifestField): unknown {
  if (secret) return undefined;
  if (kind === "boolean") return value === true;
  return kind === "enum" ? value : showAnswer(value, kind);
}

/**
 * The setting that a control's value stands for, or what is wrong with it. An untouched setting is returned unchanged.
 */
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

/** A cleared setting must be sent, or it would stay in force; one that was never set need not be. */
function cleared({ kind, value }: ManifestField): unknown {
  if (isBlank(value)) return undefined;
  return kind === "string" || kind === "text" ? "" : null;
}

/** Names of unknown controls; their fields become text fields. */
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

/** Characters of label and key that fit on half a line of a form. */
const halfLine = 44;

function isShort(field: ManifestField, keys: boolean): boolean {
  const letters = field.label.length + (keys ? field.key.length : 0);
  const lines = field.secret || ["boolean", "text", "json", "list"].includes(field.kind);
  return !lines && letters <= halfLine;
}

/** Which fields share a line: short ones in pairs, so that no half line stays empty. */
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

/** Whether optional fields are marked: if most are optional, the mark would be on nearly every line. */
export function marksOptional(fields: readonly ManifestField[]): boolean {
  const required = fields.filter((field) => field.required).length;
  return required > fields.length / 2;
}
