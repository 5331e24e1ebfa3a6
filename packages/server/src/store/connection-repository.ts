import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type {
  Connection,
  ConnectionChange,
  ConnectionHealth,
  NewConnection,
  Refusal,
} from "../domain/connections/ports.ts";
import { findOne, owned, removeAny } from "./rows.ts";
import { connectionCredentials, connections } from "./schema.ts";
import type { Db } from "./types.ts";

/** Stores a new connection and gives it back. */
export async function insert(tx: Db, connection: NewConnection): Promise<Connection> {
  const [row] = await tx.insert(connections).values(connection).returning();
  if (!row) throw new Error("The connection was not stored.");
  return row;
}

/** All connections of a user, the oldest first. */
export async function list(db: Db, userId: string): Promise<Connection[]> {
  return db
    .select()
    .from(connections)
    .where(eq(connections.userId, userId))
    .orderBy(asc(connections.id));
}

/** One connection of a user. */
export async function find(db: Db, userId: string, id: string): Promise<Connection | undefined> {
  return findOne(db, connections, owned(connections, userId, id));
}

/** The user's own connections among the ids, in the order of the ids. */
export async function findMany(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Connection[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(connections)
    .where(and(eq(connections.userId, userId), inArray(connections.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Changes a connection of a user; undefined when there is none. */
export async function change(
  db: Db,
  userId: string,
  id: string,
  changed: ConnectionChange,
): Promise<Connection | undefined> {
  const [row] = await db
    .update(connections)
    .set(changed)
    .where(owned(connections, userId, id))
    .returning();
  return row;
}

/**
 * Changes a connection of a user based on its current row, which is locked meanwhile.
 * @param revise returns undefined to leave it unchanged
 */
export async function revise(
  tx: Db,
  userId: string,
  id: string,
  revision: (connection: Connection) => ConnectionChange | undefined,
): Promise<Connection | undefined> {
  const [row] = await tx
    .select()
    .from(connections)
    .where(owned(connections, userId, id))
    .for("update");
  const changed = row && revision(row);
  return changed ? change(tx, userId, id, changed) : row;
}

/** Writes down a try of a user's connection; undefined when other secrets are stored by now, or there is none. */
export async function noteHealth(
  db: Db,
  userId: string,
  id: string,
  tried: string | undefined,
  health: ConnectionHealth,
): Promise<Connection | undefined> {
  const stored = (condition?: SQL) =>
    db
      .select({ id: connectionCredentials.connectionId })
      .from(connectionCredentials)
      .where(and(eq(connectionCredentials.connectionId, id), condition));
  const stillStored =
    tried === undefined
      ? notExists(stored())
      : exists(stored(eq(connectionCredentials.dataKeyId, tried)));
  const [row] = await db
    .update(connections)
    .set(health)
    .where(and(owned(connections, userId, id), stillStored))
    .returning();
  return row;
}

/** How often it is written that a connection still works, in milliseconds. */
const TAKEN_MS = 60_000;

/**
 * Writes down that the app took what a connection holds. Of one that is known to work this is written once a minute at most.
 * @returns the connection where something was written
 */
export async function noteTaken(
  db: Db,
  userId: string,
  id: string,
  at: Date,
): Promise<Connection | undefined> {
  const isNews = or(
    ne(connections.status, "ok"),
    isNull(connections.lastSuccessAt),
    lte(connections.lastSuccessAt, new Date(at.getTime() - TAKEN_MS)),
  );
  const [row] = await db
    .update(connections)
    .set({ status: "ok", statusDetail: null, lastSuccessAt: at })
    .where(and(owned(connections, userId, id), isNews))
    .returning();
  return row;
}

/**
 * Writes down a refusal, unless the app took what the connection holds after the refused call began: it may hold something else
 * by now.
 * @param since when the refused call began
 * @returns the connection where something was written
 */
export async function noteRefusal(
  db: Db,
  userId: string,
  id: string,
  since: Date,
  refusal: Refusal,
): Promise<Connection | undefined> {
  const { status, statusDetail } = refusal;
  const isNews = or(
    ne(connections.status, status),
    sql`${connections.statusDetail} is distinct from ${statusDetail}`,
  );
  const standsYet = or(isNull(connections.lastSuccessAt), lte(connections.lastSuccessAt, since));
  const [row] = await db
    .update(connections)
    .set(refusal)
    .where(and(owned(connections, userId, id), isNews, standsYet))
    .returning();
  return row;
}

/** Removes a connection of a user with its credentials. @returns false when the user has no such connection */
export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  return removeAny(db, connections, owned(connections, userId, id));
}
