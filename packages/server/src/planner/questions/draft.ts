import type { Assumption, Filter, Measure, Operand } from "../../questions/form.ts";
import type { KnownColumn, KnownTable } from "../../questions/known-table.ts";
import { columnsOfConcept } from "./concept-columns.ts";
import { type Flow } from "./meaning.ts";
import { FLOWS } from "./figure-words.ts";
import { rootsOf } from "../../questions/roots.ts";
import { isKind, type Payload, type Span, type SpanOf } from "./spans.ts";

/** A cover while its spans are given their places. Each reader marks the spans that it used. */
export type Draft = {
  readonly known: KnownTable;
  /** In order, without words that say nothing. */
  readonly spans: readonly Span[];
  readonly today: string;
  readonly used: Set<Span>;
  readonly assumed: Assumption[];
  /** For "anything" or "anyone". */
  readonly indefinite: boolean;
  /** "What comes in": the question does not name what it asks for. */
  readonly asksWhat: boolean;
  /** Where verbs stand that say nothing. */
  readonly verbs: readonly number[];
  penalty: number;
};

/** Words that may stand anywhere without a place in the form. */
const SILENT: ReadonlySet<Payload["kind"]> = new Set(["filler", "file", "comma", "anaphor"]);
export const isSilent = (span: Span): boolean => SILENT.has(span.payload.kind);

export const createDraft = (known: KnownTable, all: readonly Span[], today: string): Draft => ({
  known,
  today,
  spans: withoutAppositions(all.filter((span) => !isSilent(span))),
  indefinite: all.some((span) => isKind(span, "filler") && span.payload.indefinite === true),
  asksWhat: all.some((span) => isKind(span, "filler") && span.payload.asks === true),
  verbs: all.flatMap((span) => (isKind(span, "filler") && span.payload.verb ? [span.at] : [])),
  used: new Set(),
  assumed: [],
  penalty: 0,
});

/** "Net cost", "40 euros gross": of a word for money and a heading next to it, the heading decides. */
const withoutAppositions = (spans: readonly Span[]): Span[] =>
  spans.filter(
    (span, at) =>
      !(
        isKind(span, "concept") &&
        span.payload.concept === "money" &&
        [spans[at - 1], spans[at + 1]].some(
          (one) =>
            isKind(one, "column") &&
            one.payload.column.money &&
            isFigure(one.payload.column) &&
            fitsUnit(columnOperand(one.payload.column), span.payload.unit),
        )
      ),
  );

export const consume = (draft: Draft, ...spans: readonly (Span | undefined)[]): void => {
  for (const span of spans) if (span) draft.used.add(span);
};
export const isFree = (draft: Draft, span: Span | undefined): span is Span =>
  span !== undefined && !draft.used.has(span);

/** The free spans of some kinds, in order. */
export const freeOf = <Kind extends Payload["kind"]>(
  draft: Draft,
  ...kinds: readonly Kind[]
): SpanOf<Kind>[] =>
  draft.spans.filter(
    (span): span is SpanOf<Kind> => !draft.used.has(span) && isKind(span, ...kinds),
  );

/** The span next to another, skipping words of some kinds. */
export function beside(
  draft: Draft,
  span: Span,
  step: 1 | -1,
  over: readonly Payload["kind"][] = ["copula", "than"],
): Span | undefined {
  let at = draft.spans.indexOf(span) + step;
  while (isKind(draft.spans[at], ...over)) at += step;
  return draft.spans[at];
}

export const columnOperand = (column: KnownColumn): Operand => ({ kind: "column", column });

export const isFigure = ({ role }: KnownColumn): boolean =>
  role === "additive" || role === "figure";

/** The table's main figure, which the answer reports, because the question did not name it. */
export function mainOperand(draft: Draft): Operand | undefined {
  const { main } = draft.known;
  if (!main) return undefined;
  return main.times
    ? { kind: "product", column: main.column, times: main.times }
    : columnOperand(main.column);
}

/** What is paid or earned: never a figure of something else, where the table has one of money. */
function moneyOperand(draft: Draft): Operand | undefined {
  const { main, columns } = draft.known;
  const isMoney = !main || main.column.money || main.times !== undefined;
  return isMoney || !columns.some(({ money }) => money) ? mainOperand(draft) : undefined;
}

const FLOW_ROOTS = { in: FLOWS.in.flatMap(rootsOf), out: FLOWS.out.flatMap(rootsOf) };

/** Whether the table's money goes the other way, by its heading: of a table of costs nobody learns the revenue. */
function flowsAgainst({ known: { main } }: Draft, flow: Flow | undefined): boolean {
  if (!main || !flow) return false;
  const has = (one: Flow) => main.column.words.some((word) => FLOW_ROOTS[one].includes(word));
  return has(flow === "in" ? "out" : "in") && !has(flow);
}

/** Sum where figures add up, else average. */
export const measureOf = (operand: Operand): Measure => ({
  fn:
    operand.kind === "product" || (operand.kind === "column" && operand.column.role === "additive")
      ? "sum"
      : "avg",
  of: operand,
});

/** The figure that a span names: a column of numbers, or a concept. */
export function operandAt(draft: Draft, span: Span | undefined): Operand | undefined {
  if (isKind(span, "column") && isFigure(span.payload.column))
    return columnOperand(span.payload.column);
  if (!isKind(span, "concept")) return undefined;
  const { concept, flow, unit } = span.payload;
  if (concept === "money" && flowsAgainst(draft, flow)) return undefined;
  const [column] = columnsOfConcept(concept, draft.known);
  const operand = concept === "money" ? moneyOperand(draft) : column && columnOperand(column);
  return operand && fitsUnit(operand, unit) ? operand : undefined;
}

/** Currencies as headings write them. */
const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ["€", /€|\bEUR\b|euro/i],
  ["$", /\$|\bUSD\b|dollar/i],
  ["£", /£|\bGBP\b|pound/i],
  ["CHF", /\bCHF\b|franken/i],
];
/** Headings of what can be counted so. */
const COUNTED_IN: Readonly<Record<string, RegExp>> = {
  "%": /%|percent|pct|rate|ratio|share|discount|margin|quote|prozent|anteil|rabatt/i,
  "°": /°|temp|degree|grad/i,
};

/** Whether a figure can be in a unit: 50 euros are no weight, and no dollars. */
export function fitsUnit(operand: Operand, unit: string | undefined): boolean {
  if (unit === undefined || operand.kind === "days") return unit === undefined;
  const { column } = operand;
  if (unit === "h") return !/\b(?:min|minutes?|sec|seconds?|days?|nights?)\b/i.test(column.label);
  const counted = COUNTED_IN[unit];
  if (counted) return counted.test(column.label);
  const written = CURRENCIES.find(([, pattern]) => pattern.test(column.label));
  return written ? written[0] === unit : column.money || operand.kind === "product";
}

/** The date that a span names: a column of dates, or an event that happened on one. */
export function dateAt(draft: Draft, span: Span | undefined): KnownColumn | undefined {
  if (isKind(span, "column"))
    return span.payload.column.role === "date" ? span.payload.column : undefined;
  if (!isKind(span, "event")) return undefined;
  const roots = span.payload.headings.flatMap((heading) => rootsOf(heading).slice(0, 1));
  const dates = draft.known.columns.filter(({ role }) => role === "date");
  return dates.find(({ words }) =>
    words.some((word) =>
      roots.some((root) => word === root || (root.length > 3 && word.startsWith(root))),
    ),
  );
}

/** The value that means yes in a column of two. */
export const yesOf = (column: KnownColumn): string =>
  (column.known ?? column.samples).find((value) => /^(?:yes|y|true|1|ja)$/i.test(value)) ?? "true";
export const noOf = (column: KnownColumn): string =>
  (column.known ?? column.samples).find((value) => /^(?:no|n|false|0|nein)$/i.test(value)) ??
  "false";

export const isIn = (column: KnownColumn, values: readonly string[], not = false): Filter => ({
  kind: "in",
  column,
  values,
  not,
});
