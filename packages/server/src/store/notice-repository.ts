import { and, asc, desc, eq, isNull, lte, ne, or, sql } from "drizzle-orm";
import type {
  ExpiredConnection,
  InboxWeek,
  NoticeKind,
  NoticeSettings,
} from "../domain/notices/ports.ts";
import { connections, inboxItems, users } from "./schema.ts";
import type { Db } from "./types.ts";

/** Which mails a user wants. */
export async function findSettings(db: Db, userId: string): Promise<NoticeSettings | undefined> {
  const [row] = await db
    .select({ connections: users.connectionEmails, digest: users.digestEmails })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Switches mails of a kind on or off. */
export async function set(
  db: Db,
  userId: string,
  kind: NoticeKind,
  wanted: boolean,
): Promise<void> {
  const change = kind === "digest" ? { digestEmails: wanted } : { connectionEmails: wanted };
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** Forgets the notices of connections that work again, so that the next break sends one, too. */
export async function resetMended(db: Db): Promise<void> {
  await db
    .update(connections)
    .set({ isExpiryTold: false })
    .where(and(eq(connections.isExpiryTold, true), ne(connections.status, "expired")));
}

const wantsMail = and(eq(users.connectionEmails, true), eq(users.emailVerified, true));
const wantsSms = and(eq(users.smsOptIn, true), eq(users.phoneNumberVerified, true));

/** Expired connections whose users want a notification and have not got one yet. */
export async function listExpired(db: Db, most: number): Promise<ExpiredConnection[]> {
  return db
    .select({
      id: connections.id,
      name: connections.name,
      userId: connections.userId,
      email: sql<string | null>`case when ${wantsMail} then ${users.email} end`,
      phoneNumber: sql<string | null>`case when ${wantsSms} then ${users.phoneNumber} end`,
    })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.userId))
    .where(
      and(
        eq(connections.status, "expired"),
        eq(connections.isExpiryTold, false),
        or(wantsMail, wantsSms),
      ),
    )
    .orderBy(asc(connections.id))
    .limit(most);
}

/** Records that a user was notified of a connection. @returns false when another process was first */
export async function claimExpired(db: Db, connectionId: string): Promise<boolean> {
  const rows = await db
    .update(connections)
    .set({ isExpiryTold: true })
    .where(
      and(
        eq(connections.id, connectionId),
        eq(connections.status, "expired"),
        eq(connections.isExpiryTold, false),
      ),
    )
    .returning({ id: connections.id });
  return rows.length > 0;
}

const isDigestDue = (before: Date) =>
  and(
    eq(users.digestEmails, true),
    eq(users.emailVerified, true),
    or(lte(users.digestAt, before), and(isNull(users.digestAt), lte(users.createdAt, before))),
  );

/** People whose last digest, or whose first day, was before a time. */
export async function listDigestDue(
  db: Db,
  before: Date,
  most: number,
): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isDigestDue(before))
    .orderBy(asc(users.id))
    .limit(most);
}

/** Notes that a digest is sent. @returns false when another process was first */
export async function claimDigest(
  db: Db,
  userId: string,
  before: Date,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ digestAt: now })
    .where(and(eq(users.id, userId), isDigestDue(before)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** What waits in an inbox, and how much of it was done since a time. */
export async function readWeek(
  db: Db,
  userId: string,
  since: Date,
  most: number,
): Promise<InboxWeek> {
  const waits = and(
    eq(inboxItems.userId, userId),
    ne(inboxItems.status, "done"),
    isNull(inboxItems.archivedAt),
    isNull(inboxItems.deletedAt),
  );
  const isDone = and(
    eq(inboxItems.userId, userId),
    isNull(inboxItems.deletedAt),
    or(eq(inboxItems.status, "done"), sql`${inboxItems.archivedAt} is not null`),
    lte(sql`${since.toISOString()}::timestamptz`, inboxItems.updatedAt),
  );
  const waiting = await db.$count(inboxItems, waits);
  const done = await db.$count(inboxItems, isDone);
  const first = await db
    .select({ id: inboxItems.id, title: inboxItems.title, priority: inboxItems.priority })
    .from(inboxItems)
    .where(waits)
    .orderBy(asc(inboxItems.urgency), desc(inboxItems.receivedAt), desc(inboxItems.id))
    .limit(most);
  return { waiting, done, first };
}
