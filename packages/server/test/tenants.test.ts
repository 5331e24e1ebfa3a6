import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/node-postgres";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newId } from "../src/ids.ts";
import { APP_RIGHTS } from "../src/store/app-role.ts";
import { openStore } from "../src/store/open.ts";
import { openPool } from "../src/store/postgres-pool.ts";
import * as schema from "../src/store/schema.ts";
import { actForUsers } from "../src/store/scoped-query.ts";
import type { Db, Store } from "../src/store/types.ts";
import { acrossTenants, asUser } from "../src/tenant.ts";
import { createDatabase } from "./postgres.ts";
import { describeOnEachEngine } from "./stores.ts";
import { rowsOf, seedTenant } from "./tenant-rows.ts";

/*
 * What the database itself keeps apart, with the application's checks off: statements here have no conditions.
 */

/** Rows with a user or an organization that no statement of a user reaches: repositories read and write them across tenants. */
const FOR_THE_OWNER = [
  "local_deliveries",
  "model_offers",
  "outbox",
  "person_changes",
  "phone_codes",
];

const tables = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ table, ...getTableConfig(table) }));
const withPolicy = tables.filter(({ name }) => APP_RIGHTS.has(name));

const ids = { owner: newId(), stranger: newId() };

class Undone extends Error {}

/** Runs work in a transaction that leaves nothing behind. */
async function undone<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await db
    .transaction(async (tx) => {
      result = await work(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return result as Result;
}

const allOf = async (db: Db, table: string) =>
  (
    await rowsOf<{ row: string }>(
      db,
      sql`select whole::text as row from ${sql.identifier(table)} whole`,
    )
  ).map(({ row }) => row);

const COUNTED = sql`select count(*)::int as count from done`;

describeOnEachEngine("rows of tenants", (engine) => {
  let store: Store;
  let db: Db;
  beforeAll(async () => {
    store = await engine.openTestStore();
    ({ db } = store);
    for (const id of Object.values(ids)) await seedTenant(db, id);
  });
  const asOwner = <Result>(work: () => Promise<Result>) => asUser(ids.owner, work);
  const asStranger = <Result>(work: () => Promise<Result>) => asUser(ids.stranger, work);

  it("have row level security on every table, and a policy on each with a user or an organization [S2]", async () => {
    const found = await rowsOf<{ name: string; secure: boolean; policies: number; whose: boolean }>(
      db,
      sql`select relname as name, relrowsecurity as secure,
        (select count(*)::int from pg_policy where polrelid = c.oid) as policies,
        exists (select from pg_attribute where attrelid = c.oid and attname in ('user_id', 'organization_id', 'owner_id', 'spent_by', 'actor_id')) as whose
      from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(found.length).toBe(tables.length);
    const wrong = found.flatMap(({ name, secure, policies, whose }) => {
      if (!secure)
        return `${name} has no row level security: give its table in schema.ts a policy, or \`.enableRLS()\` where no user's statement may reach it.`;
      if (whose && policies === 0 && !FOR_THE_OWNER.includes(name))
        return `${name} names a user or an organization and has no policy: add \`ownRows(t.userId)\` to its table in schema.ts.`;
      return [];
    });
    expect(wrong).toEqual([]);
  });

  it("are found by their user alone, where a statement forgot its condition [S2]", async () => {
    for (const { name } of withPolicy) {
      const all = await allOf(db, name);
      const own = await asOwner(() => allOf(db, name));
      const others = await asStranger(() => allOf(db, name));
      expect(own, name).toHaveLength(1);
      expect(others, name).toHaveLength(1);
      expect(own, name).not.toEqual(others);
      expect(all.toSorted(), name).toEqual([...own, ...others].toSorted());
    }
    const unknown = await asUser(newId(), async () =>
      Promise.all(withPolicy.map(({ name }) => allOf(db, name))),
    );
    expect(unknown.flat()).toEqual([]);
  });

  it("are changed and deleted by their user alone, and not given to others [S2]", async () => {
    for (const { name, columns } of withPolicy) {
      const rights = APP_RIGHTS.get(name) ?? [];
      const table = sql.identifier(name);
      const column = sql.identifier(columns[0]?.name ?? "");
      const attempts = [
        { right: "UPDATE", how: sql`update ${table} set ${column} = ${column}` },
        { right: "DELETE", how: sql`delete from ${table}` },
      ];
      for (const { right, how } of attempts) {
        const attempt = asStranger(() =>
          undone(db, async (tx) => {
            // An organization keeps its owner.
            if (name === "users") await tx.delete(schema.organizations);
            return rowsOf<{ count: number }>(tx, sql`with done as (${how} returning 1) ${COUNTED}`);
          }),
        );
        if (rights.includes(right))
          expect(await attempt, `${right} ${name}`).toEqual([{ count: 1 }]);
        else
          await expect(attempt, `${right} ${name}`).rejects.toMatchObject({
            cause: { code: DENIED },
          });
      }
      const whose = columns.find((one) => one.name === "user_id");
      // Members of an organization are rows of each other.
      if (!whose || !rights.includes("UPDATE") || name === "organization_members") continue;
      const given = asStranger(() =>
        undone(db, (tx) => tx.execute(sql`update ${table} set user_id = ${ids.owner}`)),
      );
      await expect(given, `giving ${name}`).rejects.toMatchObject({ cause: { code: DENIED } });
    }
  });

  it("are out of reach where only the server itself reads and writes them [S2]", async () => {
    for (const { name } of tables.filter((one) => !APP_RIGHTS.has(one.name))) {
      await expect(
        asOwner(() => allOf(db, name)),
        name,
      ).rejects.toMatchObject({ cause: { code: DENIED } });
    }
  });

  it("share with the members of an organization what belongs to it, and nothing else [S2]", async () => {
    const member = newId();
    await seedTenant(db, member);
    const [organization] = await asOwner(() => db.select().from(schema.organizations));
    const organizationId = organization?.id ?? "";
    await db
      .insert(schema.organizationMembers)
      .values({ organizationId, userId: member, role: "member" });
    await db.insert(schema.ledgerEntries).values({
      id: newId(),
      organizationId,
      delta: 1,
      reason: "grant",
      cause: "",
      sourceKey: newId(),
    });
    const seen = async (id: string, table: string) => asUser(id, () => allOf(db, table));
    const shared = ["organizations", "organization_members", "invitations", "ledger_entries"];
    for (const { name } of withPolicy) {
      const own = await seen(ids.owner, name);
      const common = (await seen(member, name)).filter((row) => own.includes(row));
      if (shared.includes(name)) expect(common.length, name).toBeGreaterThan(0);
      else expect(common, name).toEqual([]);
      expect(
        (await seen(ids.stranger, name)).filter((row) => own.includes(row)),
        name,
      ).toEqual([]);
    }
  });

  it("leave the audit record as it is: no user's statement writes there [S25]", async () => {
    const rights = await rowsOf<{ table: string; right: string }>(
      db,
      sql`select "table", "right" from unnest(array['audit_entries', 'audit_head']) as "table",
        unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as "right"
      where has_table_privilege('switchboard_app', "table", "right")`,
    );
    expect(rights).toEqual([]);
  });

  it("are those of the user whose work a statement is part of, however works interleave and fail [S2]", async () => {
    await expectNoLeaks(db);
  });
});

/** Who leaves the rows of one user, and why. A new one is a decision: the condition of its statements is all that is left. */
const ACROSS_TENANTS: Readonly<Record<string, string>> = {
  "domain/audit/read-audit.ts": "administrators read the whole record",
  "domain/organizations/invitation-offer.ts": "a link lets somebody in who is no member yet",
  "domain/organizations/seats.ts": "members share the plan of their owner",
  "http/binder.ts": "operations of administrators, and those without a user",
  "store/bind.ts": "the functions that repositories.ts names",
  "store/repositories.ts": "the queue of jobs",
  "store/unit-of-work.ts": "what goes on after a commit is no work of its user alone",
};

it("are left by those alone who are named here [S2]", () => {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "tenant.ts",
  );
  const callers = files.filter((name) =>
    readFileSync(join(folder, name), "utf8").includes("acrossTenants("),
  );
  expect(callers.toSorted()).toEqual(Object.keys(ACROSS_TENANTS));
});

const DENIED = "42501";

const WHO = sql`select current_user::text as role, coalesce(current_setting('switchboard.user', true), '') as "user"`;

type Who = { readonly role: string; readonly user: string };

/** Statements of three users and of the server at once, by themselves and in transactions, some of which fail. */
async function expectNoLeaks(db: Db): Promise<void> {
  const [server] = await rowsOf<Who>(db, WHO);
  const users = [newId(), newId(), newId(), undefined];
  const expected = (user: string | undefined) =>
    user === undefined ? { ...server, user: "" } : { role: "switchboard_app", user };
  const as = <Result>(user: string | undefined, work: () => Promise<Result>) =>
    user === undefined ? acrossTenants(work) : asUser(user, work);
  const works = Array.from({ length: 120 }, async (_, at) => {
    const user = users[at % users.length];
    const other = users[(at + 1) % users.length];
    const who = async (of: Db) => (await rowsOf<Who>(of, WHO))[0];
    await as(user, async () => {
      expect(await who(db)).toEqual(expected(user));
      await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
      const failed = db.transaction(async (tx) => {
        expect(await who(tx)).toEqual(expected(user));
        expect(await as(other, () => who(tx))).toEqual(expected(other));
        expect(await who(tx)).toEqual(expected(user));
        if (at % 3 === 0) await tx.execute(sql`select no_such_column`);
      });
      if (at % 3 === 0) await expect(failed).rejects.toThrow();
      else await failed;
      expect(await who(db)).toEqual(expected(user));
    });
  });
  await Promise.all(works);
  expect(await rowsOf<Who>(db, WHO)).toEqual([server]);
}

const postgres = inject("postgres");

describe.skipIf(!postgres)("users of one connection", () => {
  it("never run statements as each other [S2]", async () => {
    const { address } = await createDatabase(postgres ?? "");
    const pool = actForUsers(openPool(address, 1));
    await openStore({ dataDir: "", databaseUrl: address }).then((store) => store.close());
    await expectNoLeaks(drizzle(pool, { schema }));
    await pool.end();
  });

  it("are kept apart by the application alone where the account may make no role, until one is made [S2]", async () => {
    const { address, name } = await createDatabase(postgres ?? "");
    const admin = openPool(address, 1);
    const login = `plain_${name}`;
    await admin.query(`create role ${login} login`);
    await admin.query(`grant all on database ${name} to ${login}`);
    await admin.query(`grant all on schema public to ${login}`);
    const plain = address.replace("postgres@", `${login}@`);
    const open = () => openStore({ dataDir: "", databaseUrl: plain });
    const first = await open();
    expect(first.separatesTenants).toBe(false);
    await asUser(newId(), () => first.db.select().from(schema.users));
    await first.close();
    await admin.query(`create role switchboard_app nologin`).catch(() => undefined);
    await admin.query(`grant switchboard_app to ${login}`);
    const second = await open();
    expect(second.separatesTenants).toBe(true);
    await expectNoLeaks(second.db);
    await second.close();
    await admin.end();
  });
});
