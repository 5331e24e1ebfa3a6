import type { Aggregate } from "../../questions/form.ts";
import type { Group, Measure, Operand } from "../../questions/form.ts";
import {
  beside,
  columnOperand,
  dateAt,
  freeOf,
  isFigure,
  isFree,
  mainOperand,
  measureOf,
  operandAt,
  consume,
  type Draft,
} from "./draft.ts";
import { rootsOf } from "../../questions/roots.ts";
import { operandSql } from "../../questions/form-sql.ts";
import { type KnownColumn, unitOf } from "../../questions/known-table.ts";
import { dateFor } from "./read-dates.ts";
import { debtOf, unpaid } from "./payment.ts";
import { isKind, type Span, type SpanOf } from "./spans.ts";

const groupable = ({ role }: KnownColumn) => !isFigureRole(role) && role !== "date";
const isFigureRole = (role: KnownColumn["role"]) => role === "additive" || role === "figure";

/** What rows are put together by: `by region`, `per month`, `each team and year`, `monthly`. */
export function readGroups(draft: Draft): Group[] {
  const groups: Group[] = [];
  for (const by of freeOf(draft, "by")) {
    let span = beside(draft, by, 1, ["different"]);
    let taken = false;
    if (isKind(span, "count") && isFree(draft, span)) {
      const next = beside(draft, span, 1, []);
      if (
        isFree(draft, next) &&
        isKind(next, "column") &&
        isFigure(next.payload.column) &&
        groupAt(draft, next)
      ) {
        consume(draft, span);
        span = next;
      }
    }
    while (isFree(draft, span)) {
      const group = groupAt(draft, span);
      if (!group) break;
      groups.push(group);
      consume(draft, span);
      taken = true;
      const and = beside(draft, span, 1, []);
      const next = isKind(and, "and") || isKind(and, "by") ? beside(draft, and, 1, []) : undefined;
      if (!isFree(draft, next) || !groupAt(draft, next)) break;
      consume(draft, and);
      span = next;
    }
    if (taken) consume(draft, by);
  }
  // "With and without battery" compares the two.
  for (const span of freeOf(draft, "with")) {
    const and = beside(draft, span, 1, []);
    const not = and && beside(draft, and, 1, []);
    const column = not && beside(draft, not, 1, []);
    if (!isKind(and, "and") || !isKind(not, "not") || !isKind(column, "column")) continue;
    if (column.payload.column.role !== "yes-no") continue;
    consume(draft, span, and, not, column);
    groups.push({ column: column.payload.column });
  }
  for (const trend of freeOf(draft, "trend")) {
    if (!draft.known.begins) continue;
    consume(draft, trend);
    if (groups.every(({ grain }) => grain === undefined))
      groups.unshift({ column: draft.known.begins, grain: "month" });
  }
  return groups;
}

function groupAt(draft: Draft, span: Span): Group | undefined {
  if (isKind(span, "column") && groupable(span.payload.column))
    return { column: span.payload.column };
  // "By number of beds".
  if (
    isKind(span, "column") &&
    span.payload.column.type === "integer" &&
    isFigure(span.payload.column) &&
    isKind(beside(draft, span, -1, []), "count")
  )
    return { column: span.payload.column };
  if (isKind(span, "grain")) {
    const column = dateFor(draft, span);
    return column && { column, grain: span.payload.grain };
  }
  if (isKind(span, "who", "person") && draft.known.person) return { column: draft.known.person };
  return undefined;
}

/** `monthly revenue`: a grain without "by". */
export function readLooseGrains(draft: Draft): Group[] {
  return freeOf(draft, "grain").flatMap((span) => {
    // "Sick days" are no figure for each day.
    if (span.payload.grain === "day" && isKind(beside(draft, span, -1, []), "value")) return [];
    const column = dateFor(draft, span);
    if (!column) return [];
    consume(draft, span);
    return { column, grain: span.payload.grain };
  });
}

/** The subject of the question: `which customer`, `who`, `where`, `customers with …`. */
export function readFocus(draft: Draft): Group | undefined {
  for (const span of freeOf(draft, "which", "who", "place", "show", "count", "extreme")) {
    if (isKind(span, "who")) {
      // "People who have paid".
      if (isKind(draft.spans[draft.spans.indexOf(span) - 1], "entity", "person", "column")) {
        consume(draft, span);
        continue;
      }
      const column = personFor(draft);
      if (!column) continue;
      consume(draft, span);
      return { column };
    }
    if (isKind(span, "place")) {
      const column = draft.known.columns.find(({ role }) => role === "place");
      if (!column) continue;
      consume(draft, span);
      return { column };
    }
    if (!isKind(span, "which")) continue;
    const next = beside(draft, span, 1, ["number", "extreme", "copula"]);
    if (!isFree(draft, next)) continue;
    const group = groupAt(draft, next);
    if (!group) continue;
    consume(draft, span, next);
    return group;
  }
  return undefined;
}

/** A column that is named where rows could be: `top 5 customers`, `customers with more than 20 orders`. */
export function readSubject(draft: Draft): Group | undefined {
  const span = freeOf(draft, "column", "grain", "person").find(
    (one) => groupAt(draft, one) !== undefined,
  );
  if (!span) return undefined;
  const group = groupAt(draft, span);
  consume(draft, span);
  return group;
}

/** The person that a verb is about: "approved" finds Approved By, else the first column of people, else of organisations. */
function personFor(draft: Draft): KnownColumn | undefined {
  const { columns, person } = draft.known;
  const verbs = draft.spans.flatMap((span) => (isKind(span, "event") ? span.payload.headings : []));
  return (
    columns.find(
      (column) => column.role === "person" && column.words.some((word) => verbs.includes(word)),
    ) ??
    person ??
    columns.find(({ role }) => role === "organisation")
  );
}

/** Figures that are named, each with how it is put together. */
export function readMeasures(draft: Draft): Measure[] {
  const measures: Measure[] = [];
  measures.push(...readProduct(draft), ...readRatio(draft));
  const [owed] = freeOf(draft, "owed");
  const debt = debtOf(draft);
  const main =
    owed && (debt ? columnOperand(debt) : unpaid(draft) ? mainOperand(draft) : undefined);
  if (main) {
    consume(draft, ...freeOf(draft, "owed"));
    measures.push({ fn: "sum", of: main });
  }
  for (const aggregate of freeOf(draft, "aggregate")) {
    const { fn } = aggregate.payload;
    const operand = operandFor(draft, aggregate);
    if (operand) {
      measures.push({ fn, of: operand.operand });
      consume(draft, aggregate, operand.span);
      const and = beside(draft, operand.span, 1, []);
      const second = isKind(and, "and") ? beside(draft, and, 1, []) : undefined;
      const more = isFree(draft, second) ? operandAt(draft, second) : undefined;
      if (more) {
        measures.push({ fn, of: more });
        consume(draft, and, second);
      }
    }
  }
  for (const span of freeOf(draft, "column", "concept")) {
    // Of "total tax" one word is no column: two figures are joined by "and".
    const before = beside(draft, span, -1, []);
    if (operandAt(draft, span) && before && isKind(before, "column") && operandAt(draft, before))
      draft.penalty += 0.5;
    const operand = operandAt(draft, span);
    if (!operand || measures.some((one) => "of" in one && sameOperand(one.of, operand))) {
      if (operand) consume(draft, span);
      continue;
    }
    consume(draft, span);
    const [pending] = freeOf(draft, "aggregate");
    if (pending) consume(draft, pending);
    measures.push(pending ? { fn: pending.payload.fn, of: operand } : measureOf(operand));
  }
  return measures;
}

export const sameOperand = (a: Operand, b: Operand): boolean => operandSql(a) === operandSql(b);

/** The figure that an aggregate is about: the next one, over what bounds it, else one before. */
function operandFor(draft: Draft, aggregate: SpanOf<"aggregate">) {
  const at = draft.spans.indexOf(aggregate);
  const places = [
    ...draft.spans.slice(at + 1, at + 5),
    ...draft.spans.slice(Math.max(0, at - 2), at).toReversed(),
  ];
  for (const span of places) {
    if (!isFree(draft, span)) continue;
    const operand = operandAt(draft, span);
    if (operand) return { span, operand };
  }
  return undefined;
}

/** `months times monthly rate`: one figure of each row times another. */
function readProduct(draft: Draft): Measure[] {
  for (const times of freeOf(draft, "times")) {
    const left = beside(draft, times, -1, []);
    const right = beside(draft, times, 1, []);
    if (!isKind(left, "column") || !isKind(right, "column")) continue;
    if (!isFigure(left.payload.column) || !isFigure(right.payload.column)) continue;
    const [aggregate] = freeOf(draft, "aggregate");
    consume(draft, left, times, right, aggregate, ...moneyOf(draft));
    const of = {
      kind: "product",
      column: left.payload.column,
      times: right.payload.column,
    } as const;
    return [{ fn: aggregate?.payload.fn ?? "sum", of }];
  }
  return [];
}

/** `cost per click`: sum by sum. `revenue per order` is an average. */
function readRatio(draft: Draft): Measure[] {
  // All of these are averages: who says "total" means something else.
  const average = freeOf(draft, "aggregate").filter(({ payload }) => payload.fn === "avg");
  for (const by of freeOf(draft, "by")) {
    const left = beside(draft, by, -1, []);
    const right = beside(draft, by, 1, []);
    const per = isFree(draft, right) ? operandAt(draft, right) : undefined;
    const of = isFree(draft, left) ? operandAt(draft, left) : undefined;
    if (
      of &&
      per &&
      !sameOperand(of, per) &&
      per.kind === "column" &&
      per.column.role === "additive" &&
      (of.kind !== "column" || of.column.role === "additive")
    ) {
      consume(draft, left, by, right, ...average);
      return [{ fn: "ratio", of, per }];
    }
    // "Price per kilo" of a column "USD per kg".
    const unit = of?.kind === "column" ? unitOf(of.column) : undefined;
    if (of && unit !== undefined && isKind(right, "column")) {
      if (right.payload.column.words.at(-1) === unit) {
        consume(draft, left, by, right, ...average);
        return [measureOf(of)];
      }
    }
    if (of && isKind(right, "entity")) {
      consume(draft, left, by, right, ...average);
      return [{ fn: "avg", of }];
    }
    if (isKind(right, "entity") && average.length > 0) consume(draft, by, right);
  }
  return [];
}

/** `how long`: days between two dates, or a column with the duration. */
export function readDuration(draft: Draft): Measure[] {
  const [span] = freeOf(draft, "how-long");
  if (!span) return [];
  const [aggregate] = freeOf(draft, "aggregate");
  const fn: Aggregate = aggregate?.payload.fn ?? "avg";
  const between = freeOf(draft, "compare").find(({ payload }) => payload.op === "between");
  const dates = draft.spans.flatMap((one) => {
    // "Between booking and the appointment": the row itself means its date.
    const own =
      between && one.at > between.at && isKind(one, "entity") ? draft.known.begins : undefined;
    const column = isFree(draft, one) ? (dateAt(draft, one) ?? own) : undefined;
    return column ? [{ one, column }] : [];
  });
  if (between && dates.length > 1) consume(draft, between, ...freeOf(draft, "and"));
  const [first, second] = dates;
  const until =
    second?.column ??
    (first && first.column !== draft.known.begins ? first.column : draft.known.ends);
  const from = second ? first?.column : draft.known.begins;
  // "Days absent" last for no row.
  const named = draft.known.columns.find(
    (column) =>
      isFigure(column) &&
      column.core.some((word) => LASTING.has(word)) &&
      column.core.every((word) => LASTING.has(word) || TAKING.has(word)),
  );
  // "How many days until it is paid": a named event wins over a column of hours.
  const isToEvent = first !== undefined && first.column !== draft.known.begins;
  if (named && !second && !isToEvent) {
    consume(draft, span, aggregate);
    return [{ fn, of: columnOperand(named) }];
  }
  if (!from || !until || from === until) return [];
  // "Until a bill is paid" asks for days, not an amount.
  consume(draft, span, aggregate, first?.one, second?.one, ...moneyOf(draft));
  if (!aggregate) draft.assumed.push({ kind: "average" });
  return [{ fn, of: { kind: "days", from, until } }];
}

const LASTING = new Set(
  "duration day hour hr minute min time length night dauer tag stunde zeit"
    .split(" ")
    .flatMap(rootsOf),
);
/** What such a column may say besides: "hours to close". */
const TAKING = new Set(
  "to of in until resolve resolution close complete deliver delivery ship pay open bearbeitung lieferung"
    .split(" ")
    .flatMap(rootsOf),
);

const moneyOf = (draft: Draft): Span[] =>
  freeOf(draft, "concept").filter(({ payload }) => payload.concept === "money");

/** The figure of `total` or `average` alone. */
export function readBareAggregates(draft: Draft): Measure[] {
  const bare = freeOf(draft, "aggregate");
  // "Average total" is the average of a column called Total, if there is one.
  draft.penalty += 0.5 * Math.max(0, bare.length - 1);
  return bare.flatMap((span) => {
    const operand = mainOperand(draft);
    // "Give me the average" is of nothing, where a total may be of all there is.
    const isOfNothing =
      span.payload.fn !== "sum" &&
      draft.spans.every((one) => isKind(one, "aggregate", "show", "how-much"));
    if (!operand || isOfNothing) return [];
    consume(draft, span);
    draft.assumed.push({ kind: "figure", of: operand });
    return { fn: span.payload.fn, of: operand };
  });
}
