import type { NumberCondition } from "./condition.ts";
import type { Comparison } from "../../questions/plan.ts";
import type { Operand } from "../../questions/form.ts";
import {
  type Draft,
  beside,
  consume,
  fitsUnit,
  freeOf,
  isFree,
  mainOperand,
  operandAt,
} from "./draft.ts";
import { type Span, type SpanOf, isKind } from "./spans.ts";

const BESIDE = ["copula", "than", "only", "by"] as const;

/** Numbers: a condition on rows, on groups, or how many are wanted. */
export function readNumbers(draft: Draft, hasGroup: boolean): NumberCondition[] {
  const found: NumberCondition[] = [];
  for (const span of freeOf(draft, "number")) {
    if (draft.used.has(span)) continue;
    const read = readNumber(draft, span, hasGroup);
    if (read) found.push(...read);
  }
  return found;
}

function readNumber(
  draft: Draft,
  span: SpanOf<"number">,
  hasGroup: boolean,
): NumberCondition[] | undefined {
  const before = beside(draft, span, -1, []);
  const after = beside(draft, span, 1, []);
  if (isKind(before, "extreme") || (isKind(after, "extreme") && !isKind(before, "compare"))) {
    consume(draft, span);
    return [{ kind: "limit", count: span.payload.value, span }];
  }
  const compare = [before, after].find(
    (one): one is SpanOf<"compare"> => isKind(one, "compare") && isFree(draft, one),
  );
  if (compare?.payload.op === "between") return readBetween(draft, compare, span);
  const op = compare?.payload.op as Comparison | undefined;
  const next = after === compare && after ? beside(draft, after, 1, []) : after;
  // Of groups: "customers with more than 20 invoices", "ordered more than 3 times".
  const counted = skipConditions(draft, next);
  if (op && hasGroup && (isKind(counted, "entity", "times") || isKind(next, "times"))) {
    consume(draft, span, compare, counted, next);
    return [{ kind: "having", op, value: span.payload.value }];
  }
  if (
    op &&
    isKind(next, "grain") &&
    next.payload.grain === "day" &&
    draft.known.begins &&
    draft.known.ends
  ) {
    consume(draft, span, compare, next);
    return [
      row(
        { kind: "days", from: draft.known.begins, until: draft.known.ends },
        op,
        span.payload.value,
        span,
      ),
    ];
  }
  // "At more than one site".
  if (
    op &&
    hasGroup &&
    isKind(next, "column") &&
    isFree(draft, next) &&
    ["text", "person", "organisation", "product", "place", "status"].includes(
      next.payload.column.role,
    )
  ) {
    consume(draft, span, compare, next);
    return [{ kind: "having", op, value: span.payload.value, different: next.payload.column }];
  }
  const nearest = nearestFigure(draft, span, compare);
  // "Invoices over 30 days" are no days of invoices over 30, and "length over 20 %" is of no length.
  if (op && isKind(next, "grain") && !(nearest && isCountedIn(nearest.operand, next)))
    return undefined;
  if (nearest && !isExplicitly(nearest.operand, span.payload.unit)) return undefined;
  if (nearest) {
    consume(draft, span, compare, nearest.span, isKind(next, "grain") ? next : undefined);
    const aggregate = beside(draft, nearest.span, -1, []);
    if (hasGroup && op && isKind(aggregate, "aggregate")) {
      consume(draft, aggregate);
      return [{ kind: "having", op, value: span.payload.value, operand: nearest.operand }];
    }
    // "Clients with fees over 15k" are those whose fees add up to more.
    if (
      op &&
      isGroupWith(draft, span) &&
      nearest.operand.kind === "column" &&
      nearest.operand.column.role === "additive"
    )
      return [{ kind: "having", op, value: span.payload.value, operand: nearest.operand }];
    return [row(nearest.operand, op ?? "=", span.payload.value, span)];
  }
  if (!compare || !op) {
    const entity = isKind(after, "entity") || isKind(before, "show");
    if (!entity) return undefined;
    consume(draft, span);
    return [{ kind: "limit", count: span.payload.value, span }];
  }
  const operand = mainOperand(draft);
  // "Which patients are over 65" is not about an amount, unless it says so.
  const { unit } = span.payload;
  const ofWhich =
    !isMoney(unit) &&
    draft.spans.some((one) => isKind(one, "which", "who")) &&
    isKind(draft.spans[draft.spans.indexOf(compare) - 1], "copula");
  // "More than 30 people" is no amount of anything else.
  const ofThings =
    next !== undefined && next.at === span.at + 1 && isKind(next, "person", "entity");
  if (!operand || ofWhich || ofThings || !fitsUnit(operand, unit)) return undefined;
  consume(draft, span, compare);
  draft.penalty += 0.15;
  draft.assumed.push({ kind: "compared", of: operand });
  return [row(operand, op, span.payload.value, span)];
}

const isMoney = (unit: string | undefined) => unit !== undefined && /[€$£]/.test(unit);

/** Whether a figure that is named can be in the unit of a number; a heading need not say its unit. */
const isExplicitly = (operand: Operand, unit: string | undefined): boolean =>
  fitsUnit(operand, unit) ||
  (operand.kind === "column" && !operand.column.money && !/[(°%€$£]/.test(operand.column.label));

/** "A duration over 30 days" of a column in days. */
const isCountedIn = (operand: Operand, { payload }: SpanOf<"grain">): boolean =>
  operand.kind === "column" && operand.column.words.includes(payload.grain);

/** A column that repeats, named first and with no rows of it: "clients with …". */
function isGroupWith(draft: Draft, number: Span): boolean {
  const [first, second] =
    draft.spans[0] && isKind(draft.spans[0], "which", "show") ? draft.spans.slice(1) : draft.spans;
  return (
    isKind(first, "column") &&
    !first.payload.column.unique &&
    ["person", "organisation", "product", "place", "text"].includes(first.payload.column.role) &&
    isKind(second, "with") &&
    second.at < number.at &&
    !draft.spans.some((span) => isKind(span, "entity", "count"))
  );
}

/** Over conditions that stand between a number and what is counted: "more than 3 disputed invoices". */
function skipConditions(draft: Draft, from: Span | undefined): Span | undefined {
  let span = from;
  while (isKind(span, "value", "state", "event")) span = beside(draft, span, 1, []);
  return span;
}

export const row = (of: Operand, op: Comparison, value: number, span: Span): NumberCondition => ({
  kind: "row",
  condition: { span, filter: { kind: "number", of, op, value } },
});

function nearestFigure(draft: Draft, number: Span, compare: Span | undefined) {
  const edges = [compare ?? number, number];
  const at = edges.map((one) => draft.spans.indexOf(one));
  const left = beside(draft, draft.spans[Math.min(...at)] ?? number, -1, BESIDE);
  const right = beside(draft, draft.spans[Math.max(...at)] ?? number, 1, ["than"]);
  for (const span of [left, right]) {
    const operand = isFree(draft, span) ? operandAt(draft, span) : undefined;
    if (span && operand) return { span, operand };
  }
  return undefined;
}

function readBetween(
  draft: Draft,
  compare: SpanOf<"compare">,
  first: SpanOf<"number">,
): NumberCondition[] | undefined {
  const and = beside(draft, first, 1, []);
  const second = and && beside(draft, and, 1, []);
  if (!isKind(and, "and") || !isKind(second, "number")) return undefined;
  const left = beside(draft, compare, -1, BESIDE);
  const right = beside(draft, second, 1, []);
  const span = [left, right].find((one) => operandAt(draft, one));
  const operand = operandAt(draft, span) ?? mainOperand(draft);
  if (!operand) return undefined;
  consume(draft, compare, first, and, second, span);
  return [
    row(operand, ">=", first.payload.value, first),
    row(operand, "<=", second.payload.value, second),
  ];
}
