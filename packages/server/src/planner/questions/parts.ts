import type { Filter, Group, Measure } from "../../questions/form.ts";
import type { Condition, NumberCondition } from "./condition.ts";

/** What was read before the kind of the question is known. */
export type Parts = {
  readonly conditions: readonly Condition[];
  readonly groups: readonly Group[];
  readonly focus: Group | undefined;
  readonly measures: readonly Measure[];
  readonly numbers: readonly NumberCondition[];
};

/** The filters that conditions come down to. */
export const filtersOf = (conditions: readonly Condition[]): Filter[] =>
  conditions.map(({ filter }) => filter);
