export type Grain = "year" | "quarter" | "month" | "week" | "day";

/** What comes again each week or year: groups of it are no points in time. */
export type CyclicGrain = "weekday" | "month_of_year";

/** Whether groups of a grain come again, and so have names in place of dates. */
export const isCyclic = (grain: Grain | CyclicGrain): grain is CyclicGrain =>
  grain === "weekday" || grain === "month_of_year";

export type Comparison = "=" | "<>" | ">" | ">=" | "<" | "<=";
