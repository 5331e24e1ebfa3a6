import type { Condition } from "./condition.ts";
import type { Filter } from "../../questions/form.ts";
import { type Draft, beside, consume, dateAt, freeOf } from "./draft.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import { monthIn, yearOf } from "../../questions/periods.ts";
import { type Span, type SpanOf, isKind } from "./spans.ts";

/** The date column for a period: one named next to it, otherwise the one on which rows begin. */
export function dateFor(draft: Draft, span: Span): KnownColumn | undefined {
  const named = namedDate(draft, span);
  consume(draft, named?.one);
  return named?.column ?? draft.known.begins;
}

/** The same before it is known whether the period is read. */
const dateNear = (draft: Draft, span: Span): KnownColumn | undefined =>
  namedDate(draft, span)?.column ?? draft.known.begins;

function namedDate(draft: Draft, span: Span) {
  const at = draft.spans.indexOf(span);
  const [named] = draft.spans
    .map((one, index) => ({ one, column: dateAt(draft, one), distance: Math.abs(index - at) }))
    .filter(({ column }) => column !== undefined)
    .toSorted((a, b) => a.distance - b.distance);
  return named && named.distance <= 4 ? named : undefined;
}

/** Periods, each over the date that is named with it. */
export function readTimes(draft: Draft, denied: ReadonlySet<Span>): Condition[] {
  const ofAnyYear = readMonths(draft, denied);
  const found = freeOf(draft, "time").flatMap((span) => {
    const column = dateFor(draft, span);
    if (!column) return [];
    // "Which suppliers did we not order from in May" are those of no row, and not those of rows outside of May.
    if (denied.has(span) && draft.spans.some((one) => isKind(one, "which", "who"))) return [];
    const { from, until, name, assumed } = span.payload.period;
    if (assumed && isAhead(draft, column)) return [];
    consume(draft, span);
    if (assumed) draft.assumed.push({ kind: "period", name });
    return {
      span,
      filter: {
        kind: "period",
        column,
        from,
        until,
        name,
        ...(denied.has(span) ? { not: true } : {}),
      } as const,
    };
  });
  return [...ofAnyYear, ...joinPeriods(draft, found)];
}

/** Months without a year, in a file that has them in several: "in March" means that of each year, unless months are compared. */
function readMonths(draft: Draft, denied: ReadonlySet<Span>): Condition[] {
  if (draft.spans.some((span) => isKind(span, "difference", "change", "versus"))) return [];
  const spans = freeOf(draft, "time").filter((span) => {
    const near = dateNear(draft, span);
    return near && !isAhead(draft, near) && isOfYears(near, span);
  });
  const [first, ...more] = spans;
  const column = first && dateFor(draft, first);
  if (!column) return [];
  // Of "in March and July" one of both holds.
  consume(draft, first);
  let last: Span = first;
  for (const span of more) {
    const between = draft.spans.slice(draft.spans.indexOf(last) + 1, draft.spans.indexOf(span));
    if (!between.every((one) => isKind(one, "and", "or")) || denied.has(span) !== denied.has(first))
      break;
    consume(draft, span, ...between);
    last = span;
  }
  const read = spans.filter((span) => draft.used.has(span));
  const named = new Set(read.flatMap(({ payload }) => payload.period.months ?? []));
  const months = denied.has(first) ? ALL_MONTHS.filter((one) => !named.has(one)) : [...named];
  return [{ span: first, filter: { kind: "months", column, months } }];
}

const ALL_MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Whether the rows reach over a month in more than one year. */
function isOfYears({ profile }: KnownColumn, { payload }: SpanOf<"time">): boolean {
  const { earliest, latest } = profile ?? {};
  const [month] = payload.period.months ?? [];
  if (!earliest || !latest || month === undefined) return false;
  const first = yearOf(earliest) + (monthIn(earliest) + 1 > month ? 1 : 0);
  const last = yearOf(latest) - (monthIn(latest) + 1 < month ? 1 : 0);
  return last > first;
}

/** "On Saturdays": days of the week, unless they are denied. */
export function readWeekdays(draft: Draft, denied: ReadonlySet<Span>): Condition[] {
  const spans = freeOf(draft, "weekday").filter((span) => !denied.has(span));
  const [first] = spans;
  const column = first && dateFor(draft, first);
  if (!column) return [];
  // Of "Saturdays and Sundays" one of both holds.
  consume(draft, ...spans);
  for (const [at, span] of draft.spans.entries())
    if (
      isKind(span, "and", "or") &&
      isKind(draft.spans[at - 1], "weekday") &&
      isKind(draft.spans[at + 1], "weekday")
    )
      consume(draft, span);
  return [
    {
      span: first,
      filter: { kind: "weekday", column, days: spans.flatMap(({ payload }) => payload.days) },
    },
  ];
}

/** "Run out in January" is in the future, of an unknown year. */
const isAhead = (draft: Draft, column: KnownColumn) =>
  column !== draft.known.begins && monthsAhead(column, draft.today) > 6;

/** How far the dates of a column reach past today. */
const monthsAhead = ({ profile }: KnownColumn, today: string) =>
  (Date.parse(profile?.latest?.slice(0, 10) ?? today) - Date.parse(today)) / (30 * 86_400_000);

type PeriodCondition = Condition & { readonly filter: Extract<Filter, { kind: "period" }> };

/** "In March and April" is one period. Two that lie apart are not read, but where they are compared. */
function joinPeriods(draft: Draft, found: readonly PeriodCondition[]): Condition[] {
  if (draft.spans.some((span) => isKind(span, "difference", "change", "versus"))) return [...found];
  const joined: PeriodCondition[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    if (!last || last.filter.column !== one.filter.column || isWithin(last.filter, one.filter)) {
      joined.push(one);
      continue;
    }
    const and = beside(draft, last.span, 1, []);
    const isNext =
      isKind(and, "and", "or") && draft.spans[draft.spans.indexOf(and) + 1] === one.span;
    if (isNext && last.filter.until === one.filter.from && !last.filter.not && !one.filter.not) {
      consume(draft, and);
      const name = { kind: "both", first: last.filter.name, last: one.filter.name } as const;
      joined.splice(-1, 1, {
        span: one.span,
        filter: { ...last.filter, until: one.filter.until, name },
      });
    } else {
      draft.used.delete(one.span);
    }
  }
  return joined;
}

/** Whether two periods have days in common, so that both can hold. */
const isWithin = (a: PeriodCondition["filter"], b: PeriodCondition["filter"]) =>
  (a.from ?? "") < (b.until ?? "9") && (b.from ?? "") < (a.until ?? "9");
