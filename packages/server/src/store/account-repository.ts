import { and, asc, desc, eq, exists, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { StoredAccountSession } from "../domain/auth/ports.ts";
import { balanceTotal, sharing } from "./balance-lines.ts";
import { withCode } from "./pg-error.ts";
import {
  authSessions,
  chatSessions,
  connections,
  ledgerEntries,
  organizationMembers,
  organizations,
  users,
} from "./schema.ts";
import type { Db } from "./types.ts";

/** What a list of chats shows. */
const listedChat = {
  id: chatSessions.id,
  title: chatSessions.title,
  createdAt: chatSessions.createdAt,
};

const ownerIs = sql`${users.id}`;

/** Rows as one JSON list, in the order of the query. */
const asList = (query: SQL) =>
  sql<unknown>`(select coalesce(json_agg(listed), '[]') from (${query}) listed)`;

/** The balance that the user spends from, by the rule of `findBalance`. */
const spendable = (db: Db) => {
  const isMember = db
    .select({ one: sql`1` })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, users.activeOrganizationId),
        eq(organizationMembers.userId, users.id),
      ),
    );
  const shared = sharing(db)
    .where(and(eq(organizations.id, users.activeOrganizationId), exists(isMember)))
    .as("shared");
  const own = db
    .select({ total: balanceTotal })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, users.id));
  return sql<string>`coalesce((select ${shared.total} from ${shared}), (${own}))`;
};

const build = (db: Db) =>
  db
    .select({
      createdAt: authSessions.createdAt,
      lastSeenAt: authSessions.lastSeenAt,
      user: users,
      balance: spendable(db),
      organizations: asList(
        db
          .select(getTableColumns(organizations))
          .from(organizationMembers)
          .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
          .where(eq(organizationMembers.userId, ownerIs))
          .orderBy(asc(organizations.id))
          .getSQL(),
      ),
      connections: asList(
        db
          .select()
          .from(connections)
          .where(eq(connections.userId, ownerIs))
          .orderBy(asc(connections.id))
          .getSQL(),
      ),
      sessions: asList(
        db
          .select(listedChat)
          .from(chatSessions)
          .where(eq(chatSessions.userId, ownerIs))
          .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id))
          .getSQL(),
      ),
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder("id")));

/** A statement that is built once, and that PostgreSQL plans once for each of its connections. */
type Kept = {
  readonly named: ReturnType<ReturnType<typeof build>["prepare"]>;
  readonly unnamed: ReturnType<ReturnType<typeof build>["prepare"]>;
  isNamed: boolean;
};
const kept = new WeakMap<Db, Kept>();

function keptOf(db: Db): Kept {
  const found = kept.get(db);
  if (found) return found;
  const query = build(db);
  const made = { named: query.prepare("account"), unnamed: query.prepare(""), isNamed: true };
  kept.set(db, made);
  return made;
}

/** A pooler that gives each transaction another connection may not know the name, or know it already. */
const UNKNOWN_NAME = "26000";
const KNOWN_NAME = "42P05";
/** Another process has changed a column's type meanwhile: the plan answers in the old form. */
const OUTDATED_PLAN = "0A000";
const UNNAMED_CODES = [UNKNOWN_NAME, KNOWN_NAME, OUTDATED_PLAN];

async function execute(db: Db, id: string) {
  const one = keptOf(db);
  if (one.isNamed) {
    try {
      return await one.named.execute({ id });
    } catch (error) {
      if (!UNNAMED_CODES.some((code) => withCode(error, code))) throw error;
      one.isNamed = false;
    }
  }
  return one.unnamed.execute({ id });
}

/** The session with its user and everything that belongs to them, in one statement. */
export async function findBySession(db: Db, id: string): Promise<StoredAccountSession | undefined> {
  const [found] = await execute(db, id);
  if (!found) return undefined;
  const { user, balance, ...rest } = found;
  return {
    createdAt: rest.createdAt,
    lastSeenAt: rest.lastSeenAt,
    user: { id: user.id, email: user.email, isAdmin: user.isAdmin },
    account: {
      user,
      balance: Number(balance),
      organizations: readRows(getTableColumns(organizations), rest.organizations),
      connections: readRows(getTableColumns(connections), rest.connections),
      sessions: readRows(listedChat, rest.sessions),
    },
  };
}

type Columns = Readonly<Record<string, PgColumn>>;

/** Rows from JSON, where they have the names and the values of the database. */
function readRows<Of extends Columns>(columns: Of, json: unknown): SelectResultFields<Of>[] {
  const rows = (typeof json === "string" ? JSON.parse(json) : json) as Record<string, unknown>[];
  const named = Object.entries(columns);
  return rows.map((row) => {
    const read: Record<string, unknown> = {};
    for (const [name, column] of named) {
      const value = row[column.name];
      read[name] = value === null ? null : column.mapFromDriverValue(value);
    }
    return read as SelectResultFields<Of>;
  });
}
