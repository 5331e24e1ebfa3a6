import { and, eq, gt, lte } from "drizzle-orm";
import type {
  Authorization,
  AuthorizationAttempt,
  KnownAttempt,
} from "../domain/authorizations/ports.ts";
import { findOne, owned } from "./rows.ts";
import { authorizationAttempts as attempts, authorizations } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps an attempt under the hash of its state. */
export async function insertAttempt(db: Db, attempt: AuthorizationAttempt): Promise<void> {
  await db.insert(attempts).values(attempt);
}

/** Deletes an unexpired attempt that this user's browser began, and returns it: nobody gets it twice. */
export async function takeAttempt(
  db: Db,
  by: {
    readonly stateHash: string;
    readonly userId: string;
    readonly browserHash: string;
    readonly now: Date;
  },
): Promise<AuthorizationAttempt | undefined> {
  const [row] = await db
    .delete(attempts)
    .where(
      and(
        eq(attempts.stateHash, by.stateHash),
        eq(attempts.userId, by.userId),
        eq(attempts.browserHash, by.browserHash),
        gt(attempts.expiresAt, by.now),
      ),
    )
    .returning();
  return row;
}

/** Drops what a user has begun at apps, so that nobody completes it. */
export async function dropAttempts(db: Db, userId: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.userId, userId));
}

/** The known part of an attempt by its state, for any caller. */
export async function findAttempt(db: Db, stateHash: string): Promise<KnownAttempt | undefined> {
  const { userId, browserHash, plugin, connectionId } = attempts;
  const [row] = await db
    .select({ userId, browserHash, plugin, connectionId })
    .from(attempts)
    .where(eq(attempts.stateHash, stateHash));
  return row;
}

/** Keeps how an authorization ended. */
export async function insert(db: Db, ended: Authorization): Promise<void> {
  await db.insert(authorizations).values(ended);
}

/** How an authorization of the user ended. */
export async function find(db: Db, userId: string, id: string): Promise<Authorization | undefined> {
  return findOne(db, authorizations, owned(authorizations, userId, id));
}

/** Drops attempts that were over by then, and what had become of others. */
export async function dropExpired(db: Db, until: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.expiresAt, until));
  await db.delete(authorizations).where(lte(authorizations.createdAt, until));
}
