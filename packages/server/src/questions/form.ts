import type { Comparison, CyclicGrain, Grain } from "./plan.ts";
import type { Language } from "./language.ts";
import type { KnownColumn, KnownTable } from "./known-table.ts";
import type { PeriodName } from "./period-name.ts";

/** Ways of putting the numbers of a column together. */
export type Aggregate = "sum" | "avg" | "min" | "max" | "median";

/** A figure of one row: a column, one times another, or the days between two dates. */
export type Operand =
  | { readonly kind: "column"; readonly column: KnownColumn }
  | { readonly kind: "product"; readonly column: KnownColumn; readonly times: KnownColumn }
  | { readonly kind: "days"; readonly from: KnownColumn; readonly until: KnownColumn };

export type AggregateOf = { readonly fn: Aggregate; readonly of: Operand };

/** What is computed over rows. */
export type Measure =
  | { readonly fn: "count" }
  | { readonly fn: "distinct"; readonly column: KnownColumn }
  | AggregateOf
  | { readonly fn: "ratio"; readonly of: Operand; readonly per: Operand };

export type Group = { readonly column: KnownColumn; readonly grain?: Grain | CyclicGrain };

/** Which rows count. */
export type Filter =
  | {
      readonly kind: "in";
      readonly column: KnownColumn;
      readonly values: readonly string[];
      readonly not: boolean;
    }
  | { readonly kind: "contains"; readonly column: KnownColumn; readonly value: string }
  | {
      readonly kind: "number";
      readonly of: Operand;
      readonly op: Comparison;
      readonly value: number;
    }
  /** Both numbers are included. */
  | {
      readonly kind: "range";
      readonly of: Operand;
      readonly smallest: number;
      readonly largest: number;
    }
  | { readonly kind: "empty"; readonly column: KnownColumn; readonly not: boolean }
  | {
      readonly kind: "period";
      readonly column: KnownColumn;
      readonly from?: string;
      readonly until?: string;
      readonly name: PeriodName;
      readonly not?: boolean;
    }
  /** Months of any year, January is 1. */
  | { readonly kind: "months"; readonly column: KnownColumn; readonly months: readonly number[] }
  /** Days of the week, Monday is 1. */
  | { readonly kind: "weekday"; readonly column: KnownColumn; readonly days: readonly number[] }
  | {
      readonly kind: "columns";
      readonly column: KnownColumn;
      readonly op: Comparison;
      readonly other: KnownColumn;
    };

type Direction = { readonly down: boolean };

/** The content of a question, in any language. For sorted groups and rows, `limit` is their number. */
export type FormContent = { readonly known: KnownTable; readonly filters: readonly Filter[] } & (
  | {
      readonly kind: "figures";
      readonly measures: readonly Measure[];
      readonly groups: readonly Group[];
      readonly having?: { readonly op: Comparison; readonly value: number };
      readonly order?: Direction;
      readonly limit?: number;
    }
  | {
      readonly kind: "rows";
      readonly order?: Direction & { readonly by: Operand };
      readonly limit?: number;
    }
  /** `unless`: of these no row may hold, as of customers with no order. */
  | { readonly kind: "values"; readonly column: KnownColumn; readonly unless?: readonly Filter[] }
  | { readonly kind: "exists" }
  | {
      readonly kind: "share";
      readonly part: readonly Filter[];
      readonly of?: Operand;
      readonly groups: readonly Group[];
    }
  | {
      readonly kind: "difference";
      readonly measure: Measure;
      readonly alternatives: readonly [Alternative, Alternative];
      readonly change: boolean;
    }
);

/** One side of a comparison, such as a value or a period. */
export type Alternative = { readonly filters: readonly Filter[] };

/**
 * The meaning of a question. SQL and sentence are both made from it alone, so that the sentence describes what was computed, in
 * the language of the question.
 */
export type Form = FormContent & { readonly language: Language };

/** What the person did not say, such as which figure, or did not write so. */
export type Assumption =
  | { readonly kind: "period"; readonly name: PeriodName }
  | {
      readonly kind: "figure" | "ranked" | "compared" | "average-of-figure" | "sum-of-figure";
      readonly of: Operand;
      /** A word says it, such as revenue, though no heading does. */
      readonly isSaid?: true;
    }
  | { readonly kind: "average" }
  | { readonly kind: "read-as"; readonly typed: string; readonly meant: string };

/** A form, and what was taken for granted to come to it. */
export type Reading = {
  readonly form: Form;
  /** Each one is reported. */
  readonly assumed: readonly Assumption[];
  /** Words with a meaning that has no place in the form. */
  readonly unread: readonly string[];
  readonly score: number;
};
