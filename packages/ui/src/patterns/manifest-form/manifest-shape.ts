import {
  type AnswerWords,
  checkAnswer,
  type FormFailure,
  type FormShape,
  readingSchema,
} from "../../form/index.ts";
import { type ManifestField, readTyped } from "./manifest.logic.ts";
import { isReserved, removes, type SecretPolicy } from "./secrets.logic.ts";

/** Error messages of settings. */
export type ManifestWords = AnswerWords & { reservedText: string };

// Prefixed, because a manifest's key may equal one of the screen's own fields, e.g. `name`.
export const settingKey = (key: string) => `setting:${key}`;
export const extraKey = (key: string) => `extra:${key}`;

/** Maps the server's errors to the form's keys; unknown keys stay, and are shown above the form. */
export function toFormKeys(
  { message, fields }: FormFailure,
  settings: readonly ManifestField[],
): FormFailure {
  const known = new Set(settings.map((field) => field.key));
  const entries = Object.entries(fields ?? {}).map(([key, text]) => [
    known.has(key) ? settingKey(key) : extraKey(key),
    text,
  ]);
  return {
    ...(message === undefined ? {} : { message }),
    fields: Object.fromEntries(entries),
  };
}

/** The shape of a manifest form: the screen's own fields first, then the settings. */
export function manifestShape(
  fields: readonly ManifestField[],
  extra: FormShape,
  policy: SecretPolicy,
  words: ManifestWords,
): FormShape {
  return Object.fromEntries([
    ...Object.entries(extra).map(([key, schema]) => [extraKey(key), schema]),
    ...fields.map((field) => [
      settingKey(field.key),
      field.secret ? secretSchema(field, policy, words) : settingSchema(field, words),
    ]),
  ]);
}

function settingSchema(field: ManifestField, words: ManifestWords) {
  return readingSchema((typed) => readTyped(field, typed, words));
}

function secretSchema(field: ManifestField, policy: SecretPolicy, words: ManifestWords) {
  return readingSchema((typed) => {
    const text = typeof typed === "string" ? typed : undefined;
    const error = secretError(field, text, policy, words);
    return error === null ? { value: text } : { error };
  });
}

function secretError(
  field: ManifestField,
  text: string | undefined,
  policy: SecretPolicy,
  words: ManifestWords,
): string | null {
  if (text === undefined || text === "") {
    const kept = field.stored && !removes(policy, { stored: true, text });
    return field.required && !kept ? words.requiredField : null;
  }
  return isReserved(policy, text) ? words.reservedText : checkAnswer(text, field, words);
}
