import type { Condition } from "./condition.ts";
import { isNone } from "./read-negations.ts";
import type { Filter } from "../../questions/form.ts";
import { type Draft, beside, consume, freeOf, isIn } from "./draft.ts";
import { type Span, type SpanOf, isKind } from "./spans.ts";

/** Values, with those of one column that are joined put together. */
export function readValues(draft: Draft, denied: ReadonlySet<Span>): Condition[] {
  const spans = freeOf(draft, "value");
  const found: Condition[] = [];
  for (const span of spans) {
    if (draft.used.has(span)) continue;
    const { column } = span.payload;
    const joined = spans.filter(
      (one) =>
        one !== span &&
        !draft.used.has(one) &&
        one.payload.column === column &&
        denied.has(one) === denied.has(span),
    );
    for (const one of joined) if (!isJoined(draft, span, one)) draft.penalty += 0.6;
    consume(draft, span, ...joined);
    consumeJoins(draft, [span, ...joined]);
    consumeHeading(draft, span);
    const values = [...new Set([span, ...joined].flatMap((one) => one.payload.values))];
    found.push({
      span,
      filter: isIn(column, values, denied.has(span)),
      ...(denied.has(span) && isNone(draft, span) ? { none: isIn(column, values) } : {}),
    });
  }
  return found;
}

/** Texts in quotes, and what a column is to contain: `customer "O'Brien"`, `subject contains login`. */
export function readTexts(draft: Draft): Condition[] {
  return freeOf(draft, "text").flatMap((span) => {
    const contains = beside(draft, span, -1, []);
    const named = isKind(contains, "contains")
      ? beside(draft, contains, -1)
      : beside(draft, span, -1, ["copula", "compare"]);
    if (!isKind(named, "column")) return [];
    const { column } = named.payload;
    consume(draft, span, named, isKind(contains, "contains") ? contains : undefined);
    consume(
      draft,
      ...draft.spans.filter(
        (one) => isKind(one, "compare") && one.at > named.at && one.at < span.at,
      ),
    );
    const filter: Filter = isKind(contains, "contains")
      ? { kind: "contains", column, value: span.payload.value }
      : isIn(column, [span.payload.value]);
    return { span, filter };
  });
}

/** Whether "and", "or" or a comma comes between, and nothing else that counts. */
function isJoined(draft: Draft, a: Span, b: Span): boolean {
  const [from, to] = [draft.spans.indexOf(a), draft.spans.indexOf(b)].toSorted((x, y) => x - y);
  return draft.spans
    .slice((from ?? 0) + 1, to)
    .every((span) =>
      isKind(span, "and", "or", "not", "versus", "value", "than", "by", "difference", "both"),
    );
}

function consumeJoins(draft: Draft, spans: readonly Span[]) {
  const places = spans.map((span) => draft.spans.indexOf(span));
  for (const [at, span] of draft.spans.entries()) {
    if (at > Math.min(...places) && at < Math.max(...places) && isKind(span, "and", "or", "not"))
      consume(draft, span);
  }
}

/**
 * "country Germany", "Lab A sensor": the heading next to its value adds nothing, nor does "by" before a value, as in "approved
 * by Priya".
 */
function consumeHeading(draft: Draft, span: SpanOf<"value">) {
  for (const step of [1, -1] as const) {
    const next = beside(draft, span, step, ["copula", "than", "not", "compare"]);
    if (isKind(next, "column") && next.payload.column === span.payload.column) consume(draft, next);
  }
  const before = beside(draft, span, -1, []);
  if (isKind(before, "by")) consume(draft, before);
}
