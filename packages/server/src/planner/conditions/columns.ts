import { fold } from "../../text/stem.ts";
import { isTemporal } from "../../questions/catalog.ts";
import { nameStems } from "../../questions/tokens.ts";
import { isLink, isOr, meaningAt, operatorAt, skipArticles, type ConditionText } from "./words.ts";
import { createDraft, operandAt } from "../questions/draft.ts";
import type { Operand } from "../../questions/form.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import { isKind } from "../questions/spans.ts";

/** What a run of words names, and how long it is. */
export type Found<Kind> = { readonly what: Kind; readonly length: number };

/** Of the words of a heading all, its beginning or end, or any one: each is surer than what only means the same (1 at most). */
const [WHOLE, EDGE, ONE] = [4, 3, 2];
/** The most words that name a column. */
const MAX_HEADING_WORDS = 8;

/** The column named at a word, with the number of words in its name. Ties go to the shorter name, then to the first column. */
export function columnAt(
  text: ConditionText,
  at: number,
  only: (column: KnownColumn) => boolean = () => true,
): Found<KnownColumn> | undefined {
  const places = text.known.columns;
  const meant = (text.spans.get(at) ?? []).flatMap(({ payload, length, strength }) =>
    payload.kind === "column" ? [{ column: payload.column, length, strength }] : [],
  );
  const written = places.flatMap((column) =>
    Array.from({ length: MAX_HEADING_WORDS }, (_, index) => index + 1).map((length) => ({
      column,
      length,
      strength: writtenStrength(text, at, length, column),
    })),
  );
  const [best] = [...written, ...meant]
    .filter(({ column, strength }) => strength > 0 && only(column))
    .toSorted(
      (a, b) =>
        b.length - a.length ||
        b.strength - a.strength ||
        a.column.words.length - b.column.words.length ||
        places.indexOf(a.column) - places.indexOf(b.column),
    );
  return best && { what: best.column, length: best.length };
}

/** How well a run of words writes a heading, or the name of it in SQL. */
function writtenStrength(
  { tokens }: ConditionText,
  at: number,
  length: number,
  { label, name }: KnownColumn,
): number {
  const run = tokens.slice(at, at + length);
  if (run.length < length || run.some(({ kind }) => kind === "sign")) return 0;
  const said = run.flatMap((token) => nameStems(token.text)).join(" ");
  const strengths = [label, name].map((one) => {
    const words = nameStems(one);
    if (said === "") return 0;
    if (words.join(" ") === said) return WHOLE;
    const edges = [words.slice(0, length), words.slice(-length)];
    if (edges.some((edge) => edge.join(" ") === said)) return EDGE;
    return words.includes(said) ? ONE : 0;
  });
  return Math.max(...strengths);
}

/** The figure for a word that is not a heading: "revenue" is the amount, or the price times the quantity. */
export function conceptAt(text: ConditionText, at: number): Found<Operand> | undefined {
  const draft = createDraft(text.known, [], text.today);
  for (const span of text.spans.get(at) ?? []) {
    const what = isKind(span, "concept") ? operandAt(draft, span) : undefined;
    if (what) return { what, length: span.length };
  }
  return undefined;
}

/** The date that is meant where none is named. */
export const mainDate = ({ known }: ConditionText): KnownColumn | undefined =>
  known.columns.find(isTemporal);

/** The most words that are one value. */
const MAX_VALUE_WORDS = 6;

/** The longest known value of a text column at a position. */
export function sampleAt(
  { tokens, known }: ConditionText,
  at: number,
  columns: readonly KnownColumn[] = known.columns,
): (Found<string> & { readonly column: KnownColumn }) | undefined {
  for (let length = Math.min(MAX_VALUE_WORDS, tokens.length - at); length >= 1; length -= 1) {
    const words = tokens.slice(at, at + length);
    const said = fold(words.map((token) => token.text).join(" "));
    // "IT" is a department, and "it" is none.
    const [only, more] = words;
    if (said.length < 2 || (only && !more && isLink(only) && !/^\p{Lu}+$/u.test(only.text)))
      continue;
    for (const column of columns.filter(({ type }) => type === "text")) {
      const what = column.samples.find((sample) => fold(sample).trim() === said);
      if (what !== undefined) return { what, column, length };
    }
  }
  return undefined;
}

/** A word written as a name is. */
const isName = (text: ConditionText, at: number): boolean => {
  const token = text.tokens[at];
  return token?.kind === "word" && /^\p{Lu}/u.test(token.text) && isWord(text, at);
};
/** A word that can be a value. */
const isWord = (text: ConditionText, at: number): boolean => {
  const token = text.tokens[at];
  return token !== undefined && token.kind !== "sign" && !isLink(token) && !isOr(text, at);
};

/** An unknown value: a quoted text, or consecutive words that are written as a name. */
export function nameAt(text: ConditionText, at: number): Found<string> | undefined {
  const token = text.tokens[at];
  if (token?.kind === "quoted") return { what: token.text, length: 1 };
  let length = 0;
  while (isName(text, at + length) && (length === 0 || !comparesAt(text, at + length))) length += 1;
  return length === 0 ? undefined : { what: wordsOf(text, at, length), length };
}

/** Whether a column and an operator begin there. */
export function comparesAt(text: ConditionText, at: number): boolean {
  const column = columnAt(text, at);
  return column !== undefined && operatorAt(text, at + column.length) !== undefined;
}

/**
 * The value that a text column is compared with. After an operator any word is accepted: an app's lists have no known values,
 * and "status is paid" is clear enough.
 */
export function textAt(
  text: ConditionText,
  at: number,
  column: KnownColumn,
  afterOperator: boolean,
): Found<string> | undefined {
  const token = text.tokens[at];
  if (!token) return undefined;
  if (token.kind === "number") return { what: token.text, length: 1 };
  const found = sampleAt(text, at, [column]) ?? nameAt(text, at);
  if (found || !afterOperator || !isWord(text, at)) return found;
  return { what: token.text, length: 1 };
}

const wordsOf = ({ tokens }: ConditionText, at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map((token) => token.text)
    .join(" ");

/** Values of one column joined with "or". A word that begins the next condition is not one. */
export function textsAt(
  text: ConditionText,
  at: number,
  column: KnownColumn,
  afterOperator: boolean,
): Found<string[]> | undefined {
  const first = textAt(text, at, column, afterOperator);
  if (!first) return undefined;
  const what = [first.what];
  let { length } = first;
  while (isOr(text, at + length)) {
    const next = skipArticles(text, at + length + 1);
    const isKnown = sampleAt(text, next, [column]) !== undefined;
    const isOther = columnAt(text, next) ?? meaningAt(text, next, "time");
    const other = isKnown || !isOther ? textAt(text, next, column, afterOperator) : undefined;
    if (!other) break;
    what.push(other.what);
    length = next - at + other.length;
  }
  return { what, length };
}
