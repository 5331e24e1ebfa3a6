import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type {
  EmailChange,
  NewPortalCode,
  PortalAccount,
  PortalToken,
  RedeemedCode,
  ReturnedCode,
} from "../domain/auth/ports.ts";
import { findOne } from "./rows.ts";
import { portalAccounts, portalCodes, portalEmailChanges, portalTokens } from "./schema.ts";
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

/** Deletes an account, with its links and codes. */
export async function removeAccount(db: Db, id: string): Promise<void> {
  await db.delete(portalAccounts).where(eq(portalAccounts.id, id));
}

/** Sets the password of an account. */
export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(portalAccounts).set({ passwordHash }).where(eq(portalAccounts.id, id));
}

/** Notes that an address belongs to its account. */
export async function setVerified(db: Db, id: string, now: Date): Promise<void> {
  await db.update(portalAccounts).set({ emailVerifiedAt: now }).where(eq(portalAccounts.id, id));
}

/** Sets the address of an account, which its owner has confirmed. */
export async function setEmail(db: Db, id: string, email: string, now: Date): Promise<void> {
  await db
    .update(portalAccounts)
    .set({ email, emailVerifiedAt: now })
    .where(eq(portalAccounts.id, id));
}

/** Stores a change of an address in place of an earlier one. */
export async function saveEmailChange(db: Db, change: EmailChange): Promise<void> {
  const { accountId: _key, ...values } = change;
  await db
    .insert(portalEmailChanges)
    .values(change)
    .onConflictDoUpdate({ target: portalEmailChanges.accountId, set: values });
}

/** The change of an account's address that is under way. */
export async function findEmailChange(
  db: Db,
  accountId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const isOpen = gt(portalEmailChanges.expiresAt, now);
  return findOne(db, portalEmailChanges, and(eq(portalEmailChanges.accountId, accountId), isOpen));
}

const hasToken = (token: string, now: Date) =>
  and(
    or(eq(portalEmailChanges.oldToken, token), eq(portalEmailChanges.newToken, token)),
    gt(portalEmailChanges.expiresAt, now),
  );

/** The change that a link belongs to. */
export async function findEmailChangeBy(
  db: Db,
  token: string,
  now: Date,
): Promise<EmailChange | undefined> {
  return findOne(db, portalEmailChanges, hasToken(token, now));
}

/** Uses a link of a change up. @returns the change as it is then */
export async function confirmEmailChange(
  db: Db,
  token: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [change] = await db
    .update(portalEmailChanges)
    .set({
      oldToken: sql`nullif(${portalEmailChanges.oldToken}, ${token})`,
      newToken: sql`nullif(${portalEmailChanges.newToken}, ${token})`,
    })
    .where(hasToken(token, now))
    .returning();
  return change;
}

/** Drops the change of an account's address. */
export async function dropEmailChange(db: Db, accountId: string): Promise<void> {
  await db.delete(portalEmailChanges).where(eq(portalEmailChanges.accountId, accountId));
}

/** Drops changes that were not confirmed in time. */
export async function dropExpiredEmailChanges(db: Db, now: Date): Promise<void> {
  await db.delete(portalEmailChanges).where(lt(portalEmailChanges.expiresAt, now));
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
