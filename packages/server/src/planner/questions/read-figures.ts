import {
  beside,
  consume,
  freeOf,
  isFree,
  mainOperand,
  measureOf,
  operandAt,
  type Draft,
} from "./draft.ts";
import type { FormContent, Group, Measure } from "../../questions/form.ts";
import { filtersOf, type Parts } from "./parts.ts";
import type { NumberCondition } from "./condition.ts";
import {
  readBareAggregates,
  readLooseGrains,
  readMeasures,
  readSubject,
  sameOperand,
} from "./read-targets.ts";
import { isKind, type Span } from "./spans.ts";

/** As much as a word that is not understood. */
const TWO_FIGURES = 1.2;
/** As many values as kinds of rows have, rather than things. */
const FEW = 8;

/** Figures: counts, sums, averages; for all rows or by group. */
export function readFigures(draft: Draft, parts: Parts): FormContent | undefined {
  // "Which sites have no meter": those that have none, and no figure of the others.
  if (parts.focus && parts.conditions.some(({ none }) => none)) return undefined;
  // "How many days from … to …" asks for days, and no rows.
  if (parts.measures.length > 0) consume(draft, ...freeOf(draft, "count"));
  const having = parts.numbers.find((one) => one.kind === "having");
  const groups = [...parts.groups, ...(parts.focus ? [parts.focus] : [])];
  const measures: Measure[] = [...parts.measures];
  const [count] = freeOf(draft, "count");
  if (count) {
    const counted = readCount(draft, parts, count);
    if (!counted) return undefined;
    measures.push(counted);
  }
  if (having) return readHaving(draft, parts, having, groups);
  measures.push(...readFurtherMeasures(draft, measures));
  if (measures.length === 0) measures.push(...readBareAggregates(draft));
  // The average of monthly totals is not read.
  if (measures.every(({ fn }) => fn !== "avg")) groups.push(...readLooseGrains(draft));
  const isOfSomething = parts.conditions.length > 0 || groups.length > 0;
  measures.push(...readHowMuch(draft, measures.length > 0, isOfSomething));
  if (measures.length === 0) measures.push(...assumeFigure(draft, parts, groups));
  if (measures.length === 0) return undefined;
  // Two figures that nothing joins: one of the words meant something else.
  if (measures.length > 1 && !draft.spans.some((span) => isKind(span, "and", "both")))
    draft.penalty += TWO_FIGURES;
  const limit = parts.numbers.find((one) => one.kind === "limit")?.count;
  return {
    kind: "figures",
    known: draft.known,
    filters: filtersOf(parts.conditions),
    measures: measures.map((one) => notOfItself(one, groups)),
    groups,
    ...(limit === undefined ? {} : { limit }),
  };
}

/** What "how many" asks for: rows, different values, or what a quantity adds up to. */
function readCount(draft: Draft, parts: Parts, count: Span): Measure | undefined {
  const hasHaving = parts.numbers.some((one) => one.kind === "having");
  // "How many items were sold" adds up what was sold.
  const sold = freeOf(draft, "concept").find(({ payload }) => payload.concept === "quantity");
  const quantity = sold && operandAt(draft, sold);
  if (quantity && !hasHaving) {
    consume(draft, count, sold);
    return { fn: "sum", of: quantity };
  }
  const counted = readCounted(draft, count, {
    having: hasHaving,
    filtered: parts.conditions.some(({ filter }) => filter.kind === "number"),
  });
  if (counted) consume(draft, count);
  return counted === "rows" ? { fn: "count" } : counted;
}

/** "Customers with more than 20 invoices": groups of which a figure is as it is asked for. */
function readHaving(
  draft: Draft,
  parts: Parts,
  having: Extract<NumberCondition, { readonly kind: "having" }>,
  groups: readonly Group[],
): FormContent | undefined {
  const subject = groups[0] ?? readSubject(draft);
  if (!subject) return undefined;
  const measure: Measure = having.different
    ? notOfItself({ fn: "distinct", column: having.different }, [subject])
    : having.operand
      ? measureOf(having.operand)
      : { fn: "count" };
  return {
    kind: "figures",
    known: draft.known,
    filters: filtersOf(parts.conditions),
    measures: [measure],
    groups: groups.length > 0 ? groups : [subject],
    having: { op: having.op, value: having.value },
  };
}

/** Figures that are named beside those that were read before. */
function readFurtherMeasures(draft: Draft, measures: readonly Measure[]): Measure[] {
  const before = new Set(draft.used);
  const others = readMeasures(draft);
  // "How many pupils get a bursary" asks for pupils: what the bursary is to them, nobody said.
  const isBeside =
    measures.some(({ fn }) => fn === "count") &&
    others.length > 0 &&
    !draft.spans.some((span) => isKind(span, "and", "aggregate", "by", "how-much"));
  if (isBeside) {
    for (const span of draft.spans) if (!before.has(span)) draft.used.delete(span);
    return [];
  }
  return others.filter(
    (one) =>
      !measures.some(
        (other) =>
          other.fn === one.fn && "of" in other && "of" in one && sameOperand(other.of, one.of),
      ),
  );
}

/** "How much" beside a figure says nothing more; alone it asks for the main one of the table. */
function readHowMuch(draft: Draft, hasFigure: boolean, isOfSomething: boolean): Measure[] {
  const [howMuch] = freeOf(draft, "how-much");
  if (hasFigure) consume(draft, howMuch);
  // "How much is that" is of nothing.
  const operand = !hasFigure && howMuch && isOfSomething ? mainOperand(draft) : undefined;
  if (!operand) return [];
  consume(draft, howMuch);
  draft.assumed.push({ kind: "figure", of: operand });
  return [measureOf(operand)];
}

/** "By region" alone: rows where they are named, else the figure of the table. */
function assumeFigure(draft: Draft, parts: Parts, groups: readonly Group[]): Measure[] {
  if (groups.length === 0 || draft.asksWhat) return [];
  if (parts.focus && parts.groups.length === 0 && groups.length === 1) return [];
  // "Installations per month" are those that were installed, as "jobs per month" are the jobs.
  const entity = draft.spans.find(
    (span) =>
      isKind(span, "entity", "event") ||
      (isKind(span, "column") && span.payload.column.role === "date" && span.strength < 1),
  );
  const operand = mainOperand(draft);
  if (entity || !operand) return [{ fn: "count" }];
  draft.assumed.push({ kind: "figure", of: operand });
  if (parts.groups.length === 0) draft.penalty += 0.5;
  return [measureOf(operand)];
}

/** Of each lead source there is one lead source: its rows are meant. */
const notOfItself = (measure: Measure, groups: readonly Group[]): Measure =>
  measure.fn === "distinct" && groups.some(({ column }) => column === measure.column)
    ? { fn: "count" }
    : measure;

/** What is counted: rows, different values, or what a quantity adds up to. */
function readCounted(
  draft: Draft,
  count: Span,
  { having, filtered }: { having: boolean; filtered: boolean },
): Measure | "rows" | undefined {
  const [different] = freeOf(draft, "different");
  const next = beside(draft, count, 1, ["different", "copula"]);
  const operand = isFree(draft, next) ? operandAt(draft, next) : undefined;
  if (operand && !having) {
    // What does not add up, such as watts per panel, is not how many there are.
    if (operand.kind === "column" && operand.column.role === "figure") return undefined;
    consume(draft, next);
    return { fn: "sum", of: operand };
  }
  // "How many days": of a row for each hour they are different ones, and no rows for each day.
  if (isKind(next, "grain") && isFree(draft, next)) {
    const { begins } = draft.known;
    if (next.payload.grain !== "day" || !begins) return undefined;
    consume(draft, next);
    return { fn: "distinct", column: begins };
  }
  if (
    isFree(draft, next) &&
    isKind(next, "column") &&
    !having &&
    !["date", "yes-no"].includes(next.payload.column.role)
  ) {
    // "How many services had a void" counts services, of which there are three, or rows.
    const { role, profile } = next.payload.column;
    const isKindOfRow =
      !different &&
      ["text", "status", "product"].includes(role) &&
      (profile?.distinct ?? 0) <= FEW &&
      filtered;
    if (isKindOfRow) return undefined;
    consume(draft, next, different);
    return next.payload.column.unique ? "rows" : { fn: "distinct", column: next.payload.column };
  }
  return "rows";
}
