import type { Json, JsonObject } from "../json-view/types.ts";

/** Why a text is refused as the arguments of a call. Line and column count from 1. */
export type JsonProblem =
  | { kind: "syntax"; line: number; column: number }
  | { kind: "not-object"; found: "list" | "text" | "number" | "boolean" | "null" }
  | { kind: "duplicate-key"; key: string; line: number; column: number }
  | { kind: "unsafe-number"; number: string; line: number; column: number };

/** Arguments, or why there are none. */
export type JsonReading = { ok: true; value: JsonObject } | { ok: false; problem: JsonProblem };

/**
 * Reads the arguments of a call from JSON. Stricter than `JSON.parse`: it refuses what that would change silently,
 * keys written twice and numbers that do not survive as a double.
 */
export function readArguments(text: string): JsonReading {
  const reader = new Reader(text);
  try {
    const value = reader.whole();
    const found = kindOf(value);
    if (found !== "object") return { ok: false, problem: { kind: "not-object", found } };
    return { ok: true, value: value as JsonObject };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, problem: thrown.problem };
    throw thrown;
  }
}

/** The specified alert for text that is no JSON, or a message of its own; `place` where there is one. */
export function describeProblem(problem: JsonProblem): { message: string; place: string | null } {
  const place = "line" in problem ? `Line ${problem.line}, column ${problem.column}.` : null;
  switch (problem.kind) {
    case "syntax":
      return { message: "Invalid JSON in arguments field.", place };
    case "not-object":
      return { message: `Arguments must be a JSON object, not a ${problem.found}.`, place };
    case "duplicate-key":
      return { message: `The key "${problem.key}" is there twice.`, place };
    case "unsafe-number":
      return {
        message: `The number ${problem.number} cannot be kept exactly. Put it in quotes to send it as text.`,
        place,
      };
  }
}

function kindOf(value: Json): "object" | "list" | "text" | "number" | "boolean" | "null" {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "boolean" : "object";
}

class Refusal extends Error {
  readonly problem: JsonProblem;
  constructor(problem: JsonProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const maxDepth = 200;
const numberForm = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const stringForm = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

class Reader {
  #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json {
    const value = this.#value(0);
    this.#space();
    if (this.#at < this.#text.length) this.#refuse();
    return value;
  }

  #value(depth: number): Json {
    this.#space();
    if (depth > maxDepth) this.#refuse();
    const next = this.#text.charAt(this.#at);
    if (next === "{") return this.#object(depth);
    if (next === "[") return this.#list(depth);
    if (next === '"') return this.#string();
    for (const [word, value] of [
      ["true", true],
      ["false", false],
      ["null", null],
    ] as const) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    return this.#number();
  }

  #object(depth: number): JsonObject {
    const entries: [string, Json][] = [];
    const seen = new Set<string>();
    this.#at++;
    this.#space();
    if (this.#take("}")) return {};
    do {
      this.#space();
      const keyAt = this.#at;
      if (this.#text.charAt(this.#at) !== '"') this.#refuse();
      const key = this.#string();
      if (seen.has(key)) throw new Refusal({ kind: "duplicate-key", key, ...this.#place(keyAt) });
      seen.add(key);
      this.#space();
      if (!this.#take(":")) this.#refuse();
      entries.push([key, this.#value(depth + 1)]);
      this.#space();
    } while (this.#take(","));
    if (!this.#take("}")) this.#refuse();
    return Object.fromEntries(entries);
  }

  #list(depth: number): Json[] {
    const list: Json[] = [];
    this.#at++;
    this.#space();
    if (this.#take("]")) return list;
    do {
      list.push(this.#value(depth + 1));
      this.#space();
    } while (this.#take(","));
    if (!this.#take("]")) this.#refuse();
    return list;
  }

  #string(): string {
    const written = this.#match(stringForm);
    if (written === null) {
      this.#toStringEnd();
      this.#refuse();
    }
    return JSON.parse(written);
  }

  #number(): number {
    const from = this.#at;
    const written = this.#match(numberForm);
    if (written === null || written === "") this.#refuse();
    const value = Number(written);
    const whole = /^-?\d+$/.test(written);
    if (!Number.isFinite(value) || (whole && !Number.isSafeInteger(value))) {
      throw new Refusal({ kind: "unsafe-number", number: written, ...this.#place(from) });
    }
    return value;
  }

  #match(form: RegExp): string | null {
    form.lastIndex = this.#at;
    const found = form.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  /** Moves to the place in a broken text where it breaks. */
  #toStringEnd(): void {
    this.#at++;
    while (this.#at < this.#text.length) {
      const next = this.#text.charAt(this.#at);
      if (next < " ") return;
      if (
        next === "\\" &&
        !/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(this.#text.slice(this.#at, this.#at + 6))
      )
        return;
      this.#at += next === "\\" ? 2 : 1;
    }
  }

  #take(char: string): boolean {
    if (this.#text.charAt(this.#at) !== char) return false;
    this.#at++;
    return true;
  }

  #space(): void {
    while (" \t\n\r".includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length)
      this.#at++;
  }

  #place(at: number): { line: number; column: number } {
    const before = this.#text.slice(0, at);
    return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
  }

  #refuse(): never {
    throw new Refusal({ kind: "syntax", ...this.#place(this.#at) });
  }
}
