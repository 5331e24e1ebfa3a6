import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type {
  NewPortalCode,
  PortalAccount,
  PortalToken,
  RedeemedCode,
  ReturnedCode,
} from "../domain/auth/ports.ts";
import { findOne } from "./rows.ts";
import { portalAccounts, portalCodes, portalTokens } from "./schema.ts";
import type { Db } from "./types.ts";

/** Makes an account. @returns false when the address has an account already */
export async function insertAccount(
  db: Db,
  account: Omit<PortalAccount, "emailVerifiedAt">,
): Promise<boolean> {
  const made = await db
    .insert(portalAccounts)
    .values(account)
    .onConflictDoNothing({ target: portalAccounts.email })
    .returning({ id: portalAccounts.id });
  return made.length > 0;
}

/** The account of an address, which is kept in lower case. */
export async function findAccount(db: Db, email: string): Promise<PortalAccount | undefined> {
  return findOne(db, portalAccounts, eq(portalAccounts.email, email));
}

/** The account of an id. */
export async function findAccountById(db: Db, id: string): Promise<PortalAccount | undefined> {
  return findOne(db, portalAccounts, eq(portalAccounts.id, id));
}

/** Sets the password of an account. */
export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(portalAccounts).set({ passwordHash }).where(eq(portalAccounts.id, id));
}

/** Notes that an address belongs to its account. */
export async function setVerified(db: Db, id: string, now: Date): Promise<void> {
  await db.update(portalAccounts).set({ emailVerifiedAt: now }).where(eq(portalAccounts.id, id));
}

/** Stores a token, replacing one with the same id, and deletes expired ones. */
export async function insertToken(db: Db, token: PortalToken, now: Date): Promise<void> {
  await db.delete(portalTokens).where(lt(portalTokens.expiresAt, now));
  const { id: _key, ...values } = token;
  await db
    .insert(portalTokens)
    .values(token)
    .onConflictDoUpdate({ target: portalTokens.id, set: values });
}

const isGood = (id: string, purpose: PortalToken["purpose"], now: Date) =>
  and(eq(portalTokens.id, id), eq(portalTokens.purpose, purpose), gt(portalTokens.expiresAt, now));

/** A token that works. */
export async function findToken(
  db: Db,
  id: string,
  purpose: PortalToken["purpose"],
  now: Date,
): Promise<PortalToken | undefined> {
  return findOne(db, portalTokens, isGood(id, purpose, now));
}

/** Uses a token up. One deletion, so of many that bring the same one, one gets its account. */
export async function takeToken(
  db: Db,
  id: string,
  purpose: PortalToken["purpose"],
  now: Date,
): Promise<PortalAccount | undefined> {
  const [token] = await db
    .delete(portalTokens)
    .where(isGood(id, purpose, now))
    .returning();
  return token && findAccountById(db, token.accountId);
}

/** Drops the tokens of an account for one purpose. */
export async function dropTokens(
  db: Db,
  accountId: string,
  purpose: PortalToken["purpose"],
): Promise<void> {
  await db
    .delete(portalTokens)
    .where(and(eq(portalTokens.accountId, accountId), eq(portalTokens.purpose, purpose)));
}

/** Drops the codes of an account, which end logins that are under way. */
export async function dropCodes(db: Db, accountId: string): Promise<void> {
  await db.delete(portalCodes).where(eq(portalCodes.accountId, accountId));
}

/** Stores a code, and deletes expired ones. */
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
      .select({
        accountId: portalAccounts.id,
        email: portalAccounts.email,
        emailVerifiedAt: portalAccounts.emailVerifiedAt,
      })
      .from(portalAccounts)
      .where(eq(portalAccounts.id, used.accountId));
    return account;
  });
}
