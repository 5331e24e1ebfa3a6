import type { Aggregate } from "../language/lexicon.ts";
import type { Column, Table } from "./catalog.ts";

/** What is computed over rows. */
export type Measure =
  | { readonly fn: "count" }
  | { readonly fn: "count_distinct"; readonly column: Column }
  | { readonly fn: Aggregate; readonly column: Column };

export type Grain = "year" | "quarter" | "month" | "week" | "day";

/** What rows are put together by. */
export type Group = { readonly column: Column; readonly grain?: Grain };

export type Comparison = "=" | "<>" | ">" | ">=" | "<" | "<=";

/** Which rows count. `any` holds when one of the columns has the value: said when the person named no column. */
export type Filter =
  | {
      readonly kind: "compare";
      readonly column: Column;
      readonly op: Comparison;
      readonly value: string | number;
    }
  | {
      readonly kind: "contains";
      readonly column: Column;
      readonly value: string;
      readonly not?: boolean;
    }
  | { readonly kind: "empty"; readonly column: Column; readonly not?: boolean }
  | {
      readonly kind: "period";
      readonly column: Column;
      readonly from?: string;
      readonly until?: string;
      readonly said: string;
    }
  | { readonly kind: "any"; readonly columns: readonly Column[]; readonly value: string };

/** What a question about a table comes down to. */
export type Plan = { readonly table: Table; readonly filters: readonly Filter[] } & (
  | {
      readonly kind: "aggregate";
      readonly measures: readonly Measure[];
      readonly groups: readonly Group[];
      /** How many groups, from which end; by the first measure. */
      readonly limit?: { readonly count: number; readonly from: "top" | "bottom" };
    }
  | {
      readonly kind: "rows";
      readonly limit: number;
      readonly order?: { readonly column: Column; readonly down: boolean };
    }
  | { readonly kind: "distinct"; readonly column: Column }
);
