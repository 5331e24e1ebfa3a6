import { isNumeric, isTemporal } from "../../questions/catalog.ts";
import { columnAt, conceptAt, nameAt, sampleAt, textAt, textsAt } from "./columns.ts";
import { readBareNumber, readNumbers } from "./numbers.ts";
import { partOf, type Clause, type OpenClause } from "./part.ts";
import { readTime } from "./times.ts";
import {
  isComparison,
  operatorAt,
  skipArticles,
  stemAt,
  type ConditionText,
  type Operator,
} from "./words.ts";
import { columnOperand, isIn } from "../questions/draft.ts";
import type { Filter } from "../../questions/form.ts";
import type { KnownColumn } from "../../questions/known-table.ts";

/** The part of a condition that begins at a word: a column with its operator and value, or a shorthand for them. */
export function readClause(text: ConditionText, at: number): Clause | OpenClause | undefined {
  const time = readTime(text, at);
  return (
    readMissing(text, at) ??
    (time && { parts: [partOf(time.what, time.not)], length: time.length }) ??
    readCompared(text, at) ??
    readBareNumber(text, at) ??
    readBareValues(text, at)
  );
}

const LACKS = ["without", "with no", "no", "missing", "with missing", "with empty", "ohne"];

/** `without email`: a column of which nothing is there. */
function readMissing(text: ConditionText, at: number): Clause | undefined {
  for (const words of LACKS.map((phrase) => phrase.split(" "))) {
    if (words.some((word, index) => stemAt(text, at + index) !== word)) continue;
    const begin = skipArticles(text, at + words.length);
    const column = columnAt(text, begin);
    if (!column) continue;
    const filter: Filter = { kind: "empty", column: column.what, not: false };
    return { parts: [partOf(filter)], length: begin - at + column.length };
  }
  return undefined;
}

/** Words before a column next to its value, such as `with status Open`. */
const INTRODUCES = new Set(
  "where with whose having for in from and of that when on at only if which by".split(" "),
);

/** `status is open`, `amount over 1000`, `customer contains acme`, `with status Open`. */
function readCompared(text: ConditionText, at: number): Clause | undefined {
  const named = columnAt(text, at) ?? conceptAt(text, at);
  if (!named) return undefined;
  const { what, length } = named;
  const column = "kind" in what ? (what.kind === "column" ? what.column : undefined) : what;
  const isIntroduced = INTRODUCES.has(stemAt(text, at - 1));
  const after = at + length;
  const isOf = isIntroduced && stemAt(text, after) === "of";
  const operator: Operator = operatorAt(text, after) ?? {
    kind: "=",
    not: false,
    length: isOf ? 1 : 0,
  };
  const { kind, not } = operator;
  const begin = after + operator.length;
  if (column && kind === "empty") {
    const filter: Filter = { kind: "empty", column, not };
    return { parts: [partOf(filter)], length: begin - at };
  }
  const start = skipArticles(text, begin);
  // "Total amount of North" names no value of the amount, and "amount 5" hardly one.
  const isSure = operator.length > 0;
  if (!isSure && !isIntroduced && sampleAt(text, start) === undefined) return undefined;
  const read =
    "kind" in what && !column
      ? readNumbers(text, start, what, operator)
      : column && readValue(text, start, column, operator, isSure);
  return read && { ...read, length: start - at + read.length };
}

function readValue(
  text: ConditionText,
  at: number,
  column: KnownColumn,
  operator: Operator,
  isSure: boolean,
): Clause | undefined {
  const { kind, not } = operator;
  if (kind === "contains") {
    const value = textAt(text, at, column, isSure);
    const isText = !isNumeric(column) || text.tokens[at]?.kind !== "word";
    return value && isText
      ? { parts: [partOf({ kind, column, value: value.what }, not)], length: value.length }
      : undefined;
  }
  const other = readOther(text, at, column, operator);
  if (other) return other;
  if (isNumeric(column)) return readNumbers(text, at, columnOperand(column), operator);
  if (column.type === "boolean") return readTruth(text, at, column, operator);
  if (isTemporal(column)) return undefined;
  if (kind !== "=" && kind !== "<>") {
    return (
      readNumbers(text, at, columnOperand(column), operator) ??
      readOrdered(text, at, column, operator)
    );
  }
  const values = textsAt(text, at, column, isSure);
  return (
    values && {
      parts: [partOf(isIn(column, values.what), not !== (kind === "<>"))],
      length: values.length,
    }
  );
}

/** `grade >= B`, `created > 2026-01-01` of a column of texts. */
function readOrdered(
  text: ConditionText,
  at: number,
  column: KnownColumn,
  { kind, not }: Operator,
): Clause | undefined {
  const value = textAt(text, at, column, true);
  return value && isComparison(kind)
    ? {
        parts: [partOf({ kind: "ordered", column, op: kind, value: value.what }, not)],
        length: value.length,
      }
    : undefined;
}

/** `shipped after due`, `amount > budget`: two columns, both of dates or both of numbers. */
function readOther(
  text: ConditionText,
  at: number,
  column: KnownColumn,
  { kind, not }: Operator,
): Clause | undefined {
  const isAlike = isTemporal(column) ? isTemporal : isNumeric(column) ? isNumeric : undefined;
  const other = isAlike && columnAt(text, at, isAlike);
  if (!other || other.what === column || !isComparison(kind)) return undefined;
  const filter: Filter = { kind: "columns", column, op: kind, other: other.what };
  return { parts: [partOf(filter, not)], length: other.length };
}

function readTruth(
  text: ConditionText,
  at: number,
  column: KnownColumn,
  { kind, not }: Operator,
): Clause | undefined {
  const word = stemAt(text, at);
  const value = YES.has(word) ? "true" : NO.has(word) ? "false" : undefined;
  return value !== undefined && (kind === "=" || kind === "<>")
    ? { parts: [partOf(isIn(column, [value]), not !== (kind === "<>"))], length: 1 }
    : undefined;
}
const YES = new Set(["true", "yes", "1", "ja"]);
const NO = new Set(["false", "no", "0", "nein"]);

const EXCLUDES = new Set(["except", "excluding", "not", "without", "außer", "nicht", "ohne"]);
const NAMES_VALUE = new Set(["in", "for", "from", "of", "with"]);

/** `in North`, `not paid`, `for "Acme Ltd"`: a value without its column, which is known, or else looked for in every column of text. */
function readBareValues(text: ConditionText, at: number): Clause | undefined {
  const not = EXCLUDES.has(stemAt(text, at));
  const begin = not ? skipArticles(text, at + 1) : at;
  const known = sampleAt(text, begin);
  if (known) {
    const { column } = known;
    const values = textsAt(text, begin, column, false) ?? {
      what: [known.what],
      length: known.length,
    };
    return {
      parts: [partOf(isIn(column, values.what), not)],
      length: begin - at + values.length,
    };
  }
  if (!NAMES_VALUE.has(stemAt(text, at))) return undefined;
  const columns = text.known.columns.filter(({ type }) => type === "text");
  // What is known, or has a column before it, is read from the next word on.
  if (sampleAt(text, at + 1) || columnAt(text, at + 1)) return undefined;
  const name = nameAt(text, at + 1);
  if (!name || columns.length === 0) return undefined;
  return {
    parts: [{ oneOf: columns.map((column) => isIn(column, [name.what])), not: false }],
    length: name.length + 1,
  };
}
