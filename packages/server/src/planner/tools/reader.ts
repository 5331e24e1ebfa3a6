import type { Token } from "../../questions/tokens.ts";
import type { PlannerTool } from "../planner-tools.ts";

/** One argument of a tool. */
export type Property = { readonly name: string; readonly schema: Record<string, unknown> };

/** The arguments that a tool cannot do without. */
export const requiredOf = ({ schema: { required } }: PlannerTool): string[] =>
  Array.isArray(required) ? required.map(String) : [];

/** The arguments of a tool. */
export function propertiesOf({ schema: { properties } }: PlannerTool): Property[] {
  if (typeof properties !== "object" || properties === null) return [];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: typeof schema === "object" && schema !== null ? { ...schema } : {},
  }));
}

/** A prompt in the middle of being read: `used` holds the words that have found their place. */
export type Reader = {
  readonly tokens: readonly Token[];
  readonly prompt: string;
  readonly used: Set<number>;
  readonly today: string;
  /** Where the tool's verb and its noun stand; -1 when they do not. */
  verbAt: number;
  nounAt: number;
};

/** Small words at the edge of a text, which are no part of it. */
export const EDGE: ReadonlySet<string> = new Set([
  "to",
  "called",
  "named",
  "titled",
  "that",
  "say",
  "for",
  "with",
  "as",
  "and",
  "the",
  "a",
  "an",
  "of",
  "in",
  "on",
  "by",
  "at",
  "please",
  "about",
  "it",
  "me",
  "my",
  "is",
  "new",
]);

/** Whether an argument takes text. */
export const isText = ({ type }: Record<string, unknown>): boolean =>
  type === "string" || (Array.isArray(type) && type.includes("string"));

/** The stem at a place; empty beyond the ends. */
export const stemAt = ({ tokens }: Reader, at: number): string => tokens[at]?.stem ?? "";

/** `the priority of X to high`, `die Priorität von X auf hoch`. */
export const isOf = (token: Token | undefined): boolean =>
  token?.stem === "of" || token?.text.toLowerCase() === "von";
export const isTo = (token: Token | undefined): boolean =>
  token?.stem === "to" || token?.text.toLowerCase() === "auf";

/** Whether a word is there and has no place yet. */
export const isFree = ({ tokens, used }: Reader, at: number): boolean =>
  at >= 0 && at < tokens.length && !used.has(at);

/** Gives words a place. */
export function take({ used }: Reader, at: number, length = 1): void {
  for (let index = at; index < at + length; index += 1) used.add(index);
}

const MAX_PATTERN_LENGTH = 500;

/**
 * The pattern of an argument; undefined if it has none, or an invalid one: a tool server's mistake must not break all runs of
 * the user who connected it.
 */
export function formOf({ pattern }: Record<string, unknown>): RegExp | undefined {
  if (typeof pattern !== "string" || pattern.length > MAX_PATTERN_LENGTH) return undefined;
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Some forms are only valid without "u", and some are none.
    }
  }
  return undefined;
}

/** A form that not every word has. */
export function tellingForm(schema: Record<string, unknown>): RegExp | undefined {
  const form = formOf(schema);
  return form?.test("word") ? undefined : form;
}
