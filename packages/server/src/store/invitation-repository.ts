import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Invitation, InvitationEnd } from "../domain/organizations/ports.ts";
import { findOne } from "./rows.ts";
import { invitations } from "./schema.ts";
import type { Db } from "./types.ts";

const isOpen = isNull(invitations.endedAs);

/** Keeps a new one. */
export async function insert(tx: Db, invitation: Invitation): Promise<void> {
  await tx.insert(invitations).values(invitation);
}

/** The one that a token is for. */
export async function findByToken(db: Db, tokenHash: string): Promise<Invitation | undefined> {
  return findOne(db, invitations, eq(invitations.tokenHash, tokenHash));
}

/** One of an organization that has not ended; its time may be over. */
export async function findOpen(
  db: Db,
  organizationId: string,
  id: string,
): Promise<Invitation | undefined> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.id, id), isOpen));
  return found;
}

/** Those of an organization that have not ended, the oldest first; the time of some may be over. */
export async function listOpen(db: Db, organizationId: string): Promise<Invitation[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), isOpen))
    .orderBy(asc(invitations.id));
}

/** Ends one, once. @returns false when it had ended already */
export async function end(
  tx: Db,
  id: string,
  endedAs: InvitationEnd,
  endedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ endedAs, endedAt })
    .where(and(eq(invitations.id, id), isOpen))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** How many a user sent since a moment. */
export async function countSent(db: Db, invitedBy: string, since: Date): Promise<number> {
  return db.$count(
    invitations,
    and(eq(invitations.invitedBy, invitedBy), gt(invitations.createdAt, since)),
  );
}

/** Drops those whose time was over before a moment, ended or not. */
export async function dropExpired(db: Db, before: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, before));
}
