import { actingUser, asUser } from "../src/tenant.ts";
import { sql } from "drizzle-orm";
import type { Store } from "../src/store/types.ts";

/*
 * The operations that are called most, over tables that are large: for the budget of their statements (`statements.test.ts`) and the
 * measurement in `bench/server/operations.mjs`.
 */

/** An operation as a browser calls it. */
export type HotOperation = {
  readonly id: string;
  readonly method?: "PATCH" | "POST";
  readonly path: string;
  readonly body?: unknown;
};

/** The UUID of a text, of version 7 by its looks. */
const idOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '7' from 13) placing '8' from 17)::uuid`;
const seeded = (name: string) => sql.raw(idOf(`'${name}'`));
const OTHER = idOf("'user' || (1 + i % (n / 5))");

/** Every tenth row belongs to the user, so that they have many and the others still have most. */
const OWNER = `case when i % 10 = 0 then me else ${OTHER} end`;
/** Of what people have few. */
const FEW = `case when i <= 20 then me else ${OTHER} end`;

/** Rows of each table, in the order of their references; `i` counts, `me` is the user and `n` how many rows there are. */
const ROWS: readonly string[] = [
  `insert into users (id, issuer, subject, email)
    select ${idOf("'user' || i")}, 'seed', i::text, 'user-' || i || '@example.com' from rows where i <= n / 5`,
  `insert into auth_sessions (id, user_id) select 'seed' || i, ${OTHER} from rows`,
  `insert into organizations (id, name, owner_id)
    select ${idOf("'organization' || i")}, 'Organization ' || i, ${OTHER} from rows`,
  `insert into organization_members (organization_id, user_id, role)
    select ${idOf("'organization' || i")}, case when i <= 3 then me else ${OTHER} end, 'member' from rows`,
  `insert into connections (id, user_id, name, connection_type, created_at)
    select ${idOf("'connection' || i")}, ${FEW}, 'Connection ' || i, 'redmine', now() from rows`,
  `insert into chat_sessions (id, user_id, title, updated_at)
    select ${idOf("'chat' || i")}, ${OWNER}, 'Orders of week ' || i, now() - i * interval '1 minute' from rows`,
  `insert into messages (id, session_id, user_id, position, role, content)
    select ${idOf("'message' || i")}, ${idOf("'chat' || chat")}, me, i, 'USER', '{"content": "How many orders?"}'
    from rows, lateral (select case when i % 10 = 0 then 10 else 10 * (1 + i % (n / 10)) end as chat) c`,
  `insert into runs (id, session_id, user_id, state, prompt, model, max_executions, connection_ids)
    select ${idOf("'run' || i")}, ${idOf("'chat' || i")}, ${OWNER}, 'finished', 'How many?', 'built-in planner', 5, '[]' from rows`,
  `insert into run_events (run_id, seq, type, body)
    select ${idOf("'run' || (case when i % 10 = 0 then 10 else i end)")}, i, 'text', '{}' from rows`,
  `insert into tool_calls (id, run_id, user_id, call_id, name, effect, proposed_arguments, arguments, outcome)
    select ${idOf("'call' || i")}, ${idOf("'run' || i")}, ${OWNER}, 'call', 'search', 'read', '{}', '{}', 'done' from rows`,
  `insert into approvals (id, user_id, session_id, run_id, call_id, tool_name, effect, schema, schema_hash, arguments, state, expires_at)
    select ${idOf("'approval' || i")}, ${OWNER}, ${idOf("'chat' || i")}, ${idOf("'run' || i")}, 'call', 'send', 'send', '{}', '', '{}',
      'approved', now() from rows`,
  `insert into ledger_entries (id, user_id, delta, reason, cause, run_id, source_key, created_at)
    select ${idOf("'line' || i")}, ${OWNER}, 1, 'charge', 'A run', ${idOf("'run' || i")}, 'seed' || i, now() - i * interval '1 minute'
    from rows`,
  `insert into inbox_items (id, user_id, title, kind, source_type, source_identifier, received_at)
    select ${idOf("'item' || i")}, ${OWNER}, 'Order ' || i || ' is late', 'task', 'manual', 'seed' || i, now() - i * interval '1 minute'
    from rows`,
  `insert into inbox_sources (id, user_id, name, source_type, connection_ids, config, refresh_frequency_minutes, next_run_at)
    select ${idOf("'source' || i")}, ${FEW}, 'Source ' || i, 'email', '{}', '{}', 60, now() from rows`,
  `insert into datasets (id, user_id, filename, bytes, row_count, tables, storage_key)
    select ${idOf("'dataset' || i")}, ${FEW}, 'orders.csv', 1, 1, '[]', 'key' || i from rows`,
  `insert into playbooks (id, user_id, name, target_source_type, prompt_template)
    select ${idOf("'playbook' || i")}, ${FEW}, 'Playbook ' || i, 'email', 'Answer it' from rows`,
  `insert into api_keys (id, user_id, name, prefix, fingerprint)
    select ${idOf("'key' || i")}, ${FEW}, 'Key ' || i, 'pk', 'seed' || i from rows`,
  `insert into fact_proposals (id, user_id, session_id, run_id, key, value, fingerprint, state)
    select ${idOf("'fact' || i")}, ${OWNER}, ${idOf("'chat' || i")}, ${idOf("'run' || i")}, 'Role', 'Sales', 'seed' || i, 'proposed'
    from rows`,
  `insert into person_changes (id, user_id, body, created_at)
    select ${idOf("'change' || i")}, ${OWNER}, '{}', now() - interval '1 hour' from rows`,
  `insert into audit_entries (seq, at, actor_id, action, outcome, hash)
    select 1000 + i, now(), ${OWNER}, 'login', 'done', '' from rows`,
];

/** Fills the tables with so many rows each, of which a tenth is a user's, and lets the planner count them. */
export async function seedRows({ db }: Pick<Store, "db">, userId: string, count: number) {
  for (const statement of ROWS) {
    const rows = `with rows as (select i, '${userId}'::uuid as me, ${count} as n from generate_series(1, ${count}) i) `;
    await db.execute(sql.raw(`${rows}${statement}`));
  }
  await db.execute(sql`update runs set state = 'running' where id = ${seeded("run20")}`);
  await db.execute(sql.raw("analyze"));
}

/** The ids of seeded rows of the user, as the database made them. */
export async function seededIds({ db }: Pick<Store, "db">) {
  const result: unknown = await db.execute(
    sql`select ${seeded("chat10")} as chat, ${seeded("run10")} as run, ${seeded("item10")} as item, ${seeded("connection10")} as connection`,
  );
  const { rows } = result as { rows: Record<"chat" | "run" | "item" | "connection", string>[] };
  if (!rows[0]) throw new Error("There are no ids.");
  return rows[0];
}

/** The operations that pages call when they open and while they are used. */
export const hotOperations = (ids: Awaited<ReturnType<typeof seededIds>>): HotOperation[] => [
  { id: "getAppInfo", path: "/api/v1/app-info" },
  { id: "getMe", path: "/api/v1/users/me" },
  { id: "listChatSessions", path: "/api/v1/chatsessions?view=list" },
  { id: "listChatSessions, searched", path: "/api/v1/chatsessions?view=list&query=week%2050" },
  { id: "getChatSession", path: `/api/v1/chatsessions/${ids.chat}?limit=50` },
  {
    id: "updateChatSession",
    method: "PATCH",
    path: `/api/v1/chatsessions/${ids.chat}`,
    body: { title: "Orders" },
  },
  { id: "getRun", path: `/api/v1/runs/${ids.run}` },
  { id: "listApprovals", path: "/api/v1/approvals" },
  { id: "listInboxItems", path: "/api/v1/inbox-items?view=list" },
  { id: "listInboxItems, searched", path: "/api/v1/inbox-items?view=list&query=late" },
  { id: "getInboxSummary", path: "/api/v1/inbox-items/summary" },
  { id: "getInboxItem", path: `/api/v1/inbox-items/${ids.item}` },
  {
    id: "updateInboxItem",
    method: "PATCH",
    path: `/api/v1/inbox-items/${ids.item}`,
    body: { status: "done" },
  },
  { id: "listInboxSources", path: "/api/v1/inbox-sources" },
  { id: "listPlaybooks", path: "/api/v1/playbooks" },
  { id: "listDatasets", path: "/api/v1/data/datasets" },
  { id: "getConnection", path: `/api/v1/connections/${ids.connection}` },
  { id: "getCredits", path: "/api/v1/credits" },
  { id: "listLedger", path: "/api/v1/credits/ledger" },
  { id: "listModels", path: "/api/v1/models" },
  { id: "listFactProposals", path: `/api/v1/users/me/fact-proposals?session_id=${ids.chat}` },
  { id: "listApiKeys", path: "/api/v1/developer/api-keys" },
  { id: "listAudit", path: "/api/v1/audit?mine=true" },
];

/**
 * The statements of one call. Of three the fewest: what the server does in the background meanwhile is no part of it.
 * @param call calls the operation
 */
export async function fewestStatements(
  log: ReturnType<typeof createStatementLog>,
  call: () => Promise<unknown>,
): Promise<readonly Statement[]> {
  const calls: (readonly Statement[])[] = [];
  for (let count = 0; count < 3; count += 1) {
    log.take();
    await call();
    calls.push(log.take());
  }
  const [fewest = []] = calls.toSorted((a, b) => a.length - b.length);
  return fewest;
}

/** One statement with its parameters. */
export type Statement = {
  readonly text: string;
  readonly params: readonly unknown[];
  /** Whose it was; undefined for all tenants'. */
  readonly user: string | undefined;
};

/** What begins and ends a transaction, which one engine reports and the other does not. */
const FRAME = /^(begin|commit|rollback|savepoint|release|set)\b/;

/** Statements in the order in which they were sent, for as long as somebody listens. */
export function createStatementLog() {
  let statements: Statement[] = [];
  return {
    /** For `startServer`. */
    logger: {
      logQuery(text: string, params: unknown[]) {
        if (!FRAME.test(text)) statements.push({ text, params, user: actingUser() });
      },
    },
    take(): readonly Statement[] {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

type Plan = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Total Cost": number;
  readonly Plans?: readonly Plan[];
};
type Client = {
  query(text: string, params: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};

const clientOf = ({ db }: Pick<Store, "db">) => (db as unknown as { $client: Client }).$client;

/** How many rows each table has, by the planner's count. */
export async function countRows(store: Pick<Store, "db">): Promise<ReadonlyMap<string, number>> {
  const { rows } = await clientOf(store).query(
    "select relname as name, reltuples::int as count from pg_class where relkind = 'r'",
    [],
  );
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]));
}

/** The cost of a statement as the planner estimates it, and the tables that it reads from beginning to end. */
export async function explain(store: Pick<Store, "db">, { text, params, user }: Statement) {
  const read = () => clientOf(store).query(`explain (format json) ${text}`, params);
  // With what policies add to it.
  const { rows } = await (user === undefined ? read() : asUser(user, read));
  const explained = rows[0]?.["QUERY PLAN"];
  const [{ Plan: plan }] = (typeof explained === "string" ? JSON.parse(explained) : explained) as [
    { Plan: Plan },
  ];
  const scanned: string[] = [];
  const walk = (node: Plan) => {
    if (node["Node Type"] === "Seq Scan") scanned.push(node["Relation Name"] ?? "");
    node.Plans?.forEach(walk);
  };
  walk(plan);
  return { cost: plan["Total Cost"], scanned };
}
