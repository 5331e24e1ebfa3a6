import { type Draft, consume, freeOf } from "./draft.ts";
import type { FormContent } from "../../questions/form.ts";
import { type Parts, filtersOf } from "./parts.ts";
import { readSubject } from "./read-targets.ts";
import { isKind } from "./spans.ts";

/** `are there any …`. */
export function readExists(
  draft: Draft,
  { conditions, groups, focus }: Parts,
): FormContent | undefined {
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

/** Rows, or the values of a column. */
export function readListing(
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
