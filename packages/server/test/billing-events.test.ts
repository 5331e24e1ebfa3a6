import * as fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { enqueueDueMonths, openDueMonth, openFirstMonth } from "../src/domain/billing/month-job.ts";
import { monthAfter } from "../src/domain/billing/months.ts";
import type { PaymentEvent } from "../src/domain/billing/payment-event.ts";
import { receiveEvent } from "../src/domain/billing/receive-event.ts";
import {
  giveCredits,
  readLedger,
  reserveCredits,
  settleCredits,
} from "../src/domain/credits/credits.ts";
import type { UnitOfWork } from "../src/domain/unit-of-work.ts";
import { newId } from "../src/ids.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { users } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import { describeOnEachEngine } from "./stores.ts";

const START = new Date("2026-11-01T09:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const daysLater = (days: number, from = START) => new Date(from.getTime() + days * DAY_MS);

it.each([
  ["2026-11-03T09:00:00.000Z", "2026-12-03T09:00:00.000Z"],
  ["2026-12-31T09:00:00.000Z", "2027-01-31T09:00:00.000Z"],
  ["2027-01-31T09:00:00.000Z", "2027-02-28T09:00:00.000Z"],
])("the month that begins on %s ends on %s", (from, until) => {
  expect(monthAfter(new Date(from)).toISOString()).toBe(until);
});

describeOnEachEngine("plans and packs", (engine) => {
  let store: Store;
  let data: UnitOfWork;
  let now = START;
  const clock = { now: () => now };
  const deps = () => ({ store: data, newId, clock });

  beforeAll(async () => {
    store = await engine.openTestStore();
    data = createUnitOfWork(store);
  });

  /** A new person on the Free plan. */
  async function person() {
    now = START;
    const userId = newId();
    await store.db
      .insert(users)
      .values({ id: userId, issuer: "test", subject: userId, email: "a@example.com" });
    await data.transaction((tx) => openFirstMonth(deps(), tx, userId));
    return userId;
  }
  const tell = (event: PaymentEvent) => receiveEvent(deps(), "stripe", event);
  const balance = (userId: string) => data.ledger.sum({ userId });
  const funds = async (userId: string) => ({
    balance: await balance(userId),
    monthly: await data.ledger.sumMonthly({ userId }),
  });
  const tierOf = async (userId: string) => (await data.users.find(userId))?.subscriptionTier;
  const lines = async (userId: string) =>
    (await readLedger({ store: data }, userId)).items.map(({ delta, reason, cause }) => ({
      delta,
      reason,
      cause,
    }));
  const spend = async (userId: string, amount: number) => {
    const runId = newId();
    await data.transaction((tx) => reserveCredits({ newId, clock }, tx, { userId, runId, amount }));
    await data.transaction((tx) =>
      settleCredits({ newId }, tx, {
        userId,
        runId,
        reserved: amount,
        charges: [{ key: "tools", amount, cause: "Test" }],
      }),
    );
  };
  /** What the server does every minute. */
  const tick = async (userId: string) => openDueMonth(deps(), userId);

  const monthPaid = (
    userId: string,
    subscriptionId: string,
    startsAt = daysLater(10),
    plan: "professional" | "team" = "professional",
  ): PaymentEvent => ({
    id: `evt_${subscriptionId}_${startsAt.getTime()}`,
    type: "month-paid",
    userId,
    subscriptionId,
    plan,
    startsAt,
    endsAt: monthAfter(startsAt),
    at: startsAt,
  });
  const subscription = (
    paid: PaymentEvent,
    change: Partial<Extract<PaymentEvent, { type: "subscription" }>>,
  ): PaymentEvent => ({
    ...(paid as Extract<PaymentEvent, { type: "month-paid" }>),
    state: "active",
    renews: true,
    ...change,
    id: `evt_${newId()}`,
    type: "subscription",
  });
  const packPaid = (userId: string, paymentId = newId()): PaymentEvent => ({
    id: `evt_${paymentId}`,
    type: "pack-paid",
    userId,
    customerId: "cus_1",
    paymentId,
    pack: "starter_pack",
    at: daysLater(12),
  });

  it("gives a new person 500 credits, and 500 again when the month is over, but not what was left [LIMIT-20 R9]", async () => {
    const userId = await person();
    expect(await balance(userId)).toBe(500_00);
    await spend(userId, 120_00);
    now = daysLater(29);
    await tick(userId);
    expect(await balance(userId)).toBe(380_00);
    now = daysLater(31);
    await Promise.all([tick(userId), tick(userId), tick(userId)]);
    expect(await balance(userId)).toBe(500_00);
    expect((await lines(userId)).slice(0, 2)).toEqual([
      { delta: 500_00, reason: "grant", cause: "Monthly credits, Free" },
      { delta: -380_00, reason: "expire", cause: "Unused credits of the last month" },
    ]);
  });

  it("gives one month, not three, when nothing ran for three", async () => {
    const userId = await person();
    now = daysLater(95);
    await tick(userId);
    await tick(userId);
    expect(await balance(userId)).toBe(500_00);
    expect((await data.billing.findMonth(userId))?.startsAt).toEqual(
      new Date("2027-02-01T09:00:00Z"),
    );
  });

  it("enqueues the months that are due, and those of nobody who pays", async () => {
    const free = await person();
    const paying = await person();
    await tell(monthPaid(paying, newId(), START));
    now = daysLater(32);
    const due = await data.billing.listDueMonths(now, 500);
    expect(due).toContain(free);
    expect(due).not.toContain(paying);
    await enqueueDueMonths(deps());
  });

  it("spends the credits of the month before those of a pack, which never expire [PRICE-12 LIMIT-21]", async () => {
    const userId = await person();
    await tell(packPaid(userId));
    expect(await balance(userId)).toBe(1_700_00);
    await spend(userId, 600_00);
    expect(await funds(userId)).toEqual({ balance: 1_100_00, monthly: 0 });
    now = daysLater(32);
    await tick(userId);
    expect(await funds(userId)).toEqual({ balance: 1_600_00, monthly: 500_00 });
  });

  it("gives a hold back to where it came from, though the month has ended meanwhile [R9]", async () => {
    const userId = await person();
    const runId = newId();
    await data.transaction((tx) =>
      reserveCredits({ newId, clock }, tx, { userId, runId, amount: 10_00 }),
    );
    now = daysLater(32);
    await tick(userId);
    const bill = { userId, runId, reserved: 10_00, charges: [] };
    await data.transaction((tx) => settleCredits({ newId }, tx, bill));
    expect(await funds(userId)).toEqual({ balance: 510_00, monthly: 510_00 });
  });

  it("makes a plan the person's, and gives its credits beside what is left of the Free month [LIMIT-20 ROLE-12]", async () => {
    const userId = await person();
    const paid = monthPaid(userId, newId());
    await tell(paid);
    expect(await tierOf(userId)).toBe("professional");
    expect(await balance(userId)).toBe(5_500_00);
    // The month that was cut short ends with this one.
    now = daysLater(41);
    await tell(
      monthPaid(
        userId,
        (paid as { subscriptionId: string }).subscriptionId,
        monthAfter(daysLater(10)),
      ),
    );
    expect(await balance(userId)).toBe(5_000_00);
  });

  it("gives the difference for a larger plan at once, and takes nothing back for a smaller one", async () => {
    const userId = await person();
    const paid = monthPaid(userId, newId());
    await tell(paid);
    await tell(subscription(paid, { plan: "team", at: daysLater(15) }));
    expect(await tierOf(userId)).toBe("team");
    expect(await balance(userId)).toBe(20_500_00);
    await tell(subscription(paid, { plan: "professional", at: daysLater(16) }));
    await tell(subscription(paid, { plan: "team", at: daysLater(17) }));
    await tell(subscription(paid, { plan: "professional", at: daysLater(18) }));
    expect(await tierOf(userId)).toBe("professional");
    expect(await balance(userId)).toBe(20_500_00);
  });

  it("lets a cancelled plan run to the end of its month, then it is Free [LO-101]", async () => {
    const userId = await person();
    const paid = monthPaid(userId, newId());
    await tell(paid);
    await tell(subscription(paid, { renews: false, at: daysLater(15) }));
    expect(await tierOf(userId)).toBe("professional");
    now = daysLater(40);
    await tell(subscription(paid, { state: "ended", renews: false, at: now }));
    expect(await tierOf(userId)).toBe("free");
    now = daysLater(41);
    await tick(userId);
    expect(await balance(userId)).toBe(500_00);
  });

  it("ignores what was said of a subscription before what is known of it", async () => {
    const userId = await person();
    const paid = monthPaid(userId, newId());
    await tell(paid);
    await tell(subscription(paid, { renews: false, at: daysLater(20) }));
    await tell(subscription(paid, { plan: "team", at: daysLater(15) }));
    expect(await tierOf(userId)).toBe("professional");
    expect((await data.billing.listActive(userId))[0]?.renews).toBe(false);
  });

  it("takes a refunded pack back once, part by part, and never more than its credits that are left [R9]", async () => {
    const userId = await person();
    const paymentId = newId();
    const refund = (share: number): PaymentEvent => ({
      ...(packPaid(userId, paymentId) as Extract<PaymentEvent, { type: "pack-paid" }>),
      type: "pack-refunded",
      id: `evt_refund_${paymentId}_${share}`,
      share,
    });
    await tell(packPaid(userId, paymentId));
    await tell(refund(0.5));
    await tell(refund(0.5));
    expect(await balance(userId)).toBe(1_100_00);
    await spend(userId, 1_000_00);
    await tell(refund(1));
    expect(await balance(userId)).toBe(0);
  });

  it("passes over somebody whose account is gone", async () => {
    await tell(packPaid(newId()));
  });

  it("credits a checkout once, in any order, any number of times, also when messages come at once [R10]", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat()),
        async (times, atOnce, order) => {
          const userId = await person();
          const paid = monthPaid(userId, newId());
          const paymentId = newId();
          const pack = packPaid(userId, paymentId);
          const customer = {
            id: `evt_${newId()}`,
            type: "customer",
            userId,
            customerId: "cus_1",
            at: daysLater(10),
          } as const;
          const refunded: PaymentEvent = {
            ...(packPaid(userId, newId()) as Extract<PaymentEvent, { type: "pack-paid" }>),
            type: "pack-refunded",
            id: `evt_${newId()}`,
            share: 1,
          };
          const fixtures = [
            paid,
            subscription(paid, { at: daysLater(10) }),
            pack,
            customer,
            refunded,
          ];
          const told = fixtures
            .flatMap((event, index) => Array.from({ length: times[index] ?? 1 }, () => event))
            .map((event) => ({ event, rank: order.next().value as number }))
            .sort((a, b) => a.rank - b.rank);
          for (let index = 0; index < told.length; index += atOnce) {
            await Promise.all(told.slice(index, index + atOnce).map(({ event }) => tell(event)));
          }
          const written = await lines(userId);
          expect(
            written.filter(({ cause }) => cause === "Monthly credits, Professional"),
          ).toHaveLength(1);
          expect(written.filter(({ reason }) => reason === "purchase")).toHaveLength(2);
          expect(await balance(userId)).toBe(500_00 + 5_000_00 + 1_200_00);
          expect(await tierOf(userId)).toBe("professional");
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it("keeps the credits of the month and those that last within the balance, whatever is spent, given or taken [R9]", async () => {
    const step = fc.record({
      kind: fc.constantFrom("spend", "pack", "take", "month"),
      amount: fc.integer({ min: 1, max: 900_00 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const userId = await person();
        for (const { kind, amount } of steps) {
          if (kind === "pack") await tell(packPaid(userId));
          if (kind === "spend") await spend(userId, amount).catch(() => undefined);
          if (kind === "take") {
            const taken = { userId, amount: -Math.min(amount, await balance(userId)) };
            await data.transaction((tx) =>
              giveCredits({ newId }, tx, {
                ...taken,
                reason: "admin",
                cause: "Test",
                sourceKey: newId(),
              }),
            );
          }
          if (kind === "month") {
            now = monthAfter(now);
            await tick(userId);
          }
          const has = await funds(userId);
          expect(has.monthly).toBeGreaterThanOrEqual(0);
          expect(has.monthly).toBeLessThanOrEqual(has.balance);
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
