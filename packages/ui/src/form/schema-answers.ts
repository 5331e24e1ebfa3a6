import type { Labels } from "../components/labels/labels.types.ts";
import { parseJson } from "./parse-json.ts";
import { ownValue, type SchemaField, type SchemaValue } from "./schema-fields.ts";

/** Error messages of values. */
export type AnswerWords = Pick<
  Labels,
  | "requiredField"
  | "invalidNumber"
  | "invalidInteger"
  | "invalidJson"
  | "atLeast"
  | "atMost"
  | "tooLong"
>;

/** A parsed input: its value (undefined for none), or an error. */
export type Reading = { value: unknown; error?: undefined } | { error: string };

/** Whether two values are the same JSON. Order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.keys(a);
  if (left.length !== Object.keys(b).length) return false;
  return left.every(
    (key) => Object.hasOwn(b, key) && sameJson((a as SchemaValue)[key], (b as SchemaValue)[key]),
  );
}

/** A value as text for a control or for "was …". */
export function showAnswer(value: unknown, kind: SchemaField["kind"]): string {
  if (value === undefined) return "";
  if (kind === "json") return JSON.stringify(value, null, 2);
  if (kind === "list" && Array.isArray(value)) return value.join("\n");
  if (value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const plainWords = /^\p{Ll}+(?: \p{Ll}+)*$/u;

/** The label of an option: `high` as `High`, if all options are plain words. */
export function showChoice(value: unknown, options: readonly unknown[]): string {
  const text = showAnswer(value, "string");
  const words = options.every((option) => typeof option !== "string" || plainWords.test(option));
  return words && plainWords.test(text) ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
}

/** The hint below a field. A date is picked, so its format needs no explanation. */
export function hintOf({ kind, description }: SchemaField): string | undefined {
  // A switch shows its description beside itself.
  if (kind === "boolean") return undefined;
  const spelling =
    description !== undefined && /\d{4}-\d{2}-\d{2}|yyyy-mm-dd|iso.?8601/i.test(description);
  return kind === "date" && spelling ? undefined : description;
}

/** Whether the input is text that must be parsed first. */
export function isRead(kind: SchemaField["kind"]): boolean {
  return kind === "number" || kind === "integer" || kind === "json" || kind === "list";
}

/** Parses the input of a number, list or JSON control. */
export function readAnswer(text: string, field: SchemaField, words: AnswerWords): Reading {
  if (text.trim() === "") return { value: field.nullable && field.required ? null : undefined };
  if (field.kind === "json") {
    const reading = parseJson(text);
    return reading.ok
      ? { value: reading.value }
      : { error: words.invalidJson(reading.line, reading.column) };
  }
  if (field.kind === "list") {
    const lines = text.split("\n").map((line) => line.trim());
    return { value: lines.filter((line) => line !== "") };
  }
  const trimmed = text.trim();
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)
    ? Number(trimmed)
    : Number.NaN;
  if (!Number.isFinite(value)) return { error: words.invalidNumber };
  if (Number.isSafeInteger(value)) return { value };
  // Rounded, an ID would name another record: one that is too long for a number stays a text of its digits.
  if (/^-?\d+$/.test(trimmed)) return { value: trimmed };
  return field.kind === "integer" ? { error: words.invalidInteger } : { value };
}

/** The error of a value; null if it is valid. */
export function checkAnswer(value: unknown, field: SchemaField, words: AnswerWords): string | null {
  if (value === undefined || (value === null && !field.nullable)) {
    return field.required && field.kind !== "boolean" ? words.requiredField : null;
  }
  if (typeof value === "number") {
    if (field.minimum !== undefined && value < field.minimum) return words.atLeast(field.minimum);
    if (field.maximum !== undefined && value > field.maximum) return words.atMost(field.maximum);
  }
  if (
    typeof value === "string" &&
    field.maxLength !== undefined &&
    value.length > field.maxLength
  ) {
    return words.tooLong(field.maxLength);
  }
  return null;
}

/** The object with one value replaced; undefined removes the key. Any key is safe, even `__proto__`. */
export function withAnswer(value: SchemaValue, key: string, answer: unknown): SchemaValue {
  const rest = Object.entries(value).map(([name, old]): [string, unknown] => [
    name,
    name === key ? answer : old,
  ]);
  if (!Object.hasOwn(value, key)) rest.push([key, answer]);
  return Object.fromEntries(rest.filter(([, entry]) => entry !== undefined));
}

/** Keys that differ between two objects: changed, added or removed. */
export function changedKeys(original: SchemaValue, value: SchemaValue): readonly string[] {
  const keys = new Set([...Object.keys(original), ...Object.keys(value)]);
  return [...keys].filter((key) => !sameJson(ownValue(original, key), ownValue(value, key)));
}
