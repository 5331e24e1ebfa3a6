import { dateOperand } from "./read-when.ts";
import {
  type Draft,
  beside,
  columnOperand,
  consume,
  dateAt,
  freeOf,
  isFigure,
  isFree,
  mainOperand,
  measureOf,
  operandAt,
} from "./draft.ts";
import { columnsOfConcept } from "./concept-columns.ts";
import { isDown } from "./better.ts";
import type { Measure, Operand } from "../../questions/form.ts";
import type { Parts } from "./parts.ts";
import { readBareAggregates, readMeasures } from "./read-targets.ts";
import { rootsOf } from "../../questions/roots.ts";
import { type SpanOf, isKind } from "./spans.ts";

/** The figure by which something is ranked, where it is named. */
export function rankedBy(
  draft: Draft,
  extreme: SpanOf<"extreme">,
  parts: Parts,
): Measure | undefined {
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

export function defaultRanking(draft: Draft, extreme: SpanOf<"extreme">): Measure | undefined {
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
    ...(isPrice && price.money && { isSaid: true }),
  });
  return measureOf(operand);
}

const weightOf = ({ known }: Draft): Operand | undefined => {
  const column = known.columns.find(
    ({ role, words }) =>
      (role === "additive" || role === "figure") &&
      words.some((word) => ["weight", "kg", "gewicht", "mass"].includes(word)),
  );
  return column && columnOperand(column);
};

export function rowOperand(
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
      if (operand && !price?.money) draft.assumed.push({ kind: "ranked", of: operand });
      return operand;
    }
    default: {
      const operand = mainOperand(draft);
      if (operand) draft.assumed.push({ kind: "ranked", of: operand });
      return operand;
    }
  }
}
