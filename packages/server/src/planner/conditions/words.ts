import type { Token } from "../../questions/tokens.ts";
import { stem } from "../../text/stem.ts";
import type { Comparison } from "../../questions/plan.ts";
import type { Payload, Span, SpanOf } from "../questions/spans.ts";
import { isKind } from "../questions/spans.ts";
import type { KnownTable } from "../../questions/known-table.ts";

/** A condition being read: its words with all meanings that they can have over a table. */
export type ConditionText = {
  readonly tokens: readonly Token[];
  readonly spans: ReadonlyMap<number, readonly Span[]>;
  readonly known: KnownTable;
  readonly today: string;
};

const stems = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(stem));

/**
 * Words of a condition that do not select rows. Kept short on purpose: a question may skip "received" or "ordered", but a
 * condition would add unwanted rows every hour.
 */
const LINKS = stems(
  `a an the is are was were be been am do does did have has had can could would will shall should may might must
  i me my we our us you your it its this that these those there here what which who whom whose when
  please tell give show display get find list let see want need know look check make
  of in on at to from for with where and as per by each every all any some than then so
  data file table sheet spreadsheet csv excel column row record entry line value number just only also now exist but
  i'd i'm i've let's`,
);
/** Such words that may be a value besides. */
const NAMES_ROWS = stems("order sale purchase transaction report made sold placed during across");

/** Whether a word only links others, so that it is no value either. */
export const isLink = ({ kind, stem: word }: Token): boolean => kind === "word" && LINKS.has(word);
export const saysNothing = (token: Token): boolean =>
  isLink(token) || (token.kind === "word" && NAMES_ROWS.has(token.stem));

const ARTICLES = stems("the a an its their our my all any");
const OR = stems("or either oder entweder");

export const stemAt = ({ tokens }: ConditionText, at: number): string => tokens[at]?.stem ?? "";
export const isOr = (text: ConditionText, at: number): boolean => OR.has(stemAt(text, at));

export function skipArticles(text: ConditionText, at: number): number {
  let next = at;
  while (ARTICLES.has(stemAt(text, next))) next += 1;
  return next;
}

/** The longest meaning of a kind that begins at a word. */
export function meaningAt<Kind extends Payload["kind"]>(
  { spans }: ConditionText,
  at: number,
  kind: Kind,
): SpanOf<Kind> | undefined {
  let best: SpanOf<Kind> | undefined;
  for (const span of spans.get(at) ?? [])
    if (isKind(span, kind) && span.length > (best?.length ?? 0)) best = span;
  return best;
}

/** How a column is compared with what follows. */
export type Operator = {
  readonly kind: Comparison | "between" | "contains" | "empty";
  readonly not: boolean;
  readonly length: number;
};

export const isComparison = (kind: Operator["kind"]): kind is Comparison =>
  !["between", "contains", "empty"].includes(kind);

const HELPS = stems("does do did");
/** Of the words for it only these are no value that a status may have: "unassigned" and "set" are. */
const EMPTY = stems("empty missing blank null leer");
const FILLED = stems("filled ausgefüllt");
/** Words that compare in a condition alone. */
const COMPARES: Readonly<Record<string, Operator["kind"]>> = {
  "<>": "<>",
  "!=": "<>",
  isn: "<>",
  equal: "=",
  named: "=",
  called: "=",
  include: "contains",
};

/** The operator between a column and its value: `is`, `is not`, `at least`, `does not contain`, `is empty`. */
export function operatorAt(text: ConditionText, at: number): Operator | undefined {
  const copula = meaningAt(text, at, "copula")?.length ?? 0;
  let next = at + copula;
  if (HELPS.has(stemAt(text, next))) next += 1;
  const denial = meaningAt(text, next, "not");
  const isDenied = denial !== undefined && !denial.payload.none && !isWithout(text, next);
  if (isDenied) next += denial.length;
  const main = comparisonAt(text, next);
  // "Orders missing region" is about the region.
  if (main && (main.kind !== "empty" || copula > 0)) {
    next += main.length;
    const end = next + (meaningAt(text, next, "than")?.length ?? 0);
    return { kind: main.kind, not: isDenied !== (main.not ?? false), length: end - at };
  }
  return copula > 0 || isDenied ? { kind: "=", not: isDenied, length: next - at } : undefined;
}

const isWithout = (text: ConditionText, at: number) =>
  ["without", "ohne"].includes(stemAt(text, at));

/** The comparison itself, without "is" and "not" before it. */
export function comparisonAt(
  text: ConditionText,
  at: number,
): { kind: Operator["kind"]; length: number; not?: boolean } | undefined {
  const word = stemAt(text, at);
  if (EMPTY.has(word)) return { kind: "empty", length: 1 };
  if (FILLED.has(word)) return { kind: "empty", length: 1, not: true };
  const compare = meaningAt(text, at, "compare");
  if (compare) return { kind: compare.payload.op, length: compare.length };
  const contains = meaningAt(text, at, "contains");
  if (contains) return { kind: "contains", length: contains.length };
  const also = text.tokens[at]?.kind === "quoted" ? undefined : COMPARES[word];
  return also && { kind: also, length: 1 };
}
