import type { CreditLimits, CreditSummary, LedgerEntry } from "@switchboard/api-client";
import type {
  CreditFunds,
  CreditLimitsView,
  LedgerFilter,
  LedgerKind,
  LedgerRow,
} from "@switchboard/ui/screens/credits";
import type { Paths } from "../config/paths.ts";

const kinds: readonly LedgerKind[] = ["settled", "spent", "added", "held"];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address of the page says is listed. */
export function readFilter(params: URLSearchParams): LedgerFilter {
  const day = (name: string) => {
    const value = params.get(name) ?? "";
    return DAY.test(value) ? value : "";
  };
  return {
    kind: kinds.find((kind) => kind === params.get("kind")) ?? "settled",
    chatId: params.get("chat"),
    from: day("from"),
    until: day("until"),
  };
}

/** The address of the page that lists so. */
export function toSearch({ kind, chatId, from, until }: LedgerFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== "settled") params.set("kind", kind);
  if (chatId !== null) params.set("chat", chatId);
  if (from !== "") params.set("from", from);
  if (until !== "") params.set("until", until);
  return params;
}

/** The filter as the call takes it: days are those of this device's time zone, the last one included. */
export function toQuery({ kind, chatId, from, until }: LedgerFilter) {
  const start = startOf(from);
  const end = startOf(until, 1);
  return {
    kind,
    ...(chatId !== null && { session_id: chatId }),
    ...(start && { from: start }),
    ...(end && { until: end }),
  };
}

function startOf(day: string, later = 0): string | null {
  if (day === "") return null;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** A line of the ledger. */
export const toLedgerRow = (line: LedgerEntry, paths: Paths): LedgerRow => ({
  id: line.id,
  date: line.created_at,
  cause: line.cause,
  chat: line.session ? { ...line.session, href: paths.chatSession(line.session.id) } : null,
  model: line.model ?? null,
  tools: line.tools ?? [],
  ...(line.tokens && { tokens: line.tokens }),
  credits: line.delta,
  balance: line.balance_after,
});

/** What may be spent. */
export const toLimits = (
  { per_run, per_run_default, spent_today, daily, member }: CreditLimits,
  save: CreditLimitsView["save"],
): CreditLimitsView => ({
  daily,
  perRun: per_run,
  perRunDefault: per_run_default,
  spentToday: spent_today,
  member: member && { ...member, spentToday: member.spent_today },
  save,
});

/** What there is to spend. */
export const toFunds = ({ balance, monthly, month_ends_at }: CreditSummary): CreditFunds => ({
  balance,
  monthly,
  monthEndsAt: month_ends_at,
});
