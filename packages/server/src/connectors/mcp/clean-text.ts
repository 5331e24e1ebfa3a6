import { storableText } from "../../domain/storable.ts";
import { isObject } from "../http/json.ts";

/**
 * Characters that are invisible to a user but not to a model: controls, bidirectional marks, tags and fillers. Joiners stay,
 * since some languages and many emoji need them.
 */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const CUT = "…";

/** A foreign text without invisible characters. Line breaks and tabs stay. */
export function cleanText(text: string, most: number): string {
  const seen = storableText(text.replaceAll("\r\n", "\n")).replaceAll(UNSEEN, (character) =>
    character === "\n" || character === "\t" ? character : "",
  );
  return seen.length > most ? `${seen.slice(0, most).toWellFormed()}${CUT}` : seen;
}

/** The same on one line. */
export const cleanLine = (text: string, most: number): string =>
  cleanText(text.replaceAll(/\s+/g, " "), most).trim();

/** Foreign JSON with every string and property name cleaned, at full length. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value, value.length);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name, name.length), cleanValue(inner)]),
  );
}

/** Whether a text has no invisible characters. */
export const isPlain = (text: string): boolean => cleanText(text, text.length) === text;

/** The same for every string and property name in a value. As JSON, escapes would hide them. */
export function isPlainValue(value: unknown): boolean {
  if (typeof value === "string") return isPlain(value);
  if (Array.isArray(value)) return value.every(isPlainValue);
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, inner]) => isPlain(name) && isPlainValue(inner));
}
