import type { Comparison } from "../../questions/plan.ts";
import type { Filter, Operand } from "../../questions/form.ts";
import {
  beside,
  dateAt,
  fitsUnit,
  freeOf,
  isFigure,
  isFree,
  isIn,
  mainOperand,
  noOf,
  operandAt,
  consume,
  yesOf,
  type Draft,
} from "./draft.ts";
import type { State } from "./lexicon.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import { monthIn, yearOf } from "../../questions/periods.ts";
import { isKind, type Span, type SpanOf } from "./spans.ts";

/** A condition with the span that it was read from, because a share depends on whether it comes before the verb. */
export type Condition = {
  readonly filter: Filter;
  readonly span: Span;
  /** From "no" or "never": what must not be true of any row of a group. */
  readonly none?: Filter;
};

/** What a negation reaches: what follows it, over what is joined to that. */
export function readNegations(draft: Draft): ReadonlySet<Span> {
  const denied = new Set<Span>();
  for (const not of freeOf(draft, "not")) {
    let at = draft.spans.indexOf(not) + 1;
    let reached = false;
    for (; at < draft.spans.length; at++) {
      const span = draft.spans[at];
      if (isKind(span, "value", "state", "empty", "column", "event", "time")) {
        if (isKind(span, "column") && isFigure(span.payload.column)) break;
        // "Who didn't come in May" negates the coming, which no column records.
        if (isKind(span, "time") && draft.verbs.some((verb) => verb > not.at && verb < span.at))
          break;
        denied.add(span);
        reached = true;
        const next = draft.spans[at + 1];
        if (isKind(next, "and", "or", "not")) continue;
        // "not paid invoices": one thing is denied, unless others are joined to it.
        if (
          !isKind(next, "value") ||
          !isKind(span, "value") ||
          next.payload.column !== span.payload.column
        )
          break;
      } else if (
        !isKind(span, "and", "or", "not", "copula", "by", "entity") ||
        (reached && isKind(span, "entity"))
      )
        break;
    }
    if (reached) consume(draft, not);
  }
  return denied;
}

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

const beforeToday = (column: KnownColumn, { today }: Draft): Filter => ({
  kind: "period",
  column,
  until: today,
  name: { kind: "before", of: { kind: "today", iso: today } },
});

const otherStock = (draft: Draft, not: KnownColumn) =>
  draft.known.columns.find((column) => column !== not && column.role === "additive");

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

const CLOSED =
  /(?:closed|solved|answered|won|lost|done|resolved|complete|finished|cancel|reject|paid|settled|delivered|erledigt|abgeschlossen|bezahlt)/i;
const PAID =
  /(?:paid|closed|solved|answered|done|resolved|complete|finished|settled|won|delivered|bezahlt|erledigt|abgeschlossen)/i;

/** Of what is going on: what is neither closed nor so, such as a no-show, is asked about. */
const OPEN =
  /open|pending|new|wait|progress|process|review|submit|draft|schedul|book|active|hold|assign|overdue|outstand|disput|sent|due|unpaid|lead|quot|contact|offer|applied|interview|screen|offen|neu|beantragt|prüfung|bearbeitung|wartet|ausstehend|fällig/i;

const PAYMENT = /paid|payment|settled|bezahlt|gezahlt|beglichen/i;
const paidColumn = ({ known }: Draft) =>
  known.columns.find(({ role, label }) => role === "yes-no" && PAYMENT.test(label));

/** Whether rows end with a payment, or a status tells of one: that something is delivered doesn't make it paid. */
const tellsPayment = ({ known: { status, ends } }: Draft): boolean =>
  (status?.known ?? []).some((value) => PAYMENT.test(value)) ||
  (ends !== undefined && PAYMENT.test(ends.label));

/** The column with the amount owed. */
export const debtOf = ({ known }: Draft): KnownColumn | undefined =>
  known.columns.find(
    (column) =>
      isFigure(column) &&
      column.words.some((word) =>
        ["arrear", "owed", "owing", "outstanding", "balance", "debt"].includes(word),
      ),
  );

/** What is owed: all that is not paid, and was not called off. */
export function unpaid(draft: Draft): Filter[] | undefined {
  const debt = debtOf(draft);
  if (debt) return [{ kind: "number", of: { kind: "column", column: debt }, op: ">", value: 0 }];
  const { status, ends } = draft.known;
  const paid = paidColumn(draft);
  if (paid) return [isIn(paid, [noOf(paid)])];
  if (!tellsPayment(draft)) return undefined;
  const open = (status?.known ?? []).filter((value) => !CLOSED.test(value));
  if (status && open.length > 0) return [isIn(status, open)];
  return ends?.hasEmpty ? [{ kind: "empty", column: ends, not: false }] : undefined;
}

/** Values that are the state itself, in either language. */
const NAMES: Readonly<Partial<Record<State, RegExp>>> = {
  open: /^(?:open|offen|unpaid|unbezahlt)$/i,
  unpaid: /^(?:unpaid|unbezahlt)$/i,
  "on-time": /^(?:on time|pünktlich)$/i,
  early: /^(?:early|zu früh)$/i,
  done: /^(?:done|closed|completed?|finished|erledigt|abgeschlossen)$/i,
  overdue: /^(?:overdue|past due|überfällig)$/i,
  active: /^(?:active|aktiv)$/i,
  late: /^(?:late|delayed|verspätet)$/i,
};

/** How an end lies to what was promised, and how if that is denied. */
const COMPARED = { late: [">", "<="], "on-time": ["<=", ">"], early: ["<", ">="] } as const;

function stateFilters(draft: Draft, state: State, denied: boolean): Filter[] | undefined {
  const { status, ends, due } = draft.known;
  const values = status?.known ?? [];
  const openOnes = values.filter((value) => !CLOSED.test(value));
  const named = values.filter((value) => NAMES[state]?.test(value));
  if (state === "unpaid" || state === "paid") {
    const paid = paidColumn(draft);
    if (paid) return [isIn(paid, [(state === "paid") === denied ? noOf(paid) : yesOf(paid)])];
    if (!tellsPayment(draft)) return undefined;
  }
  if (status && named.length > 0) return [isIn(status, named, denied)];
  // What is overdue is not paid either: as with what somebody owes, all counts that is neither paid nor called off.
  if (state === "unpaid" && !denied) return unpaid(draft);
  switch (state) {
    case "unpaid":
    case "open":
    case "active":
    case "paid":
    case "done": {
      const isOpen = (state !== "done" && state !== "paid") !== denied;
      if (ends?.hasEmpty) return [{ kind: "empty", column: ends, not: !isOpen }];
      if (isOpen && !openOnes.every((value) => OPEN.test(value))) return undefined;
      if (status && openOnes.length > 0 && openOnes.length < values.length)
        return [
          isIn(
            status,
            isOpen
              ? openOnes
              : values.filter((value) => PAID.test(value) && !/un|not|nicht/i.test(value)),
          ),
        ];
      return undefined;
    }
    case "overdue": {
      if (!due || denied) return undefined;
      const open = ends?.hasEmpty
        ? ({ kind: "empty", column: ends, not: false } as const)
        : status && openOnes.length > 0
          ? isIn(status, openOnes)
          : undefined;
      return open && [open, beforeToday(due, draft)];
    }
    case "late":
    case "on-time":
    case "early":
      return due && ends
        ? [{ kind: "columns", column: ends, op: COMPARED[state][denied ? 1 : 0], other: due }]
        : undefined;
  }
}

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

/** Whether the negation before a span is "no" or "never". */
function isNone(draft: Draft, span: Span): boolean {
  const not = draft.spans.findLast((one) => isKind(one, "not") && one.at < span.at);
  return isKind(not, "not") && (not.payload.none === true || draft.indefinite);
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

/** What a number with its comparison is about. */
export type NumberCondition =
  | { readonly kind: "row"; readonly condition: Condition }
  | {
      readonly kind: "having";
      readonly op: Comparison;
      readonly value: number;
      readonly operand?: Operand;
      /** How many different values of it. */
      readonly different?: KnownColumn;
    }
  | { readonly kind: "limit"; readonly count: number; readonly span: Span };

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

const row = (of: Operand, op: Comparison, value: number, span: Span): NumberCondition => ({
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
