/** Why a text is rejected as JSON. */
export type JsonProblem = "syntax" | "duplicate-key" | "unsafe-number" | "too-deep";

/** The value of a JSON text, or where and why parsing failed; line and column count from 1. */
export type JsonReading =
  | { ok: true; value: unknown }
  | { ok: false; problem: JsonProblem; line: number; column: number };

/** Deeper nesting is rejected instead of exhausting the stack. */
const maxDepth = 200;

class Stop extends Error {
  readonly problem: JsonProblem;
  readonly at: number;
  constructor(problem: JsonProblem, at: number) {
    super(problem);
    this.problem = problem;
    this.at = at;
  }
}

/**
 * Stricter than `JSON.parse`: duplicate keys and numbers beyond the largest one are rejected, because the user would approve another
 * value than the one shown. An integer beyond double precision becomes a text of its digits, as the server keeps it. Every
 * browser reports the same position.
 */
export function parseJson(text: string): JsonReading {
  try {
    return { ok: true, value: readDocument(text) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, error.at);
    const line = before.split("\n").length;
    return { ok: false, problem: error.problem, line, column: error.at - before.lastIndexOf("\n") };
  }
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** Compiled once: creating a pattern for each value costs more than matching it. */
const patterns = {
  string: /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /true|false|null/y,
};

function readDocument(text: string): unknown {
  let at = 0;

  const stop = (problem: JsonProblem = "syntax", place = at): never => {
    throw new Stop(problem, place);
  };
  const space = () => {
    // Char codes, not a pattern: this runs for each character of an indent, and a text may have a million of them.
    for (let code = text.charCodeAt(at); isSpace(code); code = text.charCodeAt(at)) at += 1;
  };
  const take = (character: string) => {
    if (text.charAt(at) !== character) stop();
    at += 1;
  };
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };

  const string = (): string => {
    const start = at;
    const raw = match(patterns.string);
    if (raw === null) return stop("syntax", start);
    if (!raw.includes("\\")) return raw.slice(1, -1);
    const value: unknown = JSON.parse(raw);
    return typeof value === "string" ? value : stop("syntax", start);
  };

  const number = (): number | string => {
    const start = at;
    const raw = match(patterns.number);
    if (raw === null) return stop();
    const value = Number(raw);
    if (/^-?\d+$/.test(raw) && !Number.isSafeInteger(value)) return raw;
    if (!Number.isFinite(value)) stop("unsafe-number", start);
    return value;
  };

  const array = (depth: number): unknown[] => {
    const items: unknown[] = [];
    take("[");
    space();
    if (text.charAt(at) === "]") {
      at += 1;
      return items;
    }
    for (;;) {
      items.push(value(depth + 1));
      space();
      if (text.charAt(at) !== ",") break;
      at += 1;
    }
    take("]");
    return items;
  };

  const object = (depth: number): Record<string, unknown> => {
    const entries = new Map<string, unknown>();
    take("{");
    space();
    if (text.charAt(at) === "}") {
      at += 1;
      return {};
    }
    for (;;) {
      space();
      const start = at;
      const key = string();
      if (entries.has(key)) stop("duplicate-key", start);
      space();
      take(":");
      entries.set(key, value(depth + 1));
      space();
      if (text.charAt(at) !== ",") break;
      at += 1;
    }
    take("}");
    return Object.fromEntries(entries);
  };

  const value = (depth: number): unknown => {
    if (depth > maxDepth) stop("too-deep");
    space();
    const first = text.charAt(at);
    if (first === "{") return object(depth);
    if (first === "[") return array(depth);
    if (first === '"') return string();
    const word = match(patterns.word);
    if (word !== null) return word === "null" ? null : word === "true";
    return number();
  };

  const result = value(0);
  space();
  if (at < text.length) stop();
  return result;
}
