import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { describeOnEachEngine, embeddedEngine } from "../../test/stores.ts";
import { newId } from "../ids.ts";
import { StartError } from "../start-error.ts";
import { openStore } from "./open.ts";
import { isUniqueViolation } from "./pg-error.ts";
import { connections, users } from "./schema.ts";
import type { Db } from "./types.ts";

const person = () => {
  const id = newId();
  return { id, issuer: "test", subject: id, email: `${id}@example.com` };
};

describeOnEachEngine("a store", (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = (await engine.openTestStore()).db;
  });

  it("finishes fifty transactions that run at once, each alone with the row it holds", async () => {
    const owner = person();
    await db.insert(users).values({ ...owner, informationScaffold: { count: 0 } });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(users).where(eq(users.id, owner.id)).for("update");
          const count = Number(row?.informationScaffold.count) + 1;
          await tx
            .update(users)
            .set({ informationScaffold: { count } })
            .where(eq(users.id, owner.id));
        }),
      ),
    );
    const [row] = await db.select().from(users).where(eq(users.id, owner.id));
    expect(row?.informationScaffold).toEqual({ count: 50 });
  });

  it("finds all that goes with a chat or a run by an index, so that a deletion looks through no table", async () => {
    const rows = await db
      .select({ column: sql<string>`conrelid::regclass || '.' || attname` })
      .from(sql`pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]`)
      .where(
        sql`contype = 'f' and confrelid in ('chat_sessions'::regclass, 'runs'::regclass)
          and not exists (select from pg_index
            where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`,
      );
    expect(rows).toEqual([]);
  });

  it("undoes everything of a transaction that fails", async () => {
    const before = await db.$count(users);
    const failed = db.transaction(async (tx) => {
      await tx.insert(users).values(person());
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await db.$count(users)).toBe(before);
  });

  it("undoes the inner part of a nested transaction only", async () => {
    const before = await db.$count(users);
    await db.transaction(async (tx) => {
      await tx.insert(users).values(person());
      await tx
        .transaction(async (inner) => {
          await inner.insert(users).values(person());
          throw new Error("inner");
        })
        .catch(() => {});
    });
    expect(await db.$count(users)).toBe(before + 1);
  });

  it("says which unique index a second row broke", async () => {
    const one = person();
    await db.insert(users).values(one);
    const error = await db
      .insert(users)
      .values({ ...one, id: newId() })
      .catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, "users_identity")).toBe(true);
    expect(isUniqueViolation(error, "users_email")).toBe(false);
    expect(isUniqueViolation(new Error("other"))).toBe(false);
  });

  it("reads values back as they were written", async () => {
    const owner = { ...person(), createdAt: new Date("2026-01-02T03:04:05.678Z") };
    await db.insert(users).values(owner);
    const [written] = await db
      .insert(connections)
      .values({
        id: newId(),
        userId: owner.id,
        name: "Ünï 漢字",
        connectionType: "data",
        enabledMethods: ["a", "b"],
        configuration: { n: 1.5, yes: true, none: null },
      })
      .returning();
    const [user] = await db.select().from(users).where(eq(users.id, owner.id));
    expect(user?.createdAt).toEqual(owner.createdAt);
    expect(written).toMatchObject({
      name: "Ünï 漢字",
      enabledMethods: ["a", "b"],
      hitlMethods: [],
      configuration: { n: 1.5, yes: true, none: null },
    });
  });

  it("keeps its rows when it is closed and opened again", async () => {
    const place = await engine.newPlace();
    const first = await openStore(place);
    await first.db.insert(users).values(person());
    await first.close();
    const second = await openStore(place);
    expect(await second.db.$count(users)).toBe(1);
    await second.close();
  });

  it("says what to do about a database of an older build, whose migrations are gone", async () => {
    const place = await engine.newPlace();
    const store = await openStore(place);
    await store.db.insert(users).values(person());
    await store.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 0`);
    await store.close();
    const refused = await openStore(place).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toMatch(
      /The database .+ was made by an older build and cannot be brought up to date\. (?:Move .+ away, or name another folder with SWITCHBOARD_DATA|Name an empty database with DATABASE_URL)\.$/,
    );
  });

  if (engine.name === "postgres") {
    it("lets several copies of the server bring the tables up to date at once", async () => {
      const place = await engine.emptyPlace();
      const stores = await Promise.all([openStore(place), openStore(place), openStore(place)]);
      await stores[0]?.db.insert(users).values(person());
      expect(await stores[2]?.db.$count(users)).toBe(1);
      await Promise.all(stores.map((store) => store.close()));
    });
  }
});

describe("the embedded database", () => {
  const engine = embeddedEngine();
  let db: Db;
  beforeAll(async () => {
    db = (await engine.openTestStore()).db;
  });

  it("says at once that a statement beside its transaction would wait for ever", async () => {
    const stuck = db.transaction(async () => {
      await db.select().from(users);
    });
    await expect(stuck).rejects.toMatchObject({
      cause: { message: expect.stringContaining("transaction's own handle") },
    });
    expect(await db.$count(users)).toBe(0);
  });

  it("goes on after a statement that failed", async () => {
    await expect(db.execute(sql`select no_such_column`)).rejects.toThrow();
    expect(await db.$count(users)).toBe(0);
  });

  it("does not hold up the thread that serves requests", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await db.execute(sql`select sum(n) from generate_series(1, 2000000) as n`);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});
