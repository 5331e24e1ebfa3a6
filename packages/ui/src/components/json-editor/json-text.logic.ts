import { type JsonProblem, parseJson } from "../../internal/parse-json.ts";

/** Where a text stops being valid JSON, and why; line and column count from 1. */
export interface JsonMistake {
  problem: JsonProblem;
  line: number;
  column: number;
}

/** A JSON value as edited text. */
export interface JsonDraft {
  text: string;
  /** The last valid value. The given value itself (same object) while the text is unedited. */
  value: unknown;
  mistake: JsonMistake | null;
  /** The value and the text printed from it. */
  printed: { text: string; value: unknown };
}

/** Longer texts are parsed on pause or blur, not with each letter. */
export const readAtOnce = 60_000;

export function newJsonDraft(value: unknown): JsonDraft {
  const text = JSON.stringify(value, null, 2) ?? "";
  return { text, value, mistake: null, printed: { text, value } };
}

/** The draft with another text, not parsed yet. */
export function withJsonText(draft: JsonDraft, text: string): JsonDraft {
  return { ...draft, text };
}

/** The draft with its text parsed. Unedited text is not parsed: it returns the given value itself. */
export function readJsonDraft(draft: JsonDraft): JsonDraft {
  if (draft.text === draft.printed.text) {
    return { ...draft, value: draft.printed.value, mistake: null };
  }
  const reading = parseJson(draft.text);
  if (reading.ok) return { ...draft, value: reading.value, mistake: null };
  const { problem, line, column } = reading;
  return { ...draft, mistake: { problem, line, column } };
}

/** Offset of a line and a column in a text. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf("\n", start);
    if (end === -1) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** How many lines a text has. */
export function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

const piece = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Formats a JSON text with an indent of two spaces. Only white space changes: numbers stay as written, which parsing
 * and printing would not guarantee (`1.0`, `1e3`). The text must be valid.
 */
export function formatJsonText(text: string): string {
  const out: string[] = [];
  let depth = 0;
  let before = "";
  const line = () => out.push("\n", "  ".repeat(depth));
  for (const [token] of text.matchAll(piece)) {
    const closes = token === "}" || token === "]";
    const opened = before === "{" || before === "[";
    if (closes) {
      depth -= 1;
      if (!opened) line();
    } else if (opened) line();
    out.push(token === ":" ? ": " : token);
    if (token === ",") line();
    if (token === "{" || token === "[") depth += 1;
    before = token;
  }
  return out.join("");
}

/** A text with a selection in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** The replacement of the selected lines, and its position, when their indent changes by one step. */
export function indentLines({ text, start, end }: Selected, by: 1 | -1) {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const stop = text.indexOf("\n", end);
  const to = stop === -1 ? text.length : stop;
  const lines = text.slice(from, to).split("\n");
  const moved = lines.map((one) => (by === 1 ? `  ${one}` : one.replace(/^ {1,2}|^\t/, "")));
  const first = (moved[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const replacement = moved.join("\n");
  return {
    from,
    to,
    replacement,
    start: Math.max(from, start + first),
    end: Math.max(from, end + replacement.length - (to - from)),
  };
}
