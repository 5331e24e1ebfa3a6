import type { Meaning } from "./meaning.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import type { Period } from "../language/found-period.ts";

/** A run of words of a question with one of its possible meanings. */
export type Span = {
  /** Index of the first token, and how many there are. */
  readonly at: number;
  readonly length: number;
  /** How sure the meaning is; 1 is as written. */
  readonly strength: number;
  readonly payload: Payload;
};

export type Payload =
  | Meaning
  /** `said`: the word of the question, where the heading has another. */
  | { readonly kind: "column"; readonly column: KnownColumn; readonly said?: string }
  | {
      readonly kind: "value";
      readonly column: KnownColumn;
      readonly values: readonly string[];
      /** One word of several, which may mean something else. */
      readonly isPart?: true;
    }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "time"; readonly period: Period }
  | {
      readonly kind: "number";
      readonly value: number;
      /** The sign after or before it: `%`, `°` or that of a currency. */
      readonly unit?: string;
    }
  | { readonly kind: "file" }
  | { readonly kind: "comma" }
  | { readonly kind: "unknown" };

export type SpanOf<Kind extends Payload["kind"]> = Span & {
  readonly payload: Extract<Payload, { kind: Kind }>;
};

/** Whether a span has one of the kinds. */
export const isKind = <Kind extends Payload["kind"]>(
  span: Span | undefined,
  ...kinds: readonly Kind[]
): span is SpanOf<Kind> =>
  span !== undefined && (kinds as readonly string[]).includes(span.payload.kind);
