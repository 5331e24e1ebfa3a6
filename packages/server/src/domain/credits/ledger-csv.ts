import type { Repositories } from "../unit-of-work.ts";
import { csvLine } from "../csv.ts";
import { toCredits } from "./amounts.ts";
import type { TokenPrice } from "./token-use.ts";
import { readLedger } from "./credits.ts";
import type { LedgerFilter, LedgerLine } from "./ports.ts";

const HEADERS = [
  "Date",
  "Kind",
  "Description",
  "Chat",
  "Model",
  "Tools",
  "Credits",
  "Balance",
  "Tokens in",
  "Tokens in from cache",
  "Tokens out",
  "Credits per million (in / cache / out)",
];
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

function toLine(line: LedgerLine): string {
  const sum = (of: "input" | "cached" | "output") =>
    line.tokens.length === 0 ? null : line.tokens.reduce((all, use) => all + use[of], 0);
  return csvLine([
    line.createdAt.toISOString(),
    line.reason,
    line.cause,
    line.session?.title ?? null,
    // The models that were paid; where none was, what answered the run.
    line.tokens.map(({ name }) => name).join(", ") || line.model,
    line.tools.join(" "),
    toCredits(line.delta),
    toCredits(line.balanceAfter),
    sum("input"),
    sum("cached"),
    sum("output"),
    line.tokens.map(({ price }) => sayPrice(price)).join("; ") || null,
  ]);
}

const sayPrice = ({ input, cached, output }: TokenPrice) =>
  [input, cached, output].map(toCredits).join(" / ");
