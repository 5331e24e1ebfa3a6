import type { Comparison } from "../../questions/plan.ts";
import type { Filter, Operand } from "../../questions/form.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import type { Span } from "./spans.ts";

/** A condition with the span that it was read from, because a share depends on whether it comes before the verb. */
export type Condition = {
  readonly filter: Filter;
  readonly span: Span;
  /** From "no" or "never": what must not be true of any row of a group. */
  readonly none?: Filter;
};

/** What a number with its comparison is about. */
export type NumberCondition =
  | { readonly kind: "row"; readonly condition: Condition }
  | {
      readonly kind: "having";
      readonly op: Comparison;
      readonly value: number;
      readonly operand?: Operand;
      /** How many different values of it. */
      readonly different?: KnownColumn;
    }
  | { readonly kind: "limit"; readonly count: number; readonly span: Span };
