import type { Aggregate } from "../../questions/form.ts";
import type { CyclicGrain, Grain } from "../../questions/plan.ts";

/** What a superlative compares: `cheapest` a price, `longest` a duration, `latest` a date. */
export type Measured = "figure" | "price" | "date" | "duration" | "count" | "weight";

/** Revenue comes in, cost goes out: a question about one is not answered with the other. */
export type Flow = "in" | "out";

/** What a figure is about that is called by no heading: `spend` is money, `units` are a quantity. */
export type Concept = "money" | "price" | "quantity" | "duration" | "salary" | "score";

/** What a figure is counted in, where the word says so. */
export type Unit = "€" | "$" | "£" | "CHF" | "h";

/** The state of a row, whichever column holds it. */
export type State =
  | "open"
  | "unpaid"
  | "paid"
  | "done"
  | "overdue"
  | "active"
  | "late"
  | "on-time"
  | "early";

export type Meaning =
  /** `verb`: something is done, where other such words only link. `indefinite`: after a negation it makes it one of all rows: "not paid anything". */
  | {
      readonly kind: "filler";
      readonly indefinite?: true;
      readonly verb?: true;
      readonly asks?: true;
    }
  | { readonly kind: "refused"; readonly why: "why" | "future" }
  | {
      readonly kind:
        | "count"
        | "how-much"
        | "how-long"
        | "who"
        | "which"
        | "when"
        | "exists"
        | "show"
        | "contains";
    }
  /** A row. `plain` is a word for rows of any table, which has its own order. */
  | { readonly kind: "entity"; readonly plain?: true }
  | {
      readonly kind:
        | "by"
        | "share"
        | "rate"
        | "difference"
        | "change"
        | "versus"
        | "trend"
        | "ratio"
        | "different";
    }
  | {
      readonly kind:
        | "and"
        | "or"
        | "past"
        | "both"
        | "than"
        | "copula"
        | "times"
        | "only"
        | "with"
        | "owed";
    }
  | { readonly kind: "aggregate"; readonly fn: Aggregate }
  /** `several`: more than one without a number, as in "top customers". */
  | {
      readonly kind: "extreme";
      readonly down: boolean;
      readonly measured: Measured;
      readonly several?: true;
      /** Of rows only where they are named: "the most electricity" counts none. */
      readonly loose?: true;
      /** "Best" and "worst" depend on whether high figures are good. */
      readonly judged?: true;
    }
  | { readonly kind: "compare"; readonly op: ">" | ">=" | "<" | "<=" | "=" | "between" }
  | { readonly kind: "grain"; readonly grain: Grain | CyclicGrain }
  /** Days of the week, Monday is 1. */
  | { readonly kind: "weekday"; readonly days: readonly number[] }
  /** `flow`: whether money comes in or goes out; what is said of money in general has none. */
  | {
      readonly kind: "concept";
      readonly concept: Concept;
      readonly flow?: Flow;
      readonly unit?: Unit;
    }
  | { readonly kind: "state"; readonly state: State }
  | { readonly kind: "empty"; readonly not: boolean }
  | { readonly kind: "event"; readonly headings: readonly string[] }
  | { readonly kind: "place" | "person" }
  /** `none`: "customers with no order" have not one, where "not paid" is of a row. */
  | { readonly kind: "not"; readonly none?: true }
  /** Refers to the previous question. `loose`: it may as well refer to something in this question. */
  | { readonly kind: "anaphor"; readonly loose?: true };

export const lines = (meaning: Meaning, text: string): readonly (readonly [string, Meaning])[] =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, meaning] as const);

export const of = (
  kind: Exclude<
    Meaning["kind"],
    | "aggregate"
    | "extreme"
    | "compare"
    | "grain"
    | "concept"
    | "state"
    | "event"
    | "refused"
    | "empty"
    | "weekday"
    | "anaphor"
  >,
): Meaning => ({ kind }) as Meaning;

export const extreme = (down: boolean, measured: Measured = "figure"): Meaning => ({
  kind: "extreme",
  down,
  measured,
});

export const event = (...headings: string[]): Meaning => ({ kind: "event", headings });

export type Phrases = readonly (readonly [string, Meaning])[];
