import { type Draft, beside, consume, freeOf, mainOperand, measureOf, operandAt } from "./draft.ts";
import type { Alternative, Filter, FormContent, Group, Measure } from "../../questions/form.ts";
import { type Parts, filtersOf } from "./parts.ts";
import type { Condition } from "./condition.ts";
import { readBareAggregates, readMeasures, readSubject } from "./read-targets.ts";
import { type Span, isKind } from "./spans.ts";

/** `what share of …`: part and whole. */
export function readShare(
  draft: Draft,
  { conditions, groups, focus }: Parts,
): FormContent | undefined {
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
export function readDifference(draft: Draft, parts: Parts): FormContent | undefined {
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
