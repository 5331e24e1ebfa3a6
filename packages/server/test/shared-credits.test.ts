import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { systemClock } from "../src/clock.ts";
import { readSpendable } from "../src/domain/credits/balance.ts";
import { readLedger, reserveCredits, settleCredits } from "../src/domain/credits/credits.ts";
import {
  endPool,
  findPlanOrganization,
  givePooledCredits,
  moveToPool,
} from "../src/domain/credits/pool.ts";
import { addOrganization } from "../src/domain/organizations/organizations.ts";
import type { UnitOfWork } from "../src/domain/unit-of-work.ts";
import { newId } from "../src/ids.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import {
  chatSessions,
  ledgerEntries,
  organizationMembers,
  runs,
  users,
} from "../src/store/schema.ts";
import { asUser } from "../src/tenant.ts";
import type { Store } from "../src/store/types.ts";
import { eq } from "drizzle-orm";
import { addPerson } from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachEngine("a shared balance", (engine) => {
  let store: Store;
  let data: UnitOfWork;

  beforeAll(async () => {
    store = await engine.openTestStore();
    data = createUnitOfWork(store);
  });

  const plan = (userId: string, subscriptionTier: "free" | "team") =>
    store.db.update(users).set({ subscriptionTier }).where(eq(users.id, userId));
  const work = (userId: string, organizationId: string) =>
    data.users.setActiveOrganization(userId, organizationId);

  /** A person of the Team plan with an organization that was given so many hundredths, and a member; each has 500 credits too. */
  async function team(amount?: number) {
    const ownerId = await addPerson(store);
    await plan(ownerId, "team");
    const deps = { store: data, clock: systemClock, newId };
    const { id } = await addOrganization(deps, ownerId, "Acme");
    const memberId = await addPerson(store);
    await store.db
      .insert(organizationMembers)
      .values({ organizationId: id, userId: memberId, role: "member" });
    await work(memberId, id);
    if (amount !== undefined) await give(id, amount);
    return { id, ownerId, memberId };
  }
  const give = (organizationId: string, amount: number, sourceKey = newId()) =>
    data.transaction((tx) =>
      givePooledCredits({ newId }, tx, {
        organizationId,
        amount,
        reason: "grant",
        cause: "Test",
        sourceKey,
      }),
    );
  const reserve = (userId: string, runId: string, amount: number, clock = systemClock) =>
    data.transaction((tx) => reserveCredits({ newId, clock }, tx, { userId, runId, amount }));
  const settle = (userId: string, runId: string, reserved: number, used: number) =>
    data.transaction((tx) =>
      settleCredits({ newId }, tx, {
        userId,
        runId,
        reserved,
        charges: [{ key: "tools", amount: used, cause: "Test" }],
      }),
    );
  const end = (organizationId: string, ownerId: string) =>
    data.transaction(async (tx) => {
      await endPool({ newId }, tx, organizationId, ownerId);
      await tx.organizations.remove(organizationId);
    });
  const spent = async (organizationId: string) =>
    Object.fromEntries(
      (await data.ledger.listSpending(organizationId, new Date(0))).map((one) => [
        one.userId,
        one.spent,
      ]),
    );

  it("is what members of a Team organization can spend while they work in it, once it was given credits [CT-05]", async () => {
    const { id, ownerId, memberId } = await team();
    expect(await readSpendable(data, memberId)).toBe(500_00);
    await give(id, 200_00);
    for (const person of [ownerId, memberId]) {
      expect(await readSpendable(data, person)).toBe(200_00);
    }
    const other = await team(1_00);
    await work(memberId, other.id);
    // Not a member there.
    expect(await readSpendable(data, memberId)).toBe(500_00);
  });

  it("pays the runs of each member and keeps who spent it; their own credits stay", async () => {
    const { id, ownerId, memberId } = await team(100_00);
    for (const [person, used] of [
      [ownerId, 2_00],
      [memberId, 3_00],
    ] as const) {
      const runId = newId();
      await reserve(person, runId, 5_00);
      await settle(person, runId, 5_00, used);
    }
    expect(await data.ledger.sum({ organizationId: id })).toBe(95_00);
    expect(await data.ledger.sum({ userId: memberId })).toBe(500_00);
    expect(await spent(id)).toEqual({ [ownerId]: 2_00, [memberId]: 3_00 });
  });

  it("shows its owner every line, and another member their own", async () => {
    const { ownerId, memberId } = await team(100_00);
    const runId = newId();
    await reserve(memberId, runId, 5_00);
    await reserve(ownerId, newId(), 1_00);
    const read = async (person: string) =>
      (await readLedger({ store: data }, person)).items.map(({ delta }) => delta);
    expect(await read(ownerId)).toEqual([-1_00, -5_00, 100_00]);
    expect(await read(memberId)).toEqual([-5_00]);
  });

  it("tells its owner which model a member's run asked, in a request of the owner", async () => {
    const { ownerId, memberId } = await team(100_00);
    const [sessionId, runId] = [newId(), newId()];
    await store.db.insert(chatSessions).values({ id: sessionId, userId: memberId, title: "Sales" });
    await store.db.insert(runs).values({
      ...{ id: runId, sessionId, userId: memberId, state: "finished", prompt: "Hi" },
      ...{
        model: "openai:gpt-4o",
        answeredBy: "openai:gpt-4o",
        maxExecutions: 1,
        connectionIds: [],
      },
    });
    await reserve(memberId, runId, 5_00);
    const { items } = await asUser(ownerId, () => readLedger({ store: data }, ownerId));
    expect(items[0]).toMatchObject({ model: "openai:gpt-4o" });
  });

  it("settles a run where it began, wherever its person works by then", async () => {
    const { id, memberId } = await team(100_00);
    const runId = newId();
    await reserve(memberId, runId, 5_00);
    await data.users.setActiveOrganization(memberId, (await team(1_00)).id);
    await settle(memberId, runId, 5_00, 3_00);
    expect(await data.ledger.sum({ organizationId: id })).toBe(97_00);
    expect(await data.ledger.sum({ userId: memberId })).toBe(500_00);
  });

  it("says which balance is short, and whom to ask", async () => {
    const { ownerId, memberId } = await team(40);
    await expect(reserve(memberId, newId(), 3_00)).rejects.toMatchObject({
      code: "payment_required",
      message:
        "Acme has 0.40 shared credits and this run may need up to 3.00. Lower Max Tool Calls or ask its owner to add credits.",
    });
    await expect(reserve(ownerId, newId(), 3_00)).rejects.toMatchObject({
      message: expect.stringMatching(/or add credits\.$/),
    });
  });

  it("stays the one that is spent when it is empty, and is spent to its end when the plan is over", async () => {
    const { ownerId, memberId } = await team(1_00);
    await plan(ownerId, "free");
    expect(await readSpendable(data, memberId)).toBe(1_00);
    await reserve(memberId, newId(), 1_00);
    expect(await readSpendable(data, memberId)).toBe(500_00);
    await plan(ownerId, "team");
    expect(await readSpendable(data, memberId)).toBe(0);
  });

  it("holds a member, but not its owner, to a daily limit that resets each day", async () => {
    const { id, ownerId, memberId } = await team(100_00);
    await data.organizations.setMemberDailyLimit(id, 10_00);
    await reserve(memberId, newId(), 8_00);
    await expect(reserve(memberId, newId(), 3_00)).rejects.toMatchObject({
      code: "payment_required",
      message: `You have used 8.00 of the 10.00 credits a day that Acme allows each member, and this run may need up to 3.00. Lower Max Tool Calls, or ask its owner, ${ownerId}@example.com, to raise the limit.`,
    });
    await reserve(ownerId, newId(), 20_00);
    const tomorrow = { now: () => new Date(Date.now() + DAY_MS) };
    await reserve(memberId, newId(), 3_00, tomorrow);
  });

  it("takes credits of its owner, and no more than they have", async () => {
    const { id, ownerId, memberId } = await team();
    const move = (amount: number) =>
      data.transaction((tx) => moveToPool({ newId }, tx, { organizationId: id, ownerId, amount }));
    await move(300_00);
    await expect(move(200_01)).rejects.toMatchObject({
      code: "payment_required",
      message: "You have 200.00 personal credits. Enter that many or fewer.",
    });
    expect(await data.ledger.sum({ userId: ownerId })).toBe(200_00);
    expect(await readSpendable(data, memberId)).toBe(300_00);
    const moves = await Promise.allSettled(Array.from({ length: 10 }, () => move(50_00)));
    expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(await data.ledger.sum({ userId: ownerId })).toBe(0);
  });

  it("goes to its owner when the organization is deleted, with what a run gives back that goes on", async () => {
    const { id, ownerId, memberId } = await team(100_00);
    const [first, second] = [newId(), newId()];
    await reserve(memberId, first, 5_00);
    await reserve(memberId, second, 5_00);
    await end(id, ownerId);
    expect(await data.ledger.sum({ userId: ownerId })).toBe(590_00);
    await Promise.all([settle(memberId, first, 5_00, 3_00), settle(memberId, second, 5_00, 0)]);
    await settle(memberId, first, 5_00, 3_00);
    expect(await data.ledger.sum({ userId: ownerId })).toBe(597_00);
    expect(await data.ledger.sum({ organizationId: id })).toBe(0);
    expect(await data.ledger.sum({ userId: memberId })).toBe(500_00);
    expect(await readSpendable(data, memberId)).toBe(500_00);
  });

  it("keeps its lines when the person who spent is gone", async () => {
    const { id, memberId } = await team(100_00);
    const runId = newId();
    await reserve(memberId, runId, 5_00);
    await settle(memberId, runId, 5_00, 4_00);
    await store.db.delete(users).where(eq(users.id, memberId));
    expect(await data.ledger.sum({ organizationId: id })).toBe(96_00);
  });

  it("is given to the organization that the owner works in, else to their oldest", async () => {
    const { id, ownerId, memberId } = await team();
    const find = (person: string) => data.transaction((tx) => findPlanOrganization(tx, person));
    expect(await find(memberId)).toBeUndefined();
    const deps = { store: data, clock: systemClock, newId };
    const second = await addOrganization(deps, ownerId, "Second");
    expect(await find(ownerId)).toBe(second.id);
    await work(ownerId, (await team()).id);
    expect(await find(ownerId)).toBe(id);
  });

  it("lets 100 of 200 holds of all members at once through on a balance for 100 [R9]", async () => {
    const { id, ownerId, memberId } = await team(100_00);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        reserve(index % 2 ? ownerId : memberId, newId(), 1_00),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(100);
    expect(await data.ledger.sum({ organizationId: id })).toBe(0);
  }, 60_000);

  /** Concurrent events: a user's run, new credits, a user's switch, and at last the end of the organization. */
  type Job =
    | { kind: "run"; by: 0 | 1; hold: number; used: number; told: number }
    | { kind: "give"; amount: number; told: number }
    | { kind: "move"; amount: number }
    | { kind: "switch"; by: 0 | 1; home: boolean };
  const by = fc.constantFrom(0 as const, 1 as const);
  const job: fc.Arbitrary<Job> = fc.oneof(
    fc.record({
      kind: fc.constant("run" as const),
      by,
      hold: fc.integer({ min: 1, max: 800 }),
      used: fc.integer({ min: 0, max: 900 }),
      told: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant("give" as const),
      amount: fc.integer({ min: 0, max: 500 }),
      told: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant("move" as const), amount: fc.integer({ min: 1, max: 30_000 }) }),
    fc.record({ kind: fc.constant("switch" as const), by, home: fc.boolean() }),
  );

  it("neither makes nor loses a credit and never falls below zero, whatever members do at once [R9]", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(job, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
        fc.array(job, { maxLength: 4 }),
        async (rounds, atTheEnd) => {
          const { id, ownerId, memberId } = await team(1000);
          const elsewhere = (await team()).id;
          const people = [ownerId, memberId] as const;
          const balances = [{ organizationId: id }, { userId: ownerId }, { userId: memberId }];
          const total = async () => {
            const sums = await Promise.all(balances.map((one) => data.ledger.sum(one)));
            expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
            return sums.reduce((sum, one) => sum + one, 0);
          };
          let expected = await total();
          const act = async (one: Job) => {
            if (one.kind === "switch") return work(people[one.by], one.home ? id : elsewhere);
            if (one.kind === "give") {
              const key = newId();
              const gifts = Array.from({ length: one.told }, () => give(id, one.amount, key));
              const [outcome] = await Promise.allSettled(gifts);
              if (outcome?.status === "fulfilled") expected += one.amount;
              return undefined;
            }
            if (one.kind === "move") {
              const { amount } = one;
              return data
                .transaction((tx) =>
                  moveToPool({ newId }, tx, { organizationId: id, ownerId, amount }),
                )
                .catch(() => undefined);
            }
            const [userId, runId] = [people[one.by], newId()];
            try {
              await reserve(userId, runId, one.hold);
            } catch {
              return undefined;
            }
            const told = Array.from({ length: one.told }, () =>
              settle(userId, runId, one.hold, one.used),
            );
            await Promise.all(told);
            const charged = await chargeOf(runId);
            expected -= charged;
            return undefined;
          };
          for (const round of rounds) {
            await Promise.all(round.map(act));
            expect(await total()).toBe(expected);
          }
          const last = atTheEnd.filter(({ kind }) => kind !== "give");
          await Promise.all([...last.map(act), end(id, ownerId)]);
          expect(await total()).toBe(expected);
          expect(await data.ledger.sum({ organizationId: id })).toBe(0);
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);

  async function chargeOf(runId: string): Promise<number> {
    const lines = await store.db
      .select({ delta: ledgerEntries.delta })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.sourceKey, `charge:${runId}:tools`));
    return lines.reduce((sum, { delta }) => sum - delta, 0);
  }
});
