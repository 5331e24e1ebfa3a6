import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { APP_ROLE } from "./acting-role.ts";
import * as schema from "./schema.ts";
import type { Db } from "./types.ts";

/** Rights on tables whose lines stay as they were written. */
const NARROWED: Readonly<Record<string, readonly string[]>> = {
  audit_entries: ["SELECT"],
  ledger_entries: ["SELECT"],
};
const ALL = ["SELECT", "INSERT", "UPDATE", "DELETE"];

const tables = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));

/** What a user's statements may do with each table that has a policy. All others are for the owner of the tables alone. */
export const APP_RIGHTS: ReadonlyMap<string, readonly string[]> = new Map(
  tables
    .filter(({ policies }) => policies.length > 0)
    .map(({ name }) => [name, NARROWED[name] ?? ALL]),
);

/** Whether statements can run as the role: it is there, and ours to take. */
async function canAct(db: Db): Promise<boolean> {
  try {
    await db.transaction((tx) => tx.execute(sql`select set_config('role', ${APP_ROLE}, true)`));
    return true;
  } catch {
    return false;
  }
}

async function makeRole(db: Db): Promise<void> {
  const role = sql.identifier(APP_ROLE);
  // Roles belong to the cluster: another database's server may have made it.
  await db.execute(sql`create role ${role} nologin`).catch(() => undefined);
  await db.execute(sql`grant ${role} to current_user`);
}

async function schemaOf(db: Db): Promise<string> {
  const result: unknown = await db.execute(sql`select current_schema() as name`);
  const { rows } = result as { rows: { name: string }[] };
  return rows[0]?.name ?? "public";
}

/** Whether a user's statement gets as far as a table: an administrator may have closed what it passes. */
async function canRead(db: Db): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', ${APP_ROLE}, true)`);
      await tx.execute(sql`select 1 from users limit 0`);
    });
    return true;
  } catch {
    return false;
  }
}

/** Gives the role what it may do, and takes what it may not do any more. Tables of a later release are left as that gave them. */
async function grantRights(db: Db): Promise<void> {
  const result: unknown = await db.execute(sql`
    select c.relname as "table", array_agg(a.privilege_type order by a.privilege_type)::text[] as rights
    from pg_class c, aclexplode(c.relacl) a
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.grantee = (select oid from pg_roles where rolname = ${APP_ROLE})
    group by c.relname`);
  const { rows } = result as { rows: { table: string; rights: string[] }[] };
  const given = new Map(rows.map(({ table, rights }) => [table, rights.toSorted().join()]));
  const role = sql.identifier(APP_ROLE);
  const changes = tables.flatMap(({ name }) => {
    const rights = APP_RIGHTS.get(name) ?? [];
    const before = given.get(name) ?? "";
    if (before === rights.toSorted().join()) return [];
    const table = sql.identifier(name);
    return [
      ...(before === "" ? [] : [sql`revoke all on ${table} from ${role}`]),
      ...(rights.length === 0
        ? []
        : [sql`grant ${sql.raw(rights.join(", "))} on ${table} to ${role}`]),
    ];
  });
  // A schema that was closed to the public is closed to the role, too.
  const schemaName = sql.identifier(await schemaOf(db));
  changes.push(
    sql`grant usage on schema ${schemaName} to ${role}`,
    sql`grant execute on function ${schemaName}.user_organizations() to ${role}`,
  );
  // At once: another process may be serving users meanwhile.
  await db.transaction(async (tx) => {
    for (const change of changes) await tx.execute(change);
  });
}

/** Servers of other databases may change the same role at the same moment. */
const ATTEMPTS = 3;

/**
 * Makes the role that statements of users run with, and that policies hold for. Under the lock of migrations.
 * @returns false where there is none and the account of the database may not make one: only the application's own checks hold then
 */
export async function ensureAppRole(db: Db): Promise<boolean> {
  for (let attempt = 0; !(await canAct(db)); attempt += 1) {
    if (attempt === ATTEMPTS) return false;
    await makeRole(db).catch(() => undefined);
  }
  await grantRights(db);
  return canRead(db);
}
