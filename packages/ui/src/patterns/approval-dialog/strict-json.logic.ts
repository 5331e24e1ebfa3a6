import type { ApprovalWords } from "../../components/labels/words/approval-words.ts";
import { parseJson } from "../../form/index.ts";
import type { JsonObject } from "../json-view/types.ts";

/** Why a text is refused as the arguments of a call, and where, counted from 1. */
export type ArgumentsProblem =
  | { kind: "not-object"; found: keyof ApprovalWords["argumentsNotObject"]; place: null }
  | {
      kind: "duplicate-key" | "unsafe-number" | "syntax";
      /** The rejected key or number. */
      word: string;
      place: { line: number; column: number };
    };

/** The arguments, or why they could not be parsed. */
export type ArgumentsReading =
  | { ok: true; value: JsonObject }
  | { ok: false; problem: ArgumentsProblem };

/**
 * Parses the arguments of a call from JSON. Invalid JSON gets the specified alert, everything else a message of its
 * own.
 */
export function readArguments(text: string): ArgumentsReading {
  const reading = parseJson(text);
  if (reading.ok) {
    const found = kindOf(reading.value);
    if (found === null) return { ok: true, value: reading.value as JsonObject };
    return { ok: false, problem: { kind: "not-object", found, place: null } };
  }
  const { line, column } = reading;
  const kind =
    reading.problem === "duplicate-key" || reading.problem === "unsafe-number"
      ? reading.problem
      : "syntax";
  const word = wordAt(textAt(text, line, column));
  return { ok: false, problem: { kind, word, place: { line, column } } };
}

/** The message for a problem. */
export function problemInWords(problem: ArgumentsProblem, words: ApprovalWords): string {
  switch (problem.kind) {
    case "not-object":
      return words.argumentsNotObject[problem.found];
    case "duplicate-key":
      return words.argumentKeyTwice(problem.word);
    case "unsafe-number":
      return words.argumentNumberUnsafe(problem.word);
    case "syntax":
      return words.invalidArguments;
  }
}

function kindOf(value: unknown): keyof ApprovalWords["argumentsNotObject"] | null {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "boolean" : null;
}

function textAt(text: string, line: number, column: number): string {
  const lines = text.split("\n");
  return (lines[line - 1] ?? "").slice(column - 1);
}

/** The key or number that begins here, truncated to fit the message. */
function wordAt(text: string): string {
  const word = /^(?:"(?:[^"\\]|\\.)*"|[-+.\deE]+)/.exec(text)?.[0] ?? "";
  return word.length > 60 ? `${word.slice(0, 60)}…` : word;
}
