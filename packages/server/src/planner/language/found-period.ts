import type { Period as SaidPeriod } from "../../questions/periods.ts";

/** A period; `assumed`: its year was not said. `months`: which ones of any year it may mean then, January is 1. */
export type Period = SaidPeriod & {
  readonly assumed?: boolean;
  readonly months?: readonly number[];
};

export type FoundPeriod = { readonly period: Period; readonly length: number };

/** From when to when the rows reach; a month or day without a year is the latest one in there. */
export type Reach = {
  readonly today: string;
  readonly earliest?: string;
  readonly latest?: string;
  /** The last day of any of its dates. */
  readonly last?: string;
  /** Independent of the rows: any year is possible, and the default is the current year. */
  readonly open?: true;
};
