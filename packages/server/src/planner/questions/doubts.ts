import type { Form, Measure } from "../../questions/form.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import { derivedFrom } from "../../questions/roots.ts";
import type { Token } from "../../questions/tokens.ts";
import type { Assembled } from "./assembled.ts";
import { columnOperand, isFigure } from "./draft.ts";
import { sameOperand } from "./read-targets.ts";
import { DERIVED } from "./name-columns.ts";
import { isKind, type Span } from "./spans.ts";

/** A reading with the words that it was read from. */
type Read = Assembled & {
  /** In order, with those that say nothing. */
  readonly spans: readonly Span[];
  readonly tokens: readonly Token[];
};

/** Words that may mean something else, and what the question comes to with each meaning: the likeliest first. */
export type Doubt = {
  /** Index of the first token, and how many there are. */
  readonly at: number;
  readonly length: number;
  readonly forms: readonly [Form, ...Form[]];
  /** They name a column or a value, so that a person can teach which. */
  readonly isName?: true;
};

/** Other meanings that are offered. */
const MAX_FORMS = 4;

/**
 * What is too uncertain in a reading to be computed, though each word found a place: a figure for another question is worse than a
 * click. The first that is found; who chooses sees the whole question.
 */
export function doubtIn(read: Read): Doubt | undefined {
  for (const find of [
    doubtedCount,
    doubtedExtreme,
    doubtedShare,
    doubtedPart,
    doubtedDays,
    doubtedRows,
    doubtedDeed,
    doubtedMoney,
    doubtedPeriods,
    doubtedGrain,
    doubtedYes,
    doubtedAnd,
    doubtedVerb,
  ]) {
    const doubt = find(read);
    if (doubt) return doubt;
  }
  return undefined;
}

const about = ({ at, length }: Span, form: Form, others: readonly Form[] = []): Doubt => ({
  at,
  length,
  forms: [form, ...others.slice(0, MAX_FORMS)],
});

/** A form with fewer or other conditions. */
const withFilters = (form: Form, filters: Form["filters"]): Form => ({ ...form, filters });

const withMeasure = (form: Form, measure: Measure): Form[] =>
  form.kind === "figures" ? [{ ...form, measures: [measure] }] : [];

/** "How many statuses are there" counts those, "how many models were faulty" may as well count rows. */
function doubtedCount({ form, spans }: Read): Doubt | undefined {
  if (form.kind !== "figures" || spans.some((span) => isKind(span, "different"))) return undefined;
  const [measure, more] = form.measures;
  if (measure?.fn !== "distinct" || more || !isKindOfThing(measure.column)) return undefined;
  const span = spans.find(
    (one) =>
      (isKind(one, "column") && one.payload.column === measure.column) || isKind(one, "grain"),
  );
  return span && about(span, form, withMeasure(form, { fn: "count" }));
}

/** Values of a column that are kinds of rows; more are things that rows are about. */
const MAX_KINDS = 8;
const isKindOfThing = ({ role, profile }: KnownColumn) =>
  role === "date" || (["text", "status"].includes(role) && (profile?.distinct ?? 0) <= MAX_KINDS);

/** Words for a single thing, where "the highest amount" may as well be a total. */
const OF_ONE = /^(?:big|larg|great|small|tini)/i;

/** "Who got our biggest quote" is about a single one, or about all that they got. */
function doubtedExtreme({ form, spans, tokens }: Read): Doubt | undefined {
  if (form.kind !== "figures" || form.limit === undefined || form.groups.length === 0)
    return undefined;
  const at = spans.findIndex((one) => isKind(one, "extreme"));
  const [extreme, next] = spans.slice(at);
  const [measure] = form.measures;
  if (!isKind(extreme, "extreme") || !isKind(next, "column") || measure?.fn !== "sum")
    return undefined;
  const { down } = extreme.payload;
  if (!OF_ONE.test(tokens[extreme.at]?.text ?? "") || !isFigure(next.payload.column))
    return undefined;
  const single = withMeasure(form, {
    fn: down ? "max" : "min",
    of: columnOperand(next.payload.column),
  });
  return about({ ...extreme, length: extreme.length + next.length }, single[0] ?? form, [form]);
}

/** "The share of boys in year 8" is one of all, of the boys, or of year 8. */
function doubtedShare({ form, spans }: Read): Doubt | undefined {
  const share = spans.find((span) => isKind(span, "share"));
  if (form.kind !== "share" || form.part.length < 2 || form.groups.length > 0 || !share)
    return undefined;
  const others = form.part.map(
    (one): Form => ({
      ...form,
      part: [one],
      filters: [...form.filters, ...form.part.filter((other) => other !== one)],
    }),
  );
  return about(share, form, others);
}

/** A word that is a part of a value, such as "green" of "Atlas Green". */
function doubtedPart({ form, spans }: Read): Doubt | undefined {
  const span = spans.find((one) => isKind(one, "value") && one.payload.isPart);
  if (!isKind(span, "value")) return undefined;
  const { column, values } = span.payload;
  if (column.role === "person" && values.length === 1) return undefined;
  const at = form.filters.findIndex(
    (one) =>
      one.kind === "in" && one.column === column && values.every((v) => one.values.includes(v)),
  );
  const filter = form.filters[at];
  if (filter?.kind !== "in") return about(span, form);
  const single =
    values.length > 1
      ? values.map((value) =>
          withFilters(form, form.filters.with(at, { ...filter, values: [value] })),
        )
      : [];
  const doubt = about(span, form, [
    ...single.slice(0, MAX_FORMS - 1),
    withFilters(form, form.filters.toSpliced(at, 1)),
  ]);
  return { ...doubt, isName: true };
}

/** "More than 30 days" of dates that nobody named. */
function doubtedDays({ form, spans }: Read): Doubt | undefined {
  const at = form.filters.findIndex((one) => one.kind === "number" && one.of.kind === "days");
  const day = spans.findIndex(
    (one, index) => index > 0 && isKind(one, "grain") && isKind(spans[index - 1], "number"),
  );
  const [number, grain, ...after] = spans.slice(day - 1);
  if (at < 0 || day < 1 || !number || !grain) return undefined;
  // "More than 30 days after the order" names one, and compares it.
  if (after.some((span) => isKind(span, "compare"))) return undefined;
  return about({ ...number, length: number.length + grain.length }, form, [
    withFilters(form, form.filters.toSpliced(at, 1)),
  ]);
}

/** "The average stay" may be one of rows, or of how long they are: no word says which figure. */
function doubtedRows({ form, spans }: Read): Doubt | undefined {
  const at = spans.findIndex((span) => isKind(span, "aggregate"));
  const [aggregate, entity, next] = spans.slice(at);
  if (form.kind !== "figures" || !isKind(aggregate, "aggregate") || !isKind(entity, "entity"))
    return undefined;
  if (next && isKind(next, "column", "concept", "aggregate")) return undefined;
  const [measure] = form.measures;
  if (!measure || !("of" in measure) || measure.fn === "ratio" || measure.of.kind === "days")
    return undefined;
  const { fn } = measure;
  const others = form.known.columns.filter(isFigure).flatMap((column) => {
    const of = columnOperand(column);
    return sameOperand(of, measure.of) ? [] : withMeasure(form, { fn, of });
  });
  return about(entity, form, others);
}

/** "The value quoted" of a column Quote says which figure, "quoted" of a status which rows. */
function doubtedDeed({ form, spans, tokens }: Read): Doubt | undefined {
  for (const [at, filter] of form.filters.entries()) {
    if (filter.kind !== "in" || filter.column.role !== "status") continue;
    const span = spans.find(
      (one) => isKind(one, "value") && one.payload.column === filter.column && one.length === 1,
    );
    const base = derivedFrom(tokens[span?.at ?? -1]?.text ?? "");
    const isOfFigure =
      base !== undefined &&
      form.known.columns.some(
        (column) =>
          isFigure(column) &&
          column.core.some((word) => word.replace(/e$/, "") === base || derivedFrom(word) === base),
      );
    if (span && isOfFigure)
      return about(span, withFilters(form, form.filters.toSpliced(at, 1)), [form]);
  }
  return undefined;
}

/** "What did we spend" where a table has several amounts of money. */
function doubtedMoney({ form, spans }: Read): Doubt | undefined {
  const span = spans.find((one) => isKind(one, "concept") && one.payload.concept === "money");
  if (form.kind !== "figures" || !span) return undefined;
  const { main, columns } = form.known;
  const [measure] = form.measures;
  if (!measure || !("of" in measure) || measure.fn === "ratio" || measure.of.kind !== "column")
    return undefined;
  const { fn, of } = measure;
  if (main?.column.chosen === "main_figure" || main?.column !== of.column) return undefined;
  const isNamed = spans.some((one) => isKind(one, "column") && one.payload.column === of.column);
  const others = columns
    .filter((column) => column.money && column.role === "additive" && column !== of.column)
    .flatMap((column) => withMeasure(form, { fn, of: columnOperand(column) }));
  return isNamed || others.length === 0
    ? undefined
    : { ...about(span, form, others), isName: true };
}

/** "In March last year": of two periods of one date, both may hold or one. */
function doubtedPeriods({ form, spans }: Read): Doubt | undefined {
  const periods = form.filters.filter((one) => one.kind === "period" && !one.not);
  const span = spans.findLast((one) => isKind(one, "time"));
  const [first, second] = periods;
  if (!span || first?.kind !== "period" || second?.kind !== "period") return undefined;
  if (first.column !== second.column) return undefined;
  return about(
    span,
    form,
    [first, second].map((left) =>
      withFilters(
        form,
        form.filters.filter((one) => one !== left),
      ),
    ),
  );
}

/** "Frost days" are no figure for each day; "daily" and "by day" are. */
function doubtedGrain({ form, spans }: Read): Doubt | undefined {
  if (form.kind !== "figures" || form.groups.every(({ grain }) => grain === undefined))
    return undefined;
  const at = spans.findIndex(
    (one, index) => index > 0 && isKind(one, "grain") && isKind(spans[index - 1], "column"),
  );
  const grain = spans[at];
  if (!grain) return undefined;
  return about(grain, form, [
    { ...form, groups: form.groups.filter((group) => group.grain === undefined) },
  ]);
}

/** A word that only has the origin of a heading, such as "renewal" of Renewed, makes no condition by itself. */
function doubtedYes({ form, spans }: Read): Doubt | undefined {
  const span = spans.find(
    (one) =>
      isKind(one, "column") && one.payload.column.role === "yes-no" && one.strength <= DERIVED,
  );
  if (!isKind(span, "column")) return undefined;
  const at = form.filters.findIndex(
    (one) => one.kind === "in" && one.column === span.payload.column,
  );
  return at < 0 ? undefined : about(span, form, [withFilters(form, form.filters.toSpliced(at, 1))]);
}

/** "And" between what it can't join: one of the two has no place of its own. */
function doubtedAnd({ form, spans, spare }: Read): Doubt | undefined {
  if (form.kind === "difference") return undefined;
  const and = spare.find((span) => {
    const next = spans[spans.indexOf(span) + 1];
    return isKind(span, "and") && !isKind(next, "not", "extreme");
  });
  return and && about(and, form);
}

/** A list of rows leaves out what was done with them. */
function doubtedVerb({ form, spans }: Read): Doubt | undefined {
  if (form.kind !== "rows" || form.order) return undefined;
  const verb = spans.find((span) => isKind(span, "filler") && span.payload.verb);
  return verb && about(verb, form);
}
