import type { Asking, Assembled } from "./assembled.ts";
import { readWhen } from "./read-when.ts";
import { readDifference, readShare } from "./read-comparison.ts";
import { readExists, readListing } from "./read-listing.ts";
import { readRanking } from "./read-ranking.ts";
import {
  type Draft,
  beside,
  consume,
  createDraft,
  dateAt,
  freeOf,
  isFigure,
  operandAt,
} from "./draft.ts";
import type { Cover } from "./covers.ts";
import type { Assumption, Filter, FormContent } from "../../questions/form.ts";
import type { KnownTable } from "../../questions/known-table.ts";
import { type Parts, filtersOf } from "./parts.ts";
import { readColumnPairs } from "./read-pairs.ts";
import { readNegations } from "./read-negations.ts";
import { readNumbers } from "./read-numbers.ts";
import { readStates } from "./read-states.ts";
import { readTexts, readValues } from "./read-values.ts";
import { readTimes, readWeekdays } from "./read-dates.ts";
import { operandSql } from "../../questions/form-sql.ts";
import { readFigures } from "./read-figures.ts";
import { readDuration, readFocus, readGroups } from "./read-targets.ts";
import { type Span, isKind } from "./spans.ts";

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
