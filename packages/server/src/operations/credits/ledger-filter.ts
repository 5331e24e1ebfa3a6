import type { LedgerFilter, LedgerKind } from "../../domain/credits/ports.ts";

type Query = {
  readonly kind?: LedgerKind | undefined;
  readonly session_id?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/** The ledger filter of a request. */
export const toLedgerFilter = ({ kind, session_id, from, until }: Query): LedgerFilter => ({
  kind,
  sessionId: session_id,
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(until),
});
