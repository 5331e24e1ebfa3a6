import type { Clock } from "../../clock.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { recordAudit } from "./record-audit.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes audit lines older than the operator's retention time, and records that. */
export const pruneAudit = ({
  store,
  clock,
  auditKeepDays,
}: {
  readonly store: Pick<UnitOfWork, "transaction">;
  readonly clock: Clock;
  readonly auditKeepDays: number;
}): Promise<void> =>
  store.transaction(async (tx) => {
    const before = new Date(clock.now().getTime() - auditKeepDays * DAY_MS);
    const count = await tx.audit.pruneBefore(before);
    if (count === 0) return;
    await recordAudit(tx, {
      actor: null,
      action: "audit_pruned",
      outcome: "done",
      detail: `${count} older than ${auditKeepDays} days`,
    });
  });
