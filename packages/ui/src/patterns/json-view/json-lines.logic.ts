import type { Json } from "./types.ts";

/** A token of printed JSON. */
export type JsonToken = { kind: "key" | "text" | "number" | "word" | "mark"; text: string };

/** Shorter values stay on one line. */
const oneLine = 72;

const invisible =
  /[\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e01ef}]/gu;

/**
 * Prints a value for people: short ones on one line, others with an indent of two spaces. Invisible characters are
 * escaped, so the text still parses to the same value.
 */
export function printJson(value: Json): string {
  const short = JSON.stringify(value) ?? "null";
  const text = short.length <= oneLine ? spaced(value) : JSON.stringify(value, null, 2);
  return escapeInvisible(text);
}

/** Printed with an indent, whatever its length: for editing. */
export function printForEditing(value: Json): string {
  return escapeInvisible(JSON.stringify(value, null, 2));
}

function escapeInvisible(text: string): string {
  return text.replace(invisible, (point) =>
    Array.from({ length: point.length }, (_, unit) => {
      return `\\u${point.charCodeAt(unit).toString(16).padStart(4, "0")}`;
    }).join(""),
  );
}

function spaced(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry: Json) => spaced(entry)).join(", ")}]`;
  const entries = Object.entries(value as { [key: string]: Json });
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${spaced(entry)}`).join(", ")} }`;
}

/** A browser lays out a line as a whole: a longer one continues on the next. */
export const longestLine = 2_000;

/** The lines of a text as rendered: very long ones are split, never inside a character. */
export function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    if (line.length <= longestLine) return [line];
    const pieces: string[] = [];
    for (let at = 0; at < line.length; ) {
      let end = Math.min(line.length, at + longestLine);
      if (end < line.length && isFirstHalf(line.charCodeAt(end - 1))) end += 1;
      pieces.push(line.slice(at, end));
      at = end;
    }
    return pieces;
  });
}

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit < 0xdc00;

const tokenForm =
  /("(?:[^"\\]|\\.)*")(?=\s*:)|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)|([^"\d\-tfn]+|.)/g;

/** Splits one printed line into tokens. */
export function jsonTokens(line: string): JsonToken[] {
  return [...line.matchAll(tokenForm)].map(([text, key, string, number, word]) => {
    if (key !== undefined) return { kind: "key", text };
    if (string !== undefined) return { kind: "text", text };
    if (number !== undefined) return { kind: "number", text };
    return { kind: word === undefined ? "mark" : "word", text };
  });
}

const sizes = new WeakMap<object, number>();

/** Size of a value as JSON, in bytes of UTF-8. Cached for objects: measuring a megabyte takes time. */
export function jsonBytes(value: Json): number {
  const known = typeof value === "object" && value !== null ? sizes.get(value) : undefined;
  if (known !== undefined) return known;
  const size = new TextEncoder().encode(JSON.stringify(value) ?? "").length;
  if (typeof value === "object" && value !== null) sizes.set(value, size);
  return size;
}
