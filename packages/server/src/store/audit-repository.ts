import { and, asc, desc, eq, gt, gte, ilike, lt, lte, max, or, type SQL } from "drizzle-orm";
import { linkOf } from "../domain/audit/link.ts";
import type {
  AuditEntry,
  AuditEvent,
  AuditFilter,
  AuditHead,
  ReadEntry,
  SealedEntry,
} from "../domain/audit/ports.ts";
import { auditEntries, auditHead, connections } from "./schema.ts";
import type { Db } from "./types.ts";
import { findEmails } from "./user-repository.ts";

/**
 * Writes lines at the end of the chain, which stays held until the transaction ends. Nothing else may be waited for after this, so
 * the unit of work calls it last.
 */
export async function append(
  tx: Db,
  events: readonly AuditEvent[],
  at: Date = new Date(),
): Promise<void> {
  const actors = events.flatMap(({ actor }) => (actor === null ? [] : [actor]));
  const people = actors.length > 0 ? await findEmails(tx, actors) : [];
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const [head] = await tx.select().from(auditHead).for("update");
  if (!head) throw new Error("The audit record has no head.");
  let { seq, hash } = head;
  const rows = events.map((event) => {
    seq += 1;
    const email = emails.get(event.actor ?? "") ?? event.actorEmail ?? null;
    const entry = toEntry(event, { seq, at, email });
    hash = linkOf(hash, entry);
    return { ...entry, hash };
  });
  await tx.insert(auditEntries).values(rows);
  await tx.update(auditHead).set({ seq, hash });
}

const toEntry = (
  event: AuditEvent,
  { seq, at, email }: { seq: number; at: Date; email: string | null },
): AuditEntry => ({
  seq,
  at,
  actorId: event.actor,
  actorEmail: email,
  action: event.action,
  outcome: event.outcome,
  targetKind: event.target?.kind ?? null,
  targetId: event.target?.id ?? null,
  targetLabel: event.target?.label ?? null,
  tool: event.tool ?? null,
  connectionId: event.connectionId ?? null,
  runId: event.runId ?? null,
  approvedBy: event.approvedBy ?? null,
  beforeHash: event.hashes?.before ?? null,
  afterHash: event.hashes?.after ?? null,
  detail: event.detail ?? null,
});

const columns = {
  seq: auditEntries.seq,
  at: auditEntries.at,
  actorId: auditEntries.actorId,
  actorEmail: auditEntries.actorEmail,
  action: auditEntries.action,
  outcome: auditEntries.outcome,
  targetKind: auditEntries.targetKind,
  targetId: auditEntries.targetId,
  targetLabel: auditEntries.targetLabel,
  tool: auditEntries.tool,
  connectionId: auditEntries.connectionId,
  runId: auditEntries.runId,
  approvedBy: auditEntries.approvedBy,
  beforeHash: auditEntries.beforeHash,
  afterHash: auditEntries.afterHash,
  detail: auditEntries.detail,
};

/** Lines newest first, with the names of connections as they are called now. */
export const list = (
  db: Db,
  filter: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<ReadEntry[]> =>
  db
    .select({ ...columns, connection: connections.name })
    .from(auditEntries)
    .leftJoin(connections, eq(connections.id, auditEntries.connectionId))
    .where(
      and(
        before === undefined ? undefined : lt(auditEntries.seq, before),
        filter.actorId === undefined ? undefined : eq(auditEntries.actorId, filter.actorId),
        filter.email === undefined ? undefined : hasEmail(filter.email),
        filter.action === undefined ? undefined : eq(auditEntries.action, filter.action),
        filter.outcome === undefined ? undefined : eq(auditEntries.outcome, filter.outcome),
        filter.from === undefined ? undefined : gte(auditEntries.at, filter.from),
        filter.to === undefined ? undefined : lt(auditEntries.at, filter.to),
      ),
    )
    .orderBy(desc(auditEntries.seq))
    .limit(limit);

function hasEmail(part: string): SQL | undefined {
  const pattern = `%${part.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(ilike(auditEntries.actorEmail, pattern), ilike(auditEntries.targetLabel, pattern));
}

/** Lines oldest first, with their links. */
export const listSealed = (db: Db, after: number, limit: number): Promise<SealedEntry[]> =>
  db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.seq, after))
    .orderBy(asc(auditEntries.seq))
    .limit(limit);

/** Where the chain begins and ends. */
export async function readHead(db: Db): Promise<AuditHead> {
  const [head] = await db.select().from(auditHead);
  if (!head) throw new Error("The audit record has no head.");
  return head;
}

/** Deletes what is older, and remembers where the chain begins from then on. @returns how many */
export async function pruneBefore(tx: Db, time: Date): Promise<number> {
  const [old] = await tx
    .select({ seq: max(auditEntries.seq) })
    .from(auditEntries)
    .where(lt(auditEntries.at, time));
  if (old?.seq == null) return 0;
  const [last] = await tx.select().from(auditEntries).where(eq(auditEntries.seq, old.seq));
  if (!last) return 0;
  await tx.select().from(auditHead).for("update");
  await tx.update(auditHead).set({ prunedSeq: last.seq, prunedHash: last.hash });
  const gone = await tx
    .delete(auditEntries)
    .where(lte(auditEntries.seq, last.seq))
    .returning({ seq: auditEntries.seq });
  return gone.length;
}
