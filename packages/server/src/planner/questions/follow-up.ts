import type { Assembled, Asking } from "./assembled.ts";
import { createDraft, freeOf, operandAt, measureOf, consume, type Draft } from "./draft.ts";
import type { Cover } from "./covers.ts";
import type { Filter, Form } from "../../questions/form.ts";
import { filterSql } from "../../questions/form-sql.ts";
import { readNegations } from "./read-negations.ts";
import { readNumbers } from "./read-numbers.ts";
import { readStates } from "./read-states.ts";
import { readTimes, readWeekdays } from "./read-dates.ts";
import { readValues } from "./read-values.ts";
import { readGroups, readLooseGrains } from "./read-targets.ts";
import { isKind, type Span, type SpanOf } from "./spans.ts";

/** Words that continue the previous question. */
const GOES_ON = new Set(["and", "only", "by", "versus"]);
/** Words that start a new question. */
const ASKS = new Set([
  "count",
  "how-much",
  "how-long",
  "who",
  "which",
  "when",
  "exists",
  "share",
  "difference",
  "change",
  "extreme",
]);
/** Less than a complete question scores when both readings understand every word. */
const CONTINUED = 0.3;
const UNREAD = 1.2;

/**
 * A follow-up to an answered question: `and in 2025?`, `only Germany`, `by month`. Conditions replace those on the same column,
 * groups and figures replace theirs. Undefined if the words start a new question.
 */
export function continueForm(
  before: Form,
  cover: Cover,
  { today, language }: Asking,
): Assembled | undefined {
  const draft = createDraft(before.known, cover.spans, today);
  const [first] = draft.spans;
  const [extreme, other] = draft.spans.filter((span) => !isKind(span, "and", "only"));
  if (isKind(extreme, "extreme") && !other)
    return extremeOf({ ...before, language }, extreme, cover);
  const limit = limitOf(before, draft.spans);
  if (limit !== undefined)
    return {
      form: { ...limit, language },
      assumed: [],
      unread: [],
      spare: [],
      score: cover.score + CONTINUED,
    };
  if (!first || draft.spans.some(({ payload }) => ASKS.has(payload.kind))) return undefined;
  const goesOn = GOES_ON.has(first.payload.kind);
  const denied = readNegations(draft);
  const conditions = [
    ...readTimes(draft, denied),
    ...readWeekdays(draft, denied),
    ...readValues(draft, denied),
  ];
  const groups = readGroups(draft);
  conditions.push(...readStates(draft, denied));
  conditions.push(
    ...readNumbers(draft, false).flatMap((one) => (one.kind === "row" ? [one.condition] : [])),
  );
  const form = continued(
    { ...before, language },
    conditions.map(({ filter }) => filter),
    groups.length > 0 ? groups : readLooseGrains(draft),
    draft,
  );
  if (!form) return undefined;
  const left = draft.spans.filter(
    (span) =>
      !draft.used.has(span) &&
      !isKind(span, "and", "or", "only", "copula", "than", "show", "entity", "both"),
  );
  const unread = [
    ...new Set([...left, ...cover.spans.filter((span) => isKind(span, "unknown"))]),
  ].toSorted((a, b) => a.at - b.at);
  return {
    form,
    assumed: draft.assumed,
    spare: [],
    unread: unread.map(({ at, length }) => `${at}:${length}`),
    score:
      cover.score -
      draft.penalty +
      (goesOn ? CONTINUED : -CONTINUED) -
      UNREAD * left.filter((span) => !isKind(span, "unknown")).length,
  };
}

/** "First 50" of the listed rows. */
function limitOf(before: Form, spans: readonly Span[]): Form | undefined {
  if (before.kind !== "rows") return undefined;
  const [first, second, more] = spans.filter((span) => !isKind(span, "and", "only", "entity"));
  if (!isKind(first, "extreme") || !isKind(second, "number") || more) return undefined;
  const { down, measured } = first.payload;
  if (down || measured !== "date") return undefined;
  const { value } = second.payload;
  return Number.isInteger(value) && value > 0 ? { ...before, limit: value } : undefined;
}

/** "The highest?" of the previous figure. */
function extremeOf(
  before: Form,
  { payload }: SpanOf<"extreme">,
  cover: Cover,
): Assembled | undefined {
  if (before.kind !== "figures" || before.groups.length > 0 || payload.measured !== "figure")
    return undefined;
  const [measure, more] = before.measures;
  if (!measure || more || !("of" in measure) || measure.fn === "ratio") return undefined;
  return {
    form: { ...before, measures: [{ fn: payload.down ? "max" : "min", of: measure.of }] },
    assumed: [],
    unread: [],
    spare: [],
    score: cover.score,
  };
}

type Groups = Extract<Form, { kind: "figures" }>["groups"];

function continued(
  before: Form,
  filters: readonly Filter[],
  groups: Groups,
  draft: Draft,
): Form | undefined {
  const merged = mergeFilters(before.filters, filters);
  const operands = freeOf(draft, "column", "concept", "aggregate").map((span) => ({
    span,
    operand: operandAt(draft, span),
  }));
  const named = operands.find(({ operand }) => operand);
  const [aggregate] = freeOf(draft, "aggregate");
  const changes =
    filters.length > 0 || groups.length > 0 || named !== undefined || aggregate !== undefined;
  if (!changes) return undefined;
  if (before.kind !== "figures")
    return groups.length > 0 || named ? undefined : { ...before, filters: merged };
  consume(draft, named?.span, aggregate);
  const [measure] = before.measures;
  const of =
    named?.operand ??
    (measure && "of" in measure && measure.fn !== "ratio" ? measure.of : undefined);
  const measures =
    aggregate && of
      ? [{ fn: aggregate.payload.fn, of }]
      : named?.operand
        ? [measureOf(named.operand)]
        : before.measures;
  return {
    ...before,
    filters: merged,
    measures,
    groups: groups.length > 0 ? groups : before.groups,
  };
}

/** Conditions on one column replace each other. */
function mergeFilters(before: readonly Filter[], more: readonly Filter[]): Filter[] {
  const about = (filter: Filter) => ("column" in filter ? filter.column.name : filterSql(filter));
  const replaced = new Set(more.map(about));
  return [...before.filter((filter) => !replaced.has(about(filter))), ...more];
}
