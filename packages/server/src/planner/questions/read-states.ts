import type { Condition } from "./condition.ts";
import { beforeToday, stateFilters } from "./state-filters.ts";
import { unpaid } from "./payment.ts";
import { isNone } from "./read-negations.ts";
import {
  type Draft,
  beside,
  consume,
  dateAt,
  freeOf,
  isFigure,
  isFree,
  isIn,
  noOf,
  operandAt,
  yesOf,
} from "./draft.ts";
import { type Span, type SpanOf, isKind } from "./spans.ts";

/** States and yes/no columns, and columns that are empty. */
export function readStates(draft: Draft, denied: ReadonlySet<Span>): Condition[] {
  const found: Condition[] = [];
  for (const span of freeOf(draft, "state")) {
    const filters = stateFilters(draft, span.payload.state, denied.has(span));
    if (!filters) continue;
    consume(draft, span);
    found.push(...filters.map((filter) => ({ filter, span })));
  }
  for (const span of freeOf(draft, "not")) {
    // "Without any discount", "never renewed".
    const next = beside(draft, span, 1);
    if (!isKind(next, "column") || !isFree(draft, next)) continue;
    const { column } = next.payload;
    if (!isFigure(column)) continue;
    // "The total without tax" may be rows without any, or a figure less another.
    const before = beside(draft, span, -1, []);
    if (isKind(before, "aggregate") || operandAt(draft, before)) continue;
    consume(draft, span, next);
    // Leads without a quote: an empty cell means that, otherwise a zero.
    found.push({
      span,
      filter: column.hasEmpty
        ? { kind: "empty", column, not: false }
        : { kind: "number", of: { kind: "column", column }, op: "=", value: 0 },
    });
  }
  for (const span of freeOf(draft, "owed")) {
    const filters = unpaid(draft);
    // What is owed is a figure, too: `readOwed` uses the span.
    if (filters) found.push(...filters.map((filter) => ({ filter, span })));
  }
  for (const span of freeOf(draft, "with")) {
    const next = beside(draft, span, 1, []);
    if (!isKind(next, "column") || isKind(beside(draft, next, 1), "compare", "number", "value"))
      continue;
    const { column } = next.payload;
    if (!isFigure(column) && !column.hasEmpty) continue;
    consume(draft, span, next);
    found.push({
      span,
      filter: isFigure(column)
        ? { kind: "number", of: { kind: "column", column }, op: ">", value: 0 }
        : { kind: "empty", column, not: true },
    });
  }
  for (const span of freeOf(draft, "past")) {
    const next = beside(draft, span, 1);
    const column = dateAt(draft, next);
    if (!column || !isFree(draft, next)) continue;
    consume(draft, span, next);
    found.push({
      span,
      filter: beforeToday(column, draft),
    });
  }
  for (const span of freeOf(draft, "empty")) {
    const column = [beside(draft, span, 1), beside(draft, span, -1)].find(
      (one): one is SpanOf<"column"> =>
        isKind(one, "column") && isFree(draft, one) && one.payload.column.hasEmpty,
    );
    if (!column) continue;
    consume(draft, span, column);
    found.push({
      span,
      filter: {
        kind: "empty",
        column: column.payload.column,
        not: span.payload.not !== denied.has(span),
      },
    });
  }
  for (const span of freeOf(draft, "column")) {
    const { column } = span.payload;
    if (column.role === "yes-no" && !isKind(beside(draft, span, -1, []), "by", "which", "and")) {
      consume(draft, span);
      found.push({
        span,
        filter: isIn(column, [denied.has(span) ? noOf(column) : yesOf(column)]),
        ...(denied.has(span) && isNone(draft, span) ? { none: isIn(column, [yesOf(column)]) } : {}),
      });
    } else if (denied.has(span) && column.hasEmpty) {
      consume(draft, span);
      found.push({ span, filter: { kind: "empty", column, not: false } });
    }
  }
  for (const span of freeOf(draft, "event")) {
    const column = dateAt(draft, span);
    if (!column) continue;
    if (column.hasEmpty) {
      consume(draft, span);
      found.push({ span, filter: { kind: "empty", column, not: !denied.has(span) } });
    } else if (!denied.has(span)) consume(draft, span);
  }
  return found;
}
