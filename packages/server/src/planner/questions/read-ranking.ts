import { defaultRanking, rankedBy, rowOperand } from "./ranking-figure.ts";
import { type Draft, beside, columnOperand, consume, freeOf, isFree, operandAt } from "./draft.ts";
import { isDown } from "./better.ts";
import type { Filter, FormContent } from "../../questions/form.ts";
import { type Parts, filtersOf } from "./parts.ts";
import { readSubject, sameOperand } from "./read-targets.ts";
import { isKind } from "./spans.ts";

/** `the largest …`, `top 5 … by …`, `which … has the most …`. */
export function readRanking(draft: Draft, parts: Parts): FormContent | undefined {
  const [extreme] = freeOf(draft, "extreme");
  if (!extreme) return undefined;
  const { known } = draft;
  const filters = filtersOf(parts.conditions);
  const limit =
    parts.numbers.find((one) => one.kind === "limit")?.count ??
    (extreme.payload.several && !parts.focus ? SEVERAL : undefined);
  consume(draft, ...freeOf(draft, "count"));
  const extremes = readExtremes(draft, parts, filters);
  if (extremes) return extremes;
  const measured = rankedBy(draft, extreme, parts);
  const groups = [...parts.groups];
  const subject =
    parts.focus ?? (groups.length === 0 || limit !== undefined ? readSubject(draft) : undefined);
  // Of three services there are no best five: single ones are meant, which is not read.
  const distinct = subject?.grain === undefined ? subject?.column.profile?.distinct : undefined;
  if (limit !== undefined && !extreme.payload.several && distinct !== undefined && distinct < limit)
    return undefined;
  if (subject && (subject.grain !== undefined || !subject.column.unique)) {
    const measure = measured ?? defaultRanking(draft, extreme);
    const down = measure && isDown(extreme, measure, known);
    if (!measure || down === undefined) return undefined;
    consume(draft, extreme);
    // "Which product sells best in each region" needs the first of each group, which is not read.
    if (groups.length > 0) draft.penalty += 1.2;
    return {
      kind: "figures",
      known,
      filters,
      measures: [measure],
      groups: [subject, ...groups],
      order: { down },
      limit: limit ?? 1,
    };
  }
  if (groups.length > 0) {
    const operand =
      measured && "of" in measured && measured.fn !== "ratio" ? measured.of : undefined;
    const down = measured && isDown(extreme, measured, known);
    if (!measured || down === undefined) return undefined;
    if (!operand) {
      consume(draft, extreme);
      return {
        kind: "figures",
        known,
        filters,
        measures: [measured],
        groups,
        order: { down },
        limit: limit ?? 1,
      };
    }
    consume(draft, extreme);
    return {
      kind: "figures",
      known,
      filters,
      measures: [{ fn: down ? "max" : "min", of: operand }],
      groups,
    };
  }
  // "The first 3 rows" are those of the file.
  if (
    extreme.payload.measured === "date" &&
    !extreme.payload.down &&
    draft.spans.some((span) => isKind(span, "entity") && span.payload.plain)
  ) {
    consume(draft, extreme);
    return { kind: "rows", known, filters, limit: limit ?? 1 };
  }
  // "Top 5" is of nothing.
  const isOfSomething =
    measured !== undefined ||
    filters.length > 0 ||
    draft.spans.some((span) => isKind(span, "entity", "which", "who", "column", "event"));
  if (!isOfSomething) return undefined;
  const operand = rowOperand(draft, extreme, measured);
  const down = operand && isDown(extreme, { of: operand }, known);
  if (!operand || down === undefined) return undefined;
  consume(draft, extreme);
  return {
    kind: "rows",
    known,
    filters,
    order: { by: operand, down },
    limit: limit ?? 1,
  };
}

/** How many `top customers` are. */
const SEVERAL = 10;

/** `the highest amount`, `the lowest and highest price`, `the latest order date`: figures, where nothing is ranked. */
function readExtremes(
  draft: Draft,
  parts: Parts,
  filters: readonly Filter[],
): FormContent | undefined {
  const extremes = freeOf(draft, "extreme");
  if (
    parts.focus ||
    parts.groups.length > 0 ||
    parts.numbers.some(({ kind }) => kind === "limit") ||
    extremes.some(({ payload }) => payload.several)
  )
    return undefined;
  if (
    draft.spans.some(
      (span) =>
        isKind(span, "entity", "which", "who") || (isKind(span, "by") && isFree(draft, span)),
    )
  )
    return undefined;
  // "The supplier with the highest cost" asks which one it is.
  const withAt = draft.spans.findIndex((span) => isKind(span, "with"));
  const subject = draft.spans[withAt - 1];
  if (subject && isFree(draft, subject) && isKind(draft.spans[withAt + 1], "extreme"))
    return undefined;
  const named = extremes.map((extreme) => ({
    extreme,
    span: beside(draft, extreme, 1, ["and", "extreme", "aggregate"]),
  }));
  const operands = named.map(({ span }) =>
    isKind(span, "column") && span.payload.column.role === "date"
      ? columnOperand(span.payload.column)
      : isFree(draft, span)
        ? operandAt(draft, span)
        : undefined,
  );
  const [operand] = operands;
  if (!operand || operands.some((one) => !one || !sameOperand(one, operand))) return undefined;
  const fns = extremes.map((extreme) => {
    const down = isDown(extreme, { of: operand }, draft.known);
    return down === undefined ? undefined : down ? "max" : "min";
  });
  if (!fns.every((fn) => fn !== undefined)) return undefined;
  consume(
    draft,
    ...named.flatMap(({ extreme, span }) => [extreme, span]),
    ...freeOf(draft, "aggregate").filter(({ payload: { fn } }) => fn === "min" || fn === "max"),
  );
  return {
    kind: "figures",
    known: draft.known,
    filters,
    measures: fns.map((fn) => ({ fn, of: operand })),
    groups: [],
  };
}
