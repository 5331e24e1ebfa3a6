import type { Clock } from "../../clock.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import { capital, sayCredits } from "./amounts.ts";
import { findBalance } from "./balance.ts";
import { startsOf } from "./pool.ts";
import type { BalanceOf } from "./ports.ts";

type Tx = Pick<Repositories, "ledger" | "organizations" | "users">;
type LimitDeps = { readonly store: Tx; readonly clock: Clock };

/** The purposes of credits, with how to need fewer of them. */
export const NEEDS = {
  run: { what: "this run", less: "Lower Max Tool Calls or " },
  summary: { what: "this summary", less: "" },
} as const;
export type Need = keyof typeof NEEDS;

/** The spending limits of a user, in hundredths of a credit. */
export type SpendingLimits = {
  /** Their own daily limit; null for none. */
  readonly daily: number | null;
  /** Credits that one run may use before it asks; null for the server's limit. */
  readonly perRun: number | null;
  readonly spentToday: number;
  /** The limit for members of the organization whose credits they spend, if its owner set one. */
  readonly member:
    | {
        readonly organization: string;
        readonly daily: number;
        readonly spentToday: number;
        /** E-mail address of who can raise it. */
        readonly owner: string;
      }
    | undefined;
};

/** A day's limit that a user is under, and who can raise it. */
type DailyLimit = {
  readonly daily: number;
  readonly spent: number;
  /** `of the 10.00 credits a day that …` */
  readonly says: string;
  /** `raise your daily limit` */
  readonly wayOut: string;
};

/** Reads the current spending limits of a user. */
export async function readSpendingLimits(
  { store, clock }: LimitDeps,
  userId: string,
): Promise<SpendingLimits> {
  const user = await store.users.find(userId);
  if (!user) throw new AppError("not_found", "This account was not found.");
  const whose = await findBalance(store, userId);
  const member = await findMemberLimit({ clock }, store, whose, userId);
  return {
    daily: user.dailyCreditLimit,
    perRun: user.runCreditLimit,
    spentToday: await store.ledger.sumSpent(userId, startsOf(clock).day),
    member: member && {
      organization: member.name,
      daily: member.daily,
      spentToday: member.spent,
      owner: member.owner,
    },
  };
}

/**
 * Applies the daily limits to a run or a summary.
 * @param amount what it may still need
 * @returns how much it may spend today at most; null if there is no limit
 * @throws AppError payment_required naming the limit and who can raise it
 */
export async function requireToday(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  request: {
    readonly userId: string;
    readonly whose: BalanceOf;
    /** Their own limit. */
    readonly daily: number | null;
    readonly amount: number;
    readonly need: Need;
  },
): Promise<number | null> {
  const limits = await dailyLimits({ clock }, tx, request);
  const { what, less } = NEEDS[request.need];
  for (const { daily, spent, says, wayOut } of limits) {
    if (spent + request.amount <= daily) continue;
    throw new AppError(
      "payment_required",
      `You have used ${sayCredits(spent)} ${says}, and ${what} may need up to ${sayCredits(request.amount)}. ${capital(`${less.replace(" or", ", or")}${wayOut}.`)}`,
    );
  }
  return leftOf(limits);
}

/**
 * How much a run that asks to continue may use in total today.
 * @param used what it has used, of which `held` is already part of what its user has spent today
 * @returns null if there is no limit
 * @throws AppError payment_required when the daily limit is reached
 */
export async function requireMoreToday(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  run: {
    readonly userId: string;
    readonly whose: BalanceOf;
    readonly used: number;
    readonly held: number;
  },
): Promise<number | null> {
  const own = (await tx.users.find(run.userId))?.dailyCreditLimit ?? null;
  const limits = (await dailyLimits({ clock }, tx, { ...run, daily: own })).map((limit) => ({
    ...limit,
    spent: Math.max(0, limit.spent - run.held),
  }));
  for (const { daily, spent, says, wayOut } of limits) {
    if (spent + run.used < daily) continue;
    throw new AppError(
      "payment_required",
      `You have used ${sayCredits(spent + run.used)} ${says}. To continue, ${wayOut}.`,
    );
  }
  return leftOf(limits);
}

const leftOf = (limits: readonly DailyLimit[]): number | null =>
  limits.length === 0 ? null : Math.min(...limits.map(({ daily, spent }) => daily - spent));

async function dailyLimits(
  deps: { readonly clock: Clock },
  tx: Tx,
  {
    userId,
    whose,
    daily,
  }: { readonly userId: string; readonly whose: BalanceOf; readonly daily: number | null },
): Promise<DailyLimit[]> {
  const limits: DailyLimit[] = [];
  const member = await findMemberLimit(deps, tx, whose, userId);
  if (member) {
    limits.push({
      daily: member.daily,
      spent: member.spent,
      says: `of the ${sayCredits(member.daily)} credits a day that ${member.name} allows each member`,
      wayOut: `ask its owner, ${member.owner}, to raise the limit`,
    });
  }
  if (daily !== null) {
    limits.push({
      daily,
      spent: await tx.ledger.sumSpent(userId, startsOf(deps.clock).day),
      says: `of the ${sayCredits(daily)} credits a day that you allow yourself`,
      wayOut: "raise your daily limit on the Credits page",
    });
  }
  return limits;
}

/** The organization's daily limit for a member; undefined for the owner, without a limit, and for the user's own balance. */
async function findMemberLimit(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  whose: BalanceOf,
  userId: string,
) {
  if (!("organizationId" in whose)) return undefined;
  const organization = await tx.organizations.find(whose.organizationId);
  if (!organization || organization.memberDailyLimit === null) return undefined;
  const { id, name, ownerId, memberDailyLimit: daily } = organization;
  if (userId === ownerId) return undefined;
  const today = await tx.ledger.listSpending(id, startsOf(clock).day);
  const [owner] = await tx.users.findEmails([ownerId]);
  return {
    name,
    daily,
    spent: today.find((one) => one.userId === userId)?.spent ?? 0,
    owner: owner?.email ?? "who owns it",
  };
}
