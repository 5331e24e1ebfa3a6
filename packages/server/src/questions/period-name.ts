/** What a period is called, in no language. Months count from 0. */
export type PeriodName =
  | { readonly kind: "day" | "today" | "week"; readonly iso: string }
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "half" | "quarter"; readonly year: number; readonly part: number }
  /** `short`: as in 2026-03. */
  | {
      readonly kind: "month";
      readonly year: number;
      readonly month: number;
      readonly short?: true;
    }
  | {
      readonly kind: "last";
      readonly count: number;
      readonly unit: PeriodUnit;
      readonly since: string;
      /** The last day, where that is not the day of the question. */
      readonly end?: string;
    }
  | { readonly kind: "end" | "since" | "after" | "before" | "until"; readonly of: PeriodName }
  | { readonly kind: "span" | "both"; readonly first: PeriodName; readonly last: PeriodName };

export type PeriodUnit = "day" | "week" | "month" | "quarter" | "year";
