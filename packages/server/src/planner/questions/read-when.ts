import { type Draft, columnOperand, consume, freeOf } from "./draft.ts";
import type { Group, Measure, Operand } from "../../questions/form.ts";
import { type Span, isKind } from "./spans.ts";

/** `when was the last order`: the first or last date. */
export function readWhen(
  draft: Draft,
): { kind: "figures"; measures: Measure[]; groups: Group[] } | undefined {
  const [when] = freeOf(draft, "when");
  const dates = draft.spans.filter(
    (span) =>
      isKind(span, "event") || (isKind(span, "column") && span.payload.column.role === "date"),
  );
  if (!when || !draft.known.begins) return undefined;
  const [extreme] = freeOf(draft, "extreme");
  if (extreme && extreme.payload.measured !== "date") return undefined;
  const named = dates
    .map((span) => ({ span, operand: dateOperand(draft, span) }))
    .find(({ operand }) => operand);
  const column = named?.operand ?? columnOperand(draft.known.begins);
  if (!extreme) {
    // Of one row: "when did A-17 arrive".
    const isOne = freeOf(draft, "value").some(
      ({ payload }) => payload.column.unique && payload.values.length === 1,
    );
    if (!isOne || !named) return undefined;
    consume(draft, when, named.span);
    return { kind: "figures", measures: [{ fn: "max", of: column }], groups: [] };
  }
  consume(draft, when, extreme, named?.span);
  return {
    kind: "figures",
    measures: [{ fn: extreme.payload.down ? "max" : "min", of: column }],
    groups: [],
  };
}

export function dateOperand(draft: Draft, span: Span): Operand | undefined {
  if (isKind(span, "column")) return columnOperand(span.payload.column);
  if (!isKind(span, "event")) return undefined;
  const column = draft.known.columns.find(
    (one) =>
      one.role === "date" &&
      one.words.some((word) =>
        span.payload.headings.some(
          (heading) => word.startsWith(heading) || heading.startsWith(word),
        ),
      ),
  );
  return column && columnOperand(column);
}
