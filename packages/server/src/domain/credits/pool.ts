import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import { sayCredits } from "./amounts.ts";
import { lockBalance, monthlyPart } from "./balance.ts";
import type { BalanceOf, LedgerReason } from "./ports.ts";

type Deps = { readonly newId: NewId };
type Tx = Pick<Repositories, "ledger" | "organizations" | "users">;

/** The line that ends a shared balance. The user named there receives whatever is refunded later. */
const endKey = (organizationId: string) => `end:${organizationId}`;

/**
 * The organization that a user's plan credits: their active one if they own it, otherwise the oldest one they own.
 * @returns undefined for a user who owns none; the credits are their own then
 */
export async function findPlanOrganization(tx: Tx, ownerId: string): Promise<string | undefined> {
  const owned = (await tx.organizations.list(ownerId)).filter((one) => one.ownerId === ownerId);
  const active = (await tx.users.find(ownerId))?.activeOrganizationId;
  return (owned.find(({ id }) => id === active) ?? owned[0])?.id;
}

/** Adds a line to a shared balance that is no run's: a grant, a pack, an administrator's change. Never twice for one `sourceKey`. */
export async function givePooledCredits(
  { newId }: Deps,
  tx: Tx,
  line: {
    readonly organizationId: string;
    readonly spentBy?: string;
    readonly amount: number;
    readonly reason: LedgerReason;
    readonly cause: string;
    readonly sourceKey: string;
  },
): Promise<void> {
  const { amount, ...rest } = line;
  await lockBalance(tx, { organizationId: line.organizationId });
  await tx.ledger.add([{ id: newId(), delta: amount, ...rest }]);
}

/**
 * Moves credits of the owner to the shared balance.
 * @throws AppError `payment_required` when the owner has less
 */
export async function moveToPool(
  deps: Deps,
  tx: Tx,
  move: { readonly organizationId: string; readonly ownerId: string; readonly amount: number },
): Promise<void> {
  const { organizationId, ownerId, amount } = move;
  // The organization first: every writer takes the two in this order.
  await lockBalance(tx, { organizationId });
  const own = await lockBalance(tx, { userId: ownerId });
  if (own < amount) {
    throw new AppError(
      "payment_required",
      `You have ${sayCredits(Math.max(own, 0))} personal credits. Enter that many or fewer.`,
    );
  }
  const id = deps.newId();
  await transfer(deps, tx, {
    from: { userId: ownerId },
    to: { organizationId, spentBy: ownerId },
    amount,
    cause: ["Moved to your organization", "Added by the owner"],
    key: `move:${id}`,
  });
}

/**
 * Ends the shared balance of an organization: the rest goes to its owner, as do later refunds of runs in progress. Call it
 * before the organization is deleted.
 */
export async function endPool(
  deps: Deps,
  tx: Tx,
  organizationId: string,
  ownerId: string,
): Promise<void> {
  const whose = { organizationId };
  await lockBalance(tx, whose);
  await tx.ledger.add([
    {
      ...whose,
      id: deps.newId(),
      spentBy: ownerId,
      delta: 0,
      reason: "transfer",
      cause: "The organization was deleted",
      sourceKey: endKey(organizationId),
    },
  ]);
  await returnRest(deps, tx, organizationId, ownerId, endKey(organizationId));
}

/**
 * Locks the balance that a run was started from: the user's own, unless recorded otherwise.
 * @returns whose it is; `heir` receives what is left of a deleted organization
 */
export async function lockRunBalance(
  tx: Tx,
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<{ readonly whose: BalanceOf; readonly balance: number; readonly heir?: string }> {
  const hold = await tx.ledger.findBySourceKey(`reserve:${runId}`);
  if (!hold?.organizationId) {
    return { whose: { userId }, balance: await lockBalance(tx, { userId }) };
  }
  const whose = { organizationId: hold.organizationId };
  if (await tx.ledger.lock(whose)) return { whose, balance: await tx.ledger.sum(whose) };
  const heir = (await tx.ledger.findBySourceKey(endKey(hold.organizationId)))?.spentBy ?? undefined;
  // The heir's balance replaces the one that can no longer be locked.
  if (heir !== undefined) await tx.ledger.lock({ userId: heir });
  return { whose, balance: await tx.ledger.sum(whose), heir };
}

/** Moves the rest of a deleted organization's balance to its heir. */
export async function returnRest(
  deps: Deps,
  tx: Tx,
  organizationId: string,
  heir: string,
  key: string,
): Promise<void> {
  await tx.ledger.lock({ userId: heir });
  const rest = await tx.ledger.sum({ organizationId });
  if (rest <= 0) return;
  await transfer(deps, tx, {
    from: { organizationId, spentBy: heir },
    to: { userId: heir },
    amount: rest,
    cause: ["Returned to the owner", "Left in a deleted organization"],
    key: `rest:${key}`,
  });
}

/** The first moment of the day, and of the month, by the server's clock (UTC). */
export function startsOf(clock: Clock): { readonly day: Date; readonly month: Date } {
  const now = clock.now();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    day: new Date(Date.UTC(year, month, now.getUTCDate())),
    month: new Date(Date.UTC(year, month)),
  };
}

type Side = BalanceOf & { readonly spentBy?: string };

async function transfer(
  { newId }: Deps,
  tx: Pick<Tx, "ledger">,
  move: {
    readonly from: Side;
    readonly to: Side;
    readonly amount: number;
    /** The texts of the two lines: where it is taken, and where it is added. */
    readonly cause: readonly [string, string];
    readonly key: string;
  },
): Promise<void> {
  const { from, to, amount, cause, key } = move;
  const reason = "transfer" as const;
  // Monthly credits stay monthly, or moving them would extend them.
  const ofMonth = await monthlyPart(tx, from, amount);
  const taken = { delta: -amount, monthly: -ofMonth, cause: cause[0], sourceKey: `${key}:from` };
  const given = { delta: amount, monthly: ofMonth, cause: cause[1], sourceKey: `${key}:to` };
  await tx.ledger.add([
    { ...from, ...taken, id: newId(), reason },
    { ...to, ...given, id: newId(), reason },
  ]);
}
