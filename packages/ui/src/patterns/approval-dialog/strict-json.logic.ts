import { parseJson } from "../../form/index.ts";
import type { JsonObject } from "../json-view/types.ts";

/** Why a text is refused as the arguments of a call: what to say, and where, counted from 1. */
export type ArgumentsProblem = { message: string; place: string | null };

/** Arguments, or why there are none. */
export type ArgumentsReading =
  | { ok: true; value: JsonObject }
  | { ok: false; problem: ArgumentsProblem };

/** Reads the arguments of a call from JSON. What is no JSON gets the specified alert, everything else its own words. */
export function readArguments(text: string): ArgumentsReading {
  const reading = parseJson(text);
  if (reading.ok) {
    const found = kindOf(reading.value);
    if (found === null) return { ok: true, value: reading.value as JsonObject };
    const message = `Arguments must be a JSON object, not ${found}.`;
    return { ok: false, problem: { message, place: null } };
  }
  const place = `Line ${reading.line}, column ${reading.column}.`;
  const at = textAt(text, reading.line, reading.column);
  switch (reading.problem) {
    case "duplicate-key":
      return { ok: false, problem: { message: `The key ${wordAt(at)} is there twice.`, place } };
    case "unsafe-integer":
      return {
        ok: false,
        problem: {
          message: `The number ${wordAt(at)} cannot be kept exactly. Put it in quotes to send it as text.`,
          place,
        },
      };
    default:
      return { ok: false, problem: { message: "Invalid JSON in arguments field.", place } };
  }
}

function kindOf(value: unknown): string | null {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  if (typeof value === "number") return "a number";
  return typeof value === "boolean" ? "true or false" : null;
}

function textAt(text: string, line: number, column: number): string {
  const lines = text.split("\n");
  return (lines[line - 1] ?? "").slice(column - 1);
}

/** The key or number that begins here, cut where it would flood the message. */
function wordAt(text: string): string {
  const word = /^(?:"(?:[^"\\]|\\.)*"|[-+.\deE]+)/.exec(text)?.[0] ?? "";
  return word.length > 60 ? `${word.slice(0, 60)}…` : word;
}
