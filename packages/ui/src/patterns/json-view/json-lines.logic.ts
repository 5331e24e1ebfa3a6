import type { Json } from "./types.ts";

/** A piece of printed JSON and what it is. */
export type JsonToken = { kind: "key" | "text" | "number" | "word" | "mark"; text: string };

/** Values that print shorter than this stay on one line. */
const oneLine = 72;

const invisible =
  /[\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e01ef}]/gu;

/**
 * Prints a value for people: short ones on one line, others with two spaces of indent. Characters that do not show are
 * written as the escapes that JSON has for them, so the text still reads back as the same value.
 */
export function printJson(value: Json): string {
  const short = JSON.stringify(value) ?? "null";
  const text = short.length <= oneLine ? spaced(value) : JSON.stringify(value, null, 2);
  return escapeInvisible(text);
}

/** Printed with indent, whatever its length: for editing. */
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

/** A browser lays out a line as a whole: one longer than this goes on in another. */
export const longestLine = 2_000;

/** The lines of a text as they are drawn: very long ones in pieces, none of them inside of a character. */
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

/** Splits one printed line into what can be coloured. */
export function jsonTokens(line: string): JsonToken[] {
  return [...line.matchAll(tokenForm)].map(([text, key, string, number, word]) => {
    if (key !== undefined) return { kind: "key", text };
    if (string !== undefined) return { kind: "text", text };
    if (number !== undefined) return { kind: "number", text };
    return { kind: word === undefined ? "mark" : "word", text };
  });
}

const sizes = new WeakMap<object, number>();

/** Size of a value as JSON, in bytes of UTF-8. That of an object is counted once: one of a megabyte takes its time. */
export function jsonBytes(value: Json): number {
  const known = typeof value === "object" && value !== null ? sizes.get(value) : undefined;
  if (known !== undefined) return known;
  const size = new TextEncoder().encode(JSON.stringify(value) ?? "").length;
  if (typeof value === "object" && value !== null) sizes.set(value, size);
  return size;
}
