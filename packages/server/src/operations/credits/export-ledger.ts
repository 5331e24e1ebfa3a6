import { ledgerCsv } from "../../domain/credits/ledger-csv.ts";
import { operation } from "../../http/operation.ts";
import { toLedgerFilter } from "./ledger-filter.ts";

/** The lines of a user's ledger as a file. */
export const exportLedger = operation("exportLedger", ({ deps, user, query }) => {
  const parts = ledgerCsv(deps, user.id, toLedgerFilter(query));
  return new Response(ReadableStream.from(parts).pipeThrough(new TextEncoderStream()), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="credits.csv"',
      "cache-control": "no-store",
    },
  });
});
