import { and, eq, inArray, sql } from "drizzle-orm";
import type { NewUser, User } from "../domain/users/ports.ts";
import { users } from "./schema.ts";
import type { Db } from "./types.ts";

/**
 * Makes a person.
 * @returns the id, or undefined when the identity has one already
 */
export async function insert(tx: Db, user: NewUser): Promise<string | undefined> {
  const [made] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: [users.issuer, users.subject] })
    .returning({ id: users.id });
  return made?.id;
}

/** The person of an identity. */
export async function findByIdentity(
  db: Db,
  issuer: string,
  subject: string,
): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return user;
}

/** One person. */
export async function find(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/**
 * Holds the person's row until the transaction ends.
 * `no key update` and not `update`: inserts that refer to the person share-lock the row, and must not wait for us.
 * @returns false when there is no such person
 */
export async function lock(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return rows.length > 0;
}

/** Takes over what the identity says today. */
export async function updateAtSignIn(
  tx: Db,
  id: string,
  values: Pick<User, "email" | "emailVerified" | "isAdmin">,
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Notes that the address of a person is theirs. */
export async function setEmailVerified(tx: Db, id: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id));
}

/** Sets the number of a person as verified. Text messages to another one are off until they want them. */
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

/** Switches text messages on or off. @returns false when the person has no verified number */
export async function setSmsOptIn(db: Db, id: string, optIn: boolean): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ smsOptIn: optIn })
    .where(and(eq(users.id, id), eq(users.phoneNumberVerified, true)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Replaces what a person's profile says. */
export async function updateProfile(
  tx: Db,
  id: string,
  values: Pick<User, "informationScaffold" | "persistentLearnedInfo">,
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Makes an organization the active one of a person. */
export async function setActiveOrganization(
  tx: Db,
  id: string,
  organizationId: string,
): Promise<void> {
  await tx.update(users).set({ activeOrganizationId: organizationId }).where(eq(users.id, id));
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
