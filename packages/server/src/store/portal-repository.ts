import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type {
  NewPortalCode,
  PortalAccount,
  RedeemedCode,
  ReturnedCode,
} from "../domain/auth/ports.ts";
import { portalAccounts, portalCodes } from "./schema.ts";
import type { Db } from "./types.ts";

/**
 * Makes an account.
 * @returns false when the address has one already
 */
export async function insertAccount(db: Db, account: PortalAccount): Promise<boolean> {
  const made = await db
    .insert(portalAccounts)
    .values(account)
    .onConflictDoNothing({ target: portalAccounts.email })
    .returning({ id: portalAccounts.id });
  return made.length > 0;
}

/** The account of an address, which is kept in lower case. */
export async function findAccount(db: Db, email: string): Promise<PortalAccount | undefined> {
  const [account] = await db.select().from(portalAccounts).where(eq(portalAccounts.email, email));
  return account;
}

/** Keeps a new code, and lets go of those that are over. */
export async function insertCode(db: Db, code: NewPortalCode, now: Date): Promise<void> {
  await db.delete(portalCodes).where(lt(portalCodes.expiresAt, now));
  await db.insert(portalCodes).values(code);
}

/**
 * Uses a code up. One conditional write, so of many that bring the same code one gets it.
 * @returns undefined when it is unknown, used, over, or was issued for something else
 */
export async function redeemCode(
  db: Db,
  code: ReturnedCode,
  now: Date,
): Promise<RedeemedCode | undefined> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(portalCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(portalCodes.id, code.id),
          eq(portalCodes.codeChallenge, code.codeChallenge),
          eq(portalCodes.nonce, code.nonce),
          eq(portalCodes.redirectUri, code.redirectUri),
          isNull(portalCodes.usedAt),
          gt(portalCodes.expiresAt, now),
        ),
      )
      .returning({ accountId: portalCodes.accountId });
    if (!used) return undefined;
    const [account] = await tx
      .select({ accountId: portalAccounts.id, email: portalAccounts.email })
      .from(portalAccounts)
      .where(eq(portalAccounts.id, used.accountId));
    return account;
  });
}
