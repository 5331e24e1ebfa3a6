import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import {
  giveCredits,
  readLedger,
  reserveCredits,
  settleCredits,
} from "../src/domain/credits/credits.ts";
import type { UnitOfWork } from "../src/domain/unit-of-work.ts";
import { systemClock } from "../src/clock.ts";
import { newId } from "../src/ids.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { users } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import { describeOnEachEngine } from "./stores.ts";

describeOnEachEngine("the ledger", (engine) => {
  let store: Store;
  let data: UnitOfWork;

  beforeAll(async () => {
    store = await engine.openTestStore();
    data = createUnitOfWork(store);
  });

  /** A person with so many hundredths. */
  async function person(amount: number) {
    const userId = newId();
    await store.db
      .insert(users)
      .values({ id: userId, issuer: "test", subject: userId, email: "a@example.com" });
    if (amount > 0) await give(userId, amount, "grant");
    return userId;
  }
  const give = (userId: string, amount: number, reason: "grant" | "refund", sourceKey = newId()) =>
    data.transaction((tx) =>
      giveCredits({ newId }, tx, { userId, amount, reason, cause: "Test", sourceKey }),
    );
  const reserve = (userId: string, runId: string, amount: number) =>
    data.transaction((tx) =>
      reserveCredits({ newId, clock: systemClock }, tx, { userId, runId, amount }),
    );
  const settle = (userId: string, runId: string, reserved: number, used: number) =>
    data.transaction((tx) =>
      settleCredits({ newId }, tx, {
        userId,
        runId,
        reserved,
        charges: [{ key: "tools", amount: used, cause: "Test" }],
      }),
    );
  async function lines(userId: string) {
    const all = [];
    let cursor: string | null | undefined;
    do {
      const page = await readLedger({ store: data }, userId, { cursor: cursor ?? undefined });
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return all;
  }

  it("refuses to hold more than there is, naming both figures, and holds nothing then", async () => {
    const userId = await person(40);
    await expect(reserve(userId, newId(), 300)).rejects.toMatchObject({
      code: "payment_required",
      message: expect.stringMatching(/0\.40 credits.*3\.00/),
    });
    expect(await data.ledger.sum({ userId })).toBe(40);
  });

  it("lets 100 of 200 holds at once through on a balance for 100 [R9]", async () => {
    const userId = await person(100_00);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => reserve(userId, newId(), 1_00)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(100);
    expect(await data.ledger.sum({ userId })).toBe(0);
  }, 60_000);

  it("never takes more than there is, and says where it stopped", async () => {
    const userId = await person(1_00);
    const runId = newId();
    expect(await settle(userId, runId, 0, 5_00)).toBe(0);
    const [line] = await lines(userId);
    expect(line).toMatchObject({ delta: -1_00, cause: "Test (up to the available balance)" });
  });

  it("lists every line once, page by page, each with the balance that it left", async () => {
    const userId = await person(0);
    for (let index = 0; index < 60; index += 1) await give(userId, index, "grant");
    const all = await lines(userId);
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    let balance = 0;
    for (const line of all.toReversed()) {
      balance += line.delta;
      expect(line.balanceAfter).toBe(balance);
    }
  });

  /** A run of the model: held, and then settled, lost with its process, or reported twice. */
  type Job =
    | { kind: "run"; hold: number; used: number; told: number }
    | { kind: "killed"; hold: number }
    | { kind: "give"; reason: "grant" | "refund"; amount: number; told: number };
  const job: fc.Arbitrary<Job> = fc.oneof(
    fc.record({
      kind: fc.constant("run" as const),
      hold: fc.integer({ min: 0, max: 800 }),
      used: fc.integer({ min: 0, max: 900 }),
      told: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant("killed" as const), hold: fc.integer({ min: 1, max: 500 }) }),
    fc.record({
      kind: fc.constant("give" as const),
      reason: fc.constantFrom("grant" as const, "refund" as const),
      amount: fc.integer({ min: 0, max: 500 }),
      told: fc.integer({ min: 1, max: 3 }),
    }),
  );

  it("stays the sum of its lines and never falls below zero, whatever runs at once [R9]", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(job, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
        async (rounds) => {
          const userId = await person(1000);
          const abandoned: { runId: string; hold: number }[] = [];
          const work = async (one: Job) => {
            if (one.kind === "give") {
              const key = newId();
              await Promise.all(
                Array.from({ length: one.told }, () => give(userId, one.amount, one.reason, key)),
              );
              return;
            }
            const runId = newId();
            try {
              await reserve(userId, runId, one.hold);
            } catch {
              return;
            }
            if (one.kind === "killed") abandoned.push({ runId, hold: one.hold });
            else {
              await Promise.all(
                Array.from({ length: one.told }, () => settle(userId, runId, one.hold, one.used)),
              );
            }
          };
          for (const round of rounds) {
            await Promise.all(round.map(work));
            const all = await lines(userId);
            const sum = all.reduce((total, { delta }) => total + delta, 0);
            expect(await data.ledger.sum({ userId })).toBe(sum);
            expect(Math.min(0, ...all.map(({ balanceAfter }) => balanceAfter))).toBe(0);
          }
          for (const { runId, hold } of abandoned) await settle(userId, runId, hold, 0);
          const all = await lines(userId);
          const holds = all.filter(({ reason }) => reason === "reserve" || reason === "release");
          expect(holds.reduce((total, { delta }) => total + delta, 0)).toBe(0);
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);
});
