import type { Column } from "../data/catalog.ts";
import type { Comparison } from "../data/plan.ts";

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
    }
  | { readonly kind: "any"; readonly columns: readonly Column[]; readonly value: string };
