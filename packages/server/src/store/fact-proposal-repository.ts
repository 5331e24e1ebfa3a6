import { and, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { FactProposal, FactProposalQuery, NewFactProposal } from "../domain/facts/ports.ts";
import { owned } from "./rows.ts";
import { chatSessions, factProposals as table } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps a new proposal. */
export async function insert(tx: Db, proposal: NewFactProposal): Promise<void> {
  await tx.insert(table).values(proposal);
}

const select = (db: Db) =>
  db
    .select({ ...getTableColumns(table), sessionTitle: chatSessions.title })
    .from(table)
    .leftJoin(chatSessions, eq(chatSessions.id, table.sessionId));

/** A proposal to a user. */
export async function find(db: Db, userId: string, id: string): Promise<FactProposal | undefined> {
  const [row] = await select(db).where(owned(table, userId, id));
  return row;
}

/** Proposals to a user, the newest first. */
export async function list(
  db: Db,
  userId: string,
  { states, sessionId, fingerprint }: FactProposalQuery,
): Promise<FactProposal[]> {
  return select(db)
    .where(
      and(
        eq(table.userId, userId),
        states && inArray(table.state, [...states]),
        sessionId === undefined ? undefined : eq(table.sessionId, sessionId),
        fingerprint === undefined ? undefined : eq(table.fingerprint, fingerprint),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id));
}

/** How many wait for a user. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  return db.$count(table, and(eq(table.userId, userId), eq(table.state, "proposed")));
}

/** Writes down what the user decided. */
export async function settle(
  tx: Db,
  userId: string,
  id: string,
  patch: Partial<Pick<FactProposal, "key" | "value" | "replaced">> &
    Pick<FactProposal, "state" | "decidedAt">,
): Promise<void> {
  await tx
    .update(table)
    .set(patch)
    .where(owned(table, userId, id));
}
