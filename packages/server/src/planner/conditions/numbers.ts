import { isNumeric } from "../../questions/catalog.ts";
import { mainFigure } from "../data/main-figure.ts";
import type { Comparison } from "../../questions/plan.ts";
import { columnAt, conceptAt, type Found } from "./columns.ts";
import { partOf, type Clause, type OpenClause } from "./part.ts";
import {
  comparisonAt,
  isComparison,
  isOr,
  meaningAt,
  stemAt,
  type ConditionText,
  type Operator,
} from "./words.ts";
import { columnOperand } from "../questions/draft.ts";
import type { Filter, Operand } from "../../questions/form.ts";

/** A number, or two with "between", or several with "or". */
export function readNumbers(
  text: ConditionText,
  at: number,
  of: Operand,
  { kind, not }: Operator,
): Clause | undefined {
  const first = numberAt(text, at);
  if (!first) return undefined;
  const next = at + first.length;
  const filter = (op: Comparison, value: number): Filter => ({ kind: "number", of, op, value });
  if (kind === "between") {
    const second = numberAt(text, next + 1);
    if (!second || not || !["and", "und"].includes(stemAt(text, next))) return undefined;
    return {
      parts: [partOf(filter(">=", first.what)), partOf(filter("<=", second.what))],
      length: first.length + 1 + second.length,
    };
  }
  if (!isComparison(kind)) return undefined;
  // "1000 or more".
  const bound =
    kind === "=" && !not && isOr(text, next) ? meaningAt(text, next, "compare") : undefined;
  if (bound?.payload.op === ">=" || bound?.payload.op === "<=") {
    return {
      parts: [partOf(filter(bound.payload.op, first.what))],
      length: first.length + bound.length,
    };
  }
  const oneOf = [filter(kind, first.what)];
  let { length } = first;
  for (;;) {
    const other = kind === "=" && isOr(text, at + length) && numberAt(text, at + length + 1);
    if (!other) return { parts: [{ oneOf, not }], length };
    oneOf.push(filter(kind, other.what));
    length += 1 + other.length;
  }
}

/** A number in digits, in words, or in quotes. */
function numberAt(text: ConditionText, at: number): Found<number> | undefined {
  const token = text.tokens[at];
  if (token?.kind === "quoted" && /^-?\d+(?:\.\d+)?$/.test(token.text)) {
    return { what: Number(token.text), length: 1 };
  }
  const number = meaningAt(text, at, "number");
  return number && { what: number.payload.value, length: number.length };
}

/** Comparisons that need no column, as in "orders over 1000". "After 5" rarely is one. */
const BOUNDS = new Set<Operator["kind"]>([">", ">=", "<", "<="]);
const OF_TIME = new Set("after before later earlier older nach vor ab".split(" "));

/** `over 1000`, `over 1000 net weight`: a figure that is named behind it, or the main one. */
export function readBareNumber(text: ConditionText, at: number): Clause | OpenClause | undefined {
  const operator = comparisonAt(text, at);
  if (!operator || !BOUNDS.has(operator.kind) || OF_TIME.has(stemAt(text, at))) return undefined;
  const begin = at + operator.length;
  const number = numberAt(text, begin);
  if (!number) return undefined;
  const behind = begin + number.length;
  const named = columnAt(text, behind, isNumeric);
  const figure = named
    ? { what: columnOperand(named.what), length: named.length }
    : conceptAt(text, behind);
  const main = mainFigure(text.known.columns);
  const of = figure?.what ?? (main && columnOperand(main));
  const length = operator.length + number.length + (figure?.length ?? 0);
  if (!of) {
    const said = text.tokens.slice(at, begin + number.length).map((token) => token.text);
    return { question: `Which column should be ${said.join(" ")}?`, length };
  }
  const filter: Filter = {
    kind: "number",
    of,
    op: operator.kind as Comparison,
    value: number.what,
  };
  return { parts: [partOf(filter)], length };
}
