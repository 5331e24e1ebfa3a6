import { and, eq, gt, lte } from "drizzle-orm";
import type { Authorization, AuthorizationAttempt } from "../domain/authorizations/ports.ts";
import { authorizationAttempts as attempts, authorizations } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps an attempt under the hash of its state. */
export async function insertAttempt(db: Db, attempt: AuthorizationAttempt): Promise<void> {
  await db.insert(attempts).values(attempt);
}

/** Deletes an attempt that this browser of the person began and that is not over, and gives it. */
export async function takeAttempt(
  db: Db,
  by: {
    readonly stateHash: string;
    readonly userId: string;
    readonly sessionId: string;
    readonly now: Date;
  },
): Promise<AuthorizationAttempt | undefined> {
  const [row] = await db
    .delete(attempts)
    .where(
      and(
        eq(attempts.stateHash, by.stateHash),
        eq(attempts.userId, by.userId),
        eq(attempts.sessionId, by.sessionId),
        gt(attempts.expiresAt, by.now),
      ),
    )
    .returning();
  return row;
}

/** Keeps how an authorization ended. */
export async function insertAuthorization(db: Db, ended: Authorization): Promise<void> {
  await db.insert(authorizations).values(ended);
}

/** How an authorization of the person ended. */
export async function findAuthorization(
  db: Db,
  userId: string,
  id: string,
): Promise<Authorization | undefined> {
  const [row] = await db
    .select()
    .from(authorizations)
    .where(and(eq(authorizations.id, id), eq(authorizations.userId, userId)));
  return row;
}

/** Drops attempts that are over, and what became of old ones. */
export async function dropAuthorizations(
  db: Db,
  { attemptsUntil, endedUntil }: { readonly attemptsUntil: Date; readonly endedUntil: Date },
): Promise<void> {
  await db.delete(attempts).where(lte(attempts.expiresAt, attemptsUntil));
  await db.delete(authorizations).where(lte(authorizations.createdAt, endedUntil));
}
