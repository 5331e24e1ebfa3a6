import { sql, type SQL } from "drizzle-orm";

/** What never may be, whatever was killed: the statement finds the rows that break it. */
export type Rule = { readonly broken: string; readonly query: SQL };

const LIVE = sql`('queued', 'running', 'awaiting_approval')`;

/** The balance is the sum of the ledger by its definition; what it adds up to is what can be wrong. */
export const balanceRules: readonly Rule[] = [
  {
    broken: "balances are below zero",
    query: sql`select user_id, organization_id, sum(delta) from ledger_entries
      group by 1, 2 having sum(delta) < 0`,
  },
  {
    broken: "runs that ended hold credits",
    query: sql`select id, state, reserved from runs where state not in ${LIVE} and reserved <> 0`,
  },
  {
    broken: "what was reserved for a run that ended was not given back, or twice",
    query: sql`select run_id, sum(delta) from ledger_entries join runs on runs.id = run_id
      where reason in ('reserve', 'release') and state not in ${LIVE} group by 1 having sum(delta) <> 0`,
  },
  {
    broken: "what a live run holds is not what was reserved",
    query: sql`select runs.id, reserved, sum(delta) from runs join ledger_entries on run_id = runs.id
      where state in ${LIVE} and reason in ('reserve', 'release') group by 1, 2 having sum(delta) <> -reserved`,
  },
];

/** @param settled whether no run may be under way */
export const runRules = (settled: boolean): readonly Rule[] => [
  {
    broken: "logs of runs have gaps",
    query: sql`select runs.id, last_seq, count(seq) from runs left join run_events on run_id = runs.id
      group by 1, 2 having count(seq) <> last_seq or coalesce(max(seq), 0) <> last_seq`,
  },
  {
    broken: "runs ended without a last event",
    query: sql`select runs.id, state, type from runs left join run_events on run_id = runs.id and seq = last_seq
      where state not in ${LIVE} and type is distinct from 'balance_update'`,
  },
  {
    broken: "runs have no prompt in their chat",
    query: sql`select id, state from runs where not exists
      (select from messages where run_id = runs.id and role = 'USER')`,
  },
  {
    broken: "approvals wait for runs that do not",
    query: sql`select approvals.id, runs.state from approvals join runs on runs.id = run_id
      where approvals.state = 'pending' and runs.state <> 'awaiting_approval'`,
  },
  {
    broken: "runs wait for an approval that is not there",
    query: sql`select id from runs where state = 'awaiting_approval' and not exists
      (select from approvals where run_id = runs.id and state = 'pending')`,
  },
  ...(settled
    ? [
        {
          broken: "runs never ended",
          query: sql`select id, state, lease_until from runs where state in ('queued', 'running')`,
        },
      ]
    : []),
];

export const callRules: readonly Rule[] = [
  {
    broken: "runs ended with calls whose outcome is open",
    query: sql`select runs.id, call_id, outcome from tool_calls join runs on runs.id = run_id
      where runs.state not in ${LIVE} and outcome in ('running', 'held')`,
  },
  {
    broken: "more than one run is live in a chat",
    query: sql`select session_id from runs where state in ${LIVE} group by 1 having count(*) > 1`,
  },
];

export const outboxRules: readonly Rule[] = [
  {
    broken: "mails that were sent were not delivered",
    query: sql`select id from outbox where state = 'sent' and not exists
      (select from local_deliveries where message_id = outbox.id)`,
  },
  {
    broken: "mails were delivered that nobody wrote",
    query: sql`select message_id from local_deliveries where not exists
      (select from outbox where outbox.id = message_id)`,
  },
  {
    broken: "mails that were sent keep their content",
    query: sql`select id from outbox where state = 'sent' and content is not null`,
  },
];
