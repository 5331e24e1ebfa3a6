import { createHash } from "node:crypto";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { AuditEntry } from "./ports.ts";

/** The link of a line: what it says, held to the link of the line before. */
export function linkOf(previous: string, entry: AuditEntry): string {
  const said = [
    entry.seq,
    entry.at.toISOString(),
    entry.actorId,
    entry.actorEmail,
    entry.action,
    entry.outcome,
    entry.targetKind,
    entry.targetId,
    entry.targetLabel,
    entry.tool,
    entry.connectionId,
    entry.runId,
    entry.approvedBy,
    entry.beforeHash,
    entry.afterHash,
    entry.detail,
  ];
  return createHash("sha256").update(previous).update(JSON.stringify(said)).digest("hex");
}

/** What looking over the whole record found. */
export type Verification = {
  /** Lines that were looked at. */
  readonly checked: number;
  /** The first line that is missing or not what was written; null where all are as they were. */
  readonly brokenAt: number | null;
};

const PART = 1_000;

/** Looks for lines that were changed, removed or slipped in since they were written. */
export const verifyAudit = ({
  store,
}: {
  readonly store: Pick<UnitOfWork, "transaction">;
}): Promise<Verification> =>
  store.transaction(async ({ audit }) => {
    const head = await audit.readHead();
    let seq = head.prunedSeq;
    let hash = head.prunedHash;
    let checked = 0;
    for (;;) {
      const part = await audit.listSealed(seq, PART);
      for (const entry of part) {
        if (entry.seq !== seq + 1 || entry.hash !== linkOf(hash, entry)) {
          return { checked, brokenAt: seq + 1 };
        }
        ({ seq, hash } = entry);
        checked += 1;
      }
      if (part.length < PART) break;
    }
    const isWhole = seq === head.seq && hash === head.hash;
    return { checked, brokenAt: isWhole ? null : Math.min(seq, head.seq) + 1 };
  }, "snapshot");
