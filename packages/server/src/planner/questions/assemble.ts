import {
  createDraft,
  columnOperand,
  freeOf,
  isFigure,
  isFree,
  mainOperand,
  measureOf,
  operandAt,
  beside,
  dateAt,
  consume,
  type Draft,
} from "./draft.ts";
import { columnsOfConcept } from "./annotate.ts";
import { isDown } from "./better.ts";
import type { Cover } from "./covers.ts";
import type { Language } from "../../questions/language.ts";
import type {
  Alternative,
  Assumption,
  FormContent,
  Filter,
  Group,
  Measure,
  Operand,
  Reading,
} from "../../questions/form.ts";
import type { KnownTable } from "../../questions/known-table.ts";
import { filtersOf, type Parts } from "./parts.ts";
import {
  readColumnPairs,
  readNegations,
  readNumbers,
  readStates,
  readTexts,
  readTimes,
  readValues,
  readWeekdays,
  type Condition,
} from "./read-conditions.ts";
import { operandSql } from "../../questions/form-sql.ts";
import { readFigures } from "./read-figures.ts";
import {
  readBareAggregates,
  readDuration,
  readFocus,
  readGroups,
  readMeasures,
  readSubject,
  sameOperand,
} from "./read-targets.ts";
import { rootsOf } from "../../questions/roots.ts";
import { isKind, type Span, type SpanOf } from "./spans.ts";

const UNREAD = 1.2;
/** What costs as much as a word without a place is no reading to be sure of. */
const UNSURE = 1.2;
/** Words for requests and links, which do not select rows. */
const LINKS = new Set([
  "with",
  "and",
  "or",
  "copula",
  "than",
  "only",
  "both",
  "show",
  "which",
  "who",
  "entity",
  "count",
  "exists",
  "how-much",
  "when",
  "by",
  "place",
  "person",
  "different",
  "text",
]);
/** Of these, words that must find a place, or a condition would be lost. */
const BINDING = new Set(["by", "who", "when", "place", "different", "text", "how-much", "count"]);

/** The circumstances of a question. */
export type Asking = { readonly today: string; readonly language: Language };

/** A reading with the words that link others in it and found no place. */
export type Assembled = Reading & { readonly spare: readonly Span[] };

/** What a cover of a question comes down to; undefined where its words ask for nothing. */
export function assemble(
  known: KnownTable,
  cover: Cover,
  { today, language }: Asking,
  followUp = false,
): Assembled | undefined {
  const draft = createDraft(known, cover.spans, today);
  const content = readForm(draft, followUp);
  if (!content || contradicts(content.filters)) return undefined;
  const left = draft.spans.filter((span) => !draft.used.has(span));
  const unread = left.filter(
    ({ payload }) => !LINKS.has(payload.kind) || BINDING.has(payload.kind),
  );
  const unknown = cover.spans.filter(({ payload }) => payload.kind === "unknown");
  // "By" has no place because the word after it is not known: naming both would hide what to ask about.
  const named = unread.filter(({ payload }) => unknown.length === 0 || !LINKS.has(payload.kind));
  draft.assumed.push(...otherWords(draft), ...unusual(content, draft.spans));
  const unsure = draft.penalty >= UNSURE && named.length === 0 ? lastUsed(draft) : [];
  const unreadSpans = [...new Set([...unknown, ...named, ...unsure])].toSorted(
    (a, b) => a.at - b.at,
  );
  return {
    form: { ...content, language },
    assumed: draft.assumed,
    spare: left.filter((span) => !unread.includes(span)),
    unread: unreadSpans.map(({ at, length }) => `${at}:${length}`),
    // What is unknown has cost the cover already.
    score:
      cover.score -
      draft.penalty -
      UNREAD * unread.filter(({ payload }) => payload.kind !== "unknown").length,
  };
}

/** The last figure or group that a reading uses. */
const lastUsed = ({ spans, used }: Draft): readonly Span[] =>
  spans.filter((span) => used.has(span) && isKind(span, "column", "concept", "grain")).slice(-1);

/** What was named by a word that its heading does not have. */
function otherWords(draft: Draft): Assumption[] {
  const told = draft.assumed.flatMap((one) => ("of" in one ? [operandSql(one.of)] : []));
  return [...draft.used].flatMap((span): Assumption[] => {
    if (isKind(span, "column")) {
      const { said, column } = span.payload;
      return said === undefined ? [] : [{ kind: "read-as", typed: said, meant: column.label }];
    }
    const of = isKind(span, "concept") ? operandAt(draft, span) : undefined;
    return !of || told.includes(operandSql(of)) ? [] : [{ kind: "figure", of, isSaid: true }];
  });
}

/** What a figure that does not add up was made: an average where none was requested, or a sum where one was. */
function unusual(content: FormContent, spans: readonly Span[]): Assumption[] {
  if (content.kind !== "figures") return [];
  return content.measures.flatMap((measure): Assumption[] => {
    if (!("of" in measure) || measure.fn === "ratio" || measure.of.kind !== "column") return [];
    const { fn, of } = measure;
    if (of.column.role !== "figure") return [];
    if (fn === "sum") return [{ kind: "sum-of-figure", of }];
    const isSaid = spans.some((span) => isKind(span, "aggregate") && span.payload.fn === fn);
    return fn === "avg" && !isSaid ? [{ kind: "average-of-figure", of }] : [];
  });
}

/** "Paid is yes" and "paid is no" hold for nothing: one of the words meant something else. */
const contradicts = (filters: readonly Filter[]): boolean =>
  filters.some(
    (one, at) =>
      one.kind === "in" &&
      !one.not &&
      filters
        .slice(at + 1)
        .some(
          (other) =>
            other.kind === "in" &&
            !other.not &&
            other.column === one.column &&
            !other.values.some((value) => one.values.includes(value)),
        ),
  );

function readForm(draft: Draft, followUp: boolean): FormContent | undefined {
  const { known } = draft;
  const refused = draft.spans.some((span) => isKind(span, "refused"));
  const denied = readNegations(draft);
  const pairs = readColumnPairs(draft);
  const duration = readDuration(draft);
  const when = readWhen(draft);
  const times = [...readTimes(draft, denied), ...readWeekdays(draft, denied)];
  const values = [...readTexts(draft), ...readValues(draft, denied)];
  const groups = readGroups(draft);
  const focus = readFocus(draft);
  const states = readStates(draft, denied);
  // "On sunny days" are rows, unless days are counted in a column: "sick days".
  const countsDays = known.columns.some(
    (column) => isFigure(column) && column.words.some((word) => DAYS.test(word)),
  );
  for (const day of freeOf(draft, "grain"))
    if (day.payload.grain === "day" && isKind(beside(draft, day, -1, []), "value") && !countsDays)
      consume(draft, day);
  const wantsGroups = groups.length > 0 || focus !== undefined || hasSubject(draft);
  const numbers = readNumbers(draft, wantsGroups);
  const rows = numbers.flatMap((one) => (one.kind === "row" ? [one.condition] : []));
  const conditions = [...pairs, ...times, ...values, ...states, ...rows];
  // A denial that no condition holds would turn the question around.
  const isHeld = conditions.some(({ span, filter }) => denied.has(span) || "not" in filter);
  if (denied.size > 0 && !isHeld)
    for (const span of draft.spans) if (isKind(span, "not")) draft.used.delete(span);
  if (refused) return undefined;
  if (when) return { known, filters: filtersOf(conditions), ...when };

  const parts: Parts = { conditions, groups, focus, measures: duration, numbers };
  const form =
    readShare(draft, parts) ??
    readDifference(draft, parts) ??
    readExists(draft, parts) ??
    readRanking(draft, parts) ??
    readFigures(draft, parts) ??
    readListing(draft, parts, followUp);
  return form && withoutUnstarted(draft, form);
}

/** "That started each year" are only those that did. */
function withoutUnstarted(draft: Draft, form: FormContent): FormContent {
  if (form.kind !== "figures") return form;
  const dated = form.groups.filter(
    ({ grain, column }) =>
      grain !== undefined &&
      column.hasEmpty &&
      draft.spans.some((span) => isKind(span, "event") && dateAt(draft, span) === column),
  );
  const filled = dated.map(({ column }): Filter => ({ kind: "empty", column, not: true }));
  return { ...form, filters: [...form.filters, ...filled] };
}

/** A heading of days, as in Arbeitstage. */
const DAYS = /(?:day|tage?)$/;

const hasSubject = (draft: Draft) =>
  freeOf(draft, "grain").length > 0 ||
  freeOf(draft, "column").some(
    ({ payload }) => !["additive", "figure", "date", "yes-no"].includes(payload.column.role),
  );

/** `when was the last order`: the first or last date. */
function readWhen(
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

function dateOperand(draft: Draft, span: Span): Operand | undefined {
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

/** `what share of …`: part and whole. */
function readShare(draft: Draft, { conditions, groups, focus }: Parts): FormContent | undefined {
  const [share] = freeOf(draft, "share", "rate");
  if (!share) return undefined;
  const { at: begin } = share;
  const verb = draft.verbs.find((at) => at > begin);
  // A rate refers to the word before it: "the no-show rate".
  const named = beside(draft, share, -1, []);
  if (isKind(share, "rate") && !conditions.some(({ span }) => span === named)) return undefined;
  const copula = draft.spans.find(
    (span) => isKind(span, "copula") && draft.spans.indexOf(span) > draft.spans.indexOf(share),
  );
  const at = (span: Span) => draft.spans.indexOf(span);
  const isTime = ({ filter }: Condition) => filter.kind === "period" || filter.kind === "months";
  const others = conditions.filter((one) => !isTime(one));
  // "What percentage of German orders are late": conditions before the verb limit the whole.
  const before = isKind(share, "rate")
    ? others.filter(({ span }) => span !== named)
    : copula && at(copula) > at(share) + 1
      ? others.filter(({ span }) => at(span) < at(copula) && at(span) > at(share))
      : verb !== undefined
        ? others.filter(({ span }) => span.at > begin && span.at < verb)
        : [];
  const whole = before.length < others.length ? before : [];
  const part = others.filter((one) => !whole.includes(one));
  const operand = freeOf(draft, "column", "concept", "aggregate")
    .map((span) => ({ span, operand: operandAt(draft, span) }))
    .find((one) => one.operand);
  const [aggregate] = freeOf(draft, "aggregate");
  const of = operand?.operand ?? (aggregate ? mainOperand(draft) : undefined);
  // "By weight" tells what the share is of.
  const by = operand && beside(draft, operand.span, -1, []);
  if (isKind(by, "by")) consume(draft, by);
  consume(draft, share, ...freeOf(draft, "share"), operand?.span, aggregate);
  const byGroup = [
    ...groups,
    ...(focus ? [focus] : []),
    ...(part.length === 0 && groups.length === 0 && !focus ? subjects(draft) : []),
  ];
  if (part.length === 0 && byGroup.length === 0) return undefined;
  return {
    kind: "share",
    known: draft.known,
    filters: [...filtersOf([...whole, ...conditions.filter(isTime)]), ...ended(part)],
    part: filtersOf(part),
    groups: byGroup,
    ...(of ? { of } : {}),
  };
}

/** What has not ended yet is neither on time nor too late. */
const ended = (part: readonly Condition[]): Filter[] =>
  part.flatMap(({ filter, span }) =>
    filter.kind === "columns" && isKind(span, "state") && span.payload.state === "on-time"
      ? [{ kind: "empty", column: filter.column, not: true } as const]
      : [],
  );

const subjects = (draft: Draft): Group[] => {
  const subject = readSubject(draft);
  return subject ? [subject] : [];
};

/** `difference between A and B`, `compare A with B`, `change from 2024 to 2025`. */
function readDifference(draft: Draft, parts: Parts): FormContent | undefined {
  const [span] = freeOf(draft, "difference", "change", "versus");
  if (!span) return undefined;
  const alternatives = alternativesOf(parts.conditions);
  if (!alternatives) return undefined;
  const measures = [...parts.measures, ...readMeasures(draft), ...readBareAggregates(draft)];
  const counts = freeOf(draft, "count").length > 0;
  // "Did Hull use more gas or electricity" names no clear figure.
  const isNamed =
    measures.length > 0 ||
    counts ||
    draft.spans.some((one) => isKind(one, "entity", "how-much", "concept")) ||
    !parts.conditions.some(
      (one) => !alternatives.from.includes(one) && one.filter.kind !== "period",
    );
  if (!isNamed) return undefined;
  const operand = mainOperand(draft);
  // "Who has more jobs": rows that are named are counted.
  const isOfRows =
    counts ||
    (draft.spans.some((one) => isKind(one, "entity")) &&
      !draft.spans.some((one) => isKind(one, "how-much", "concept")));
  const measure: Measure | undefined =
    measures[0] ?? (isOfRows || !operand ? { fn: "count" } : measureOf(operand));
  if (!measures[0] && !isOfRows && operand) draft.assumed.push({ kind: "figure", of: operand });
  const by = freeOf(draft, "by").filter((one) => {
    const next = beside(draft, one, 1, []);
    return isKind(next, "count", "aggregate") || operandAt(draft, next) !== undefined;
  });
  consume(draft, ...by, ...freeOf(draft, "difference", "change", "versus", "count", "how-much"));
  consume(draft, ...freeOf(draft, "compare").filter(({ payload }) => payload.op === "between"));
  const rest = parts.conditions.filter((one) => !alternatives.from.includes(one));
  const [a, b] = alternatives.sides;
  if (isKind(span, "versus")) {
    const group = alternatives.group;
    if (group)
      return {
        kind: "figures",
        known: draft.known,
        filters: filtersOf(parts.conditions),
        measures: [measure],
        groups: [group],
      };
  }
  return {
    kind: "difference",
    known: draft.known,
    filters: filtersOf(rest),
    measure,
    alternatives: [a, b],
    change: isKind(span, "change"),
  };
}

/** Two values of one column, or two periods. */
function alternativesOf(
  conditions: readonly Condition[],
):
  | { from: readonly Condition[]; sides: readonly [Alternative, Alternative]; group?: Group }
  | undefined {
  for (const condition of conditions) {
    const { filter } = condition;
    if (filter.kind !== "in" || filter.not || filter.values.length < 2) continue;
    const [a = "", b = ""] = filter.values;
    const side = (value: string): Alternative => ({ filters: [{ ...filter, values: [value] }] });
    return { from: [condition], sides: [side(a), side(b)], group: { column: filter.column } };
  }
  const periods = conditions.filter(({ filter }) => filter.kind === "period");
  const [a, b] = periods;
  if (a?.filter.kind !== "period" || b?.filter.kind !== "period") return undefined;
  return {
    from: [a, b],
    sides: [{ filters: [a.filter] }, { filters: [b.filter] }],
  };
}

/** `are there any …`. */
function readExists(draft: Draft, { conditions, groups, focus }: Parts): FormContent | undefined {
  const [exists] = freeOf(draft, "exists");
  if (
    !exists ||
    conditions.length === 0 ||
    groups.length > 0 ||
    focus ||
    freeOf(draft, "count", "aggregate", "extreme").length > 0
  )
    return undefined;
  consume(draft, exists);
  return { kind: "exists", known: draft.known, filters: filtersOf(conditions) };
}

/** `the largest …`, `top 5 … by …`, `which … has the most …`. */
function readRanking(draft: Draft, parts: Parts): FormContent | undefined {
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

/** The figure by which something is ranked, where it is named. */
function rankedBy(draft: Draft, extreme: SpanOf<"extreme">, parts: Parts): Measure | undefined {
  const [first] = parts.measures;
  if (first) return first;
  // "The most members" counts them, even if there are amounts of money.
  if (extreme.payload.loose && isKind(beside(draft, extreme, 1, []), "entity"))
    return { fn: "count" };
  const by = freeOf(draft, "by").find(
    (span) => operandAt(draft, beside(draft, span, 1, ["aggregate", "extreme"])) !== undefined,
  );
  if (by) consume(draft, by);
  // "By number of loans".
  const counted = freeOf(draft, "by").find((span) => {
    const next = draft.spans[draft.spans.indexOf(span) + 1];
    return isKind(next, "count") && isKind(beside(draft, next, 1, []), "entity");
  });
  if (counted) {
    consume(draft, counted);
    return { fn: "count" };
  }
  const used = new Set(draft.used);
  const [measure] = readMeasures(draft);
  if (measure && !ranks(extreme, measure)) {
    for (const span of draft.spans) if (!used.has(span)) draft.used.delete(span);
    return undefined;
  }
  if (measure) return measure;
  const [aggregate] = readBareAggregates(draft);
  if (aggregate) return aggregate;
  // "The most disputed invoices" counts them.
  if (extreme.payload.measured === "count" && countsRows(draft, extreme)) return { fn: "count" };
  return undefined;
}

/** The cheapest per kilo is not the one of the fewest kilos, and the longest wait is not the one of the most panels. */
function ranks({ payload: { measured } }: SpanOf<"extreme">, measure: Measure): boolean {
  if (!("of" in measure) || measure.of.kind !== "column") return true;
  const { money, words } = measure.of.column;
  if (measured === "price") return money;
  return measured !== "duration" || words.some((word) => LASTING.has(word));
}

const LASTING = new Set(
  ["duration", "time", "hour", "minute", "min", "day", "week", "month", "night", "length"].flatMap(
    rootsOf,
  ),
);

/** "The most invoices" counts them, and so does "was paid most"; "works the most" needs a figure for how much. */
function countsRows(draft: Draft, extreme: SpanOf<"extreme">): boolean {
  if (!extreme.payload.loose || !draft.known.columns.some(isFigure)) return true;
  const next = beside(draft, extreme, 1, []);
  const isStatus = isKind(next, "value") && next.payload.column.role === "status";
  return (
    isStatus ||
    isKind(next, "state") ||
    draft.spans.some(
      (span) => isKind(span, "event") || (isKind(span, "entity") && span.at > extreme.at),
    )
  );
}

/** What high figures are good for. */
const BEST: SpanOf<"extreme"> = {
  at: 0,
  length: 1,
  strength: 1,
  payload: { kind: "extreme", down: true, measured: "figure", judged: true },
};

function defaultRanking(draft: Draft, extreme: SpanOf<"extreme">): Measure | undefined {
  if (["date", "duration", "count"].includes(extreme.payload.measured)) return undefined;
  if (extreme.payload.measured === "weight") {
    const weight = weightOf(draft);
    return weight && measureOf(weight);
  }
  const [price] = columnsOfConcept("price", draft.known);
  const isPrice = extreme.payload.measured === "price" && price !== undefined;
  const operand = isPrice ? columnOperand(price) : mainOperand(draft);
  // Who is the best is not who costs least, unless somebody says so.
  if (operand && extreme.payload.judged && !isDown(BEST, { of: operand }, draft.known))
    return undefined;
  // Where there are figures, "the best" is not what there is most of.
  if (!operand) return draft.known.columns.some(isFigure) ? undefined : { fn: "count" };
  draft.assumed.push({
    kind: "ranked",
    of: operand,
    ...(isPrice && !hasOtherMoney(draft, operand) && { isSaid: true }),
  });
  return measureOf(operand);
}

/** Whether the most expensive may be the one of another amount. */
const hasOtherMoney = ({ known }: Draft, operand: Operand): boolean =>
  known.columns.some(
    (column) => isFigure(column) && column.money && !sameOperand(columnOperand(column), operand),
  );

const weightOf = ({ known }: Draft): Operand | undefined => {
  const column = known.columns.find(
    ({ role, words }) =>
      (role === "additive" || role === "figure") &&
      words.some((word) => ["weight", "kg", "gewicht", "mass"].includes(word)),
  );
  return column && columnOperand(column);
};

function rowOperand(
  draft: Draft,
  extreme: SpanOf<"extreme">,
  measured: Measure | undefined,
): Operand | undefined {
  const { known } = draft;
  // The oldest bill is the one with the earliest date, whatever its amount.
  const isDated = extreme.payload.measured === "date";
  if (!isDated && measured && "of" in measured && measured.fn !== "ratio") return measured.of;
  switch (extreme.payload.measured) {
    case "date": {
      const named = draft.spans.find((span) => isFree(draft, span) && dateOperand(draft, span));
      consume(draft, named);
      return (named && dateOperand(draft, named)) ?? (known.begins && columnOperand(known.begins));
    }
    case "duration": {
      const dates = draft.spans.flatMap((span) => {
        const column = isFree(draft, span) ? dateAt(draft, span) : undefined;
        return column ? [{ span, column }] : [];
      });
      const [first, second] = dates;
      const from = second ? first?.column : known.begins;
      const until = second?.column ?? first?.column ?? known.ends;
      if (!from || !until || from === until) return undefined;
      consume(draft, first?.span, second?.span);
      return { kind: "days", from, until };
    }
    case "weight":
      return weightOf(draft);
    case "price": {
      const price = known.columns.find(
        ({ role, words }) =>
          (role === "figure" || role === "additive") &&
          words.some((word) => ["price", "preis", "cost", "rate"].includes(word)),
      );
      const operand = price ? columnOperand(price) : mainOperand(draft);
      if (operand && (!price || hasOtherMoney(draft, operand)))
        draft.assumed.push({ kind: "ranked", of: operand });
      return operand;
    }
    default: {
      const operand = mainOperand(draft);
      if (operand) draft.assumed.push({ kind: "ranked", of: operand });
      return operand;
    }
  }
}

/** Rows, or the values of a column. */
function readListing(
  draft: Draft,
  { conditions, focus, groups, numbers }: Parts,
  followUp: boolean,
): FormContent | undefined {
  const { known } = draft;
  const filters = filtersOf(conditions);
  const limit = numbers.find((one) => one.kind === "limit")?.count;
  if (groups.length > 0 || freeOf(draft, "count").length > 0) return undefined;
  const subject =
    focus ??
    (freeOf(draft, "show", "different", "which").length > 0 || conditions.length > 0
      ? readSubject(draft)
      : undefined);
  consume(draft, ...freeOf(draft, "different"));
  if (subject && subject.grain === undefined && subject.column.role !== "identifier") {
    const none = conditions.flatMap((one) => (one.none ? [one.none] : []));
    return none.length > 0
      ? {
          kind: "values",
          known,
          filters: filtersOf(conditions.filter((one) => !one.none)),
          column: subject.column,
          unless: none,
        }
      : { kind: "values", known, filters, column: subject.column };
  }
  const isListed =
    draft.spans.some((span) => isKind(span, "entity", "show", "which", "who")) ||
    subject !== undefined ||
    conditions.length > 1 ||
    followUp;
  if (
    !isListed ||
    (conditions.length === 0 &&
      !draft.spans.some((span) => isKind(span, "show")) &&
      limit === undefined)
  )
    return undefined;
  return { kind: "rows", known, filters, ...(limit === undefined ? {} : { limit }) };
}
