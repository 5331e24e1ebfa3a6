import type { Repositories } from "../unit-of-work.ts";
import { csvLine } from "../csv.ts";
import { toCredits } from "./amounts.ts";
import { readLedger } from "./credits.ts";
import type { LedgerFilter, LedgerLine } from "./ports.ts";

const HEADERS = ["Date", "Kind", "Description", "Chat", "Model", "Tools", "Credits", "Balance"];
const AT_ONCE = 1000;

/** The lines of a user as CSV, part by part, the newest first. */
export async function* ledgerCsv(
  deps: { readonly store: Pick<Repositories, "ledger" | "organizations" | "users"> },
  userId: string,
  filter: LedgerFilter,
): AsyncGenerator<string> {
  yield csvLine(HEADERS);
  let cursor: string | undefined;
  do {
    const page = await readLedger(deps, userId, { ...filter, cursor, limit: AT_ONCE });
    if (page.items.length > 0) yield page.items.map(toLine).join("");
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const toLine = (line: LedgerLine): string =>
  csvLine([
    line.createdAt.toISOString(),
    line.reason,
    line.cause,
    line.session?.title ?? null,
    line.model,
    line.tools.join(" "),
    toCredits(line.delta),
    toCredits(line.balanceAfter),
  ]);
