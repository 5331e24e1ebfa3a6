import type { Condition } from "./condition.ts";
import { type Draft, beside, consume, dateAt, freeOf, isFigure } from "./draft.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import { type SpanOf, isKind } from "./spans.ts";

/** `paid after the due date`, `below their reorder level`: one column compared with another. */
export function readColumnPairs(draft: Draft): Condition[] {
  return freeOf(draft, "compare").flatMap((compare) => {
    const { op } = compare.payload;
    if (op === "between") return [];
    const after = beside(draft, compare, 1, ["than", "copula", "only"]);
    const before = beside(draft, compare, -1, ["copula", "than", "entity", "not"]);
    const right = dateAt(draft, after);
    const apart = right && readDaysApart(draft, compare, right);
    if (apart) {
      consume(draft, after);
      return apart;
    }
    if (right) {
      const left = dateAt(draft, before) ?? draft.known.ends;
      if (!left || left === right) return [];
      consume(draft, compare, after, dateAt(draft, before) ? before : undefined);
      return {
        span: compare,
        filter: { kind: "columns", column: left, op, other: right } as const,
      };
    }
    if (
      !isKind(after, "column") ||
      !isFigure(after.payload.column) ||
      isKind(beside(draft, after, 1), "number")
    )
      return [];
    const named =
      isKind(before, "column") &&
      isFigure(before.payload.column) &&
      before.payload.column !== after.payload.column
        ? before
        : undefined;
    if (!named) draft.penalty += 0.5;
    const left =
      named?.payload.column ??
      (draft.known.quantity !== after.payload.column ? draft.known.quantity : undefined) ??
      otherStock(draft, after.payload.column);
    if (!left) return [];
    consume(draft, compare, after, named);
    return {
      span: compare,
      filter: { kind: "columns", column: left, op, other: after.payload.column } as const,
    };
  });
}

/** `more than 30 days after the order`: how far the day of a row lies from another. */
function readDaysApart(
  draft: Draft,
  compare: SpanOf<"compare">,
  other: KnownColumn,
): Condition | undefined {
  const day = beside(draft, compare, -1, []);
  const number = day && beside(draft, day, -1, []);
  const than = number && beside(draft, number, -1, []);
  if (!isKind(day, "grain") || day.payload.grain !== "day" || !isKind(number, "number"))
    return undefined;
  const own = draft.known.begins;
  if (!own || own === other || !isKind(than, "compare") || than.payload.op === "between")
    return undefined;
  const [from, until] = compare.payload.op === ">" ? [other, own] : [own, other];
  consume(draft, compare, day, number, than);
  return {
    span: number,
    filter: {
      kind: "number",
      of: { kind: "days", from, until },
      op: than.payload.op,
      value: number.payload.value,
    },
  };
}

const otherStock = (draft: Draft, not: KnownColumn) =>
  draft.known.columns.find((column) => column !== not && column.role === "additive");
