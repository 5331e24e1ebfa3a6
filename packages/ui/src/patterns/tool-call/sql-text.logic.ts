import { isSql } from "../../internal/is-sql.ts";
import type { Json, JsonObject } from "../json-view/types.ts";

/** Statements in a value, by their keys, and what is left of the value without them. */
export type SqlParts = { statements: readonly [key: string, sql: string][]; rest: JsonObject };

/** Takes the SQL out of an object; null for a value without any. */
export function sqlIn(value: Json): SqlParts | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const statements: [string, string][] = [];
  const rest: [string, Json][] = [];
  for (const [key, entry] of Object.entries(value as JsonObject)) {
    if (typeof entry === "string" && isSql(key, entry)) statements.push([key, entry]);
    else rest.push([key, entry]);
  }
  return statements.length === 0 ? null : { statements, rest: Object.fromEntries(rest) };
}

/** Words of SQL in order: texts and names in quotes, comments and brackets count as one word or sign each. */
const words = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|[()]|\w+|\s+|[^\w\s]/g;
const clauses = new Set(["from", "where", "group", "having", "order", "limit", "union", "qualify"]);

/** A statement of one line with each of its clauses on a line; one that has lines keeps them. */
export function sqlLines(sql: string): string {
  const text = sql.trim();
  if (text.includes("\n")) return text;
  let depth = 0;
  let lines = "";
  for (const [word] of text.matchAll(words)) {
    if (word === "(") depth += 1;
    if (word === ")") depth -= 1;
    lines =
      depth === 0 && clauses.has(word.toLowerCase()) && lines !== ""
        ? `${lines.trimEnd()}\n${word}`
        : lines + word;
  }
  return lines;
}
