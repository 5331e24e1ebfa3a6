import { and, asc, desc, eq, ilike, inArray, sql } from "drizzle-orm";
import type { ListedUser, NewUser, User, UserQuery } from "../domain/users/ports.ts";
import { findOne } from "./rows.ts";
import { ledgerEntries, portalAccounts, portalTwoSteps as steps, users } from "./schema.ts";
import type { Db } from "./types.ts";

/** Makes a user. @returns the id, or undefined when the identity has a user already */
export async function insert(tx: Db, user: NewUser): Promise<string | undefined> {
  const [made] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: [users.issuer, users.subject] })
    .returning({ id: users.id });
  return made?.id;
}

/** The user of an identity. */
export async function findByIdentity(
  db: Db,
  issuer: string,
  subject: string,
): Promise<User | undefined> {
  return findOne(db, users, and(eq(users.issuer, issuer), eq(users.subject, subject)));
}

/** One user. */
export async function find(db: Db, id: string): Promise<User | undefined> {
  return findOne(db, users, eq(users.id, id));
}

/**
 * Holds the user's row until the transaction ends.
 * `no key update` and not `update`: inserts that refer to the user share-lock the row, and must not wait for us.
 * @returns false when there is no such user
 */
export async function lock(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return rows.length > 0;
}

/** Updates a user from their identity at login. */
export async function updateAtSignIn(
  tx: Db,
  id: string,
  values: Pick<User, "email" | "emailVerified" | "isAdmin">,
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Notes that the address of a user is theirs. */
export async function setEmailVerified(tx: Db, id: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id));
}

/** Sets the address of a user, which they have confirmed. */
export async function setEmail(tx: Db, id: string, email: string): Promise<void> {
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, id));
}

/** Sets the number of a user as verified. Text messages to another one are off until they want them. */
export async function setVerifiedPhone(tx: Db, id: string, phoneNumber: string): Promise<void> {
  await tx
    .update(users)
    .set({
      phoneNumber,
      phoneNumberVerified: true,
      smsOptIn: sql`${users.smsOptIn} and ${users.phoneNumber} is not distinct from ${phoneNumber}`,
    })
    .where(eq(users.id, id));
}

/** Switches text messages on or off. @returns false when the user has no verified number */
export async function setSmsOptIn(db: Db, id: string, optIn: boolean): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ smsOptIn: optIn })
    .where(and(eq(users.id, id), eq(users.phoneNumberVerified, true)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Replaces a user's profile. */
export async function updateProfile(
  tx: Db,
  id: string,
  values: Pick<User, "informationScaffold" | "persistentLearnedInfo">,
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Makes an organization the active one of a user. */
export async function setActiveOrganization(
  tx: Db,
  id: string,
  organizationId: string,
): Promise<void> {
  await tx.update(users).set({ activeOrganizationId: organizationId }).where(eq(users.id, id));
}

/** Sets what a user lets themselves and a run of theirs spend. */
export async function setCreditLimits(
  db: Db,
  id: string,
  limits: Pick<User, "dailyCreditLimit" | "runCreditLimit">,
): Promise<void> {
  await db.update(users).set(limits).where(eq(users.id, id));
}

/** The e-mail addresses of people. */
export async function findEmails(
  db: Db,
  userIds: readonly string[],
): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]));
}

const balances = (db: Db) =>
  db
    .select({
      userId: ledgerEntries.userId,
      balance: sql<string>`sum(${ledgerEntries.delta})`.as("balance"),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.userId)
    .as("balances");

const person = {
  id: users.id,
  email: users.email,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
  twoStepSince: steps.confirmedAt,
};
/** The subject of an identity at the portal is the id of its account. */
const ownSteps = eq(users.subject, sql`${steps.accountId}::text`);

const contains = (text: string) =>
  text === ""
    ? undefined
    : ilike(users.email, `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

/** People with their balances, the newest first: all, or a page. */
export async function list(db: Db, query?: UserQuery): Promise<ListedUser[]> {
  const sums = balances(db);
  const balance = sql<string>`coalesce(${sums.balance}, 0)`;
  const { sort = "created_at", direction = "descending" } = query ?? {};
  const by = {
    email: sql`lower(${users.email})`,
    is_admin: users.isAdmin,
    balance,
    created_at: users.createdAt,
  };
  const order = direction === "ascending" ? asc : desc;
  const listed = db
    .select({ ...person, balance })
    .from(users)
    .leftJoin(steps, ownSteps)
    .leftJoin(sums, eq(sums.userId, users.id))
    .where(contains(query?.query ?? ""))
    // The id settles those that are alike, or a page would show one of them twice.
    .orderBy(order(by[sort]), desc(users.id));
  const rows = await (query ? listed.limit(query.limit).offset(query.offset) : listed);
  return rows.map((row) => ({ ...row, balance: Number(row.balance) }));
}

/** How many people have the text in their e-mail address. */
export async function count(db: Db, query: string): Promise<number> {
  return db.$count(users, contains(query));
}

/** One user with their balance. */
export async function findListed(db: Db, id: string): Promise<ListedUser | undefined> {
  const [user] = await db
    .select(person)
    .from(users)
    .leftJoin(steps, ownSteps)
    .where(eq(users.id, id));
  if (!user) return undefined;
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${ledgerEntries.delta}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, id));
  return { ...user, balance: Number(row?.balance ?? 0) };
}

/** Holds all administrators, in one order, until the transaction ends. @returns their ids */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
    .for("no key update");
  return rows.map(({ id }) => id);
}

/** The administrators, the oldest account first. */
export async function listAdmins(db: Db): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id));
}

/** How many administrators there are. */
export async function countAdmins(db: Db): Promise<number> {
  return db.$count(users, eq(users.isAdmin, true));
}

/** Gives a user the role of an administrator, or takes it. */
export async function setAdmin(tx: Db, id: string, isAdmin: boolean): Promise<void> {
  await tx.update(users).set({ isAdmin }).where(eq(users.id, id));
}

/** Deletes a user; what is theirs goes with the row. The account of the portal is no row of theirs: it is named by the identity. */
export async function remove(
  tx: Db,
  id: string,
  { keepsAccount }: { readonly keepsAccount: boolean },
): Promise<void> {
  const [gone] = await tx.delete(users).where(eq(users.id, id)).returning();
  if (gone && !keepsAccount) {
    await tx.delete(portalAccounts).where(eq(sql`${portalAccounts.id}::text`, gone.subject));
  }
}
