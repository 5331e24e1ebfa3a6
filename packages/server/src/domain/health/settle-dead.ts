import { recordAudit } from "../audit/record-audit.ts";
import { requeueDeadJob, takeDeadJob } from "../jobs/dead-jobs.ts";
import { requeueDeadMessage, takeDeadMessage } from "../outbox/dead-messages.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/** Work that was given up, by its kind. */
export type DeadRef = { readonly kind: "job" | "message"; readonly id: string };

/**
 * Tries a job or a message again that was given up.
 * @throws AppError not_found
 */
export const retryDead = (
  { store }: { readonly store: UnitOfWork },
  actor: string,
  { kind, id }: DeadRef,
): Promise<void> =>
  store.transaction(async (tx) => {
    const name = kind === "job" ? await requeueDeadJob(tx, id) : await requeueDeadMessage(tx, id);
    await recordAudit(tx, {
      actor,
      action: kind === "job" ? "job_retried" : "message_retried",
      outcome: "done",
      target: { kind, id, label: name },
    });
  });

/**
 * Forgets a job or a message that was given up.
 * @throws AppError not_found
 */
export const discardDead = (
  { store }: { readonly store: UnitOfWork },
  actor: string,
  { kind, id }: DeadRef,
): Promise<void> =>
  store.transaction(async (tx) => {
    const name = kind === "job" ? (await takeDeadJob(tx, id)).name : await takeDeadMessage(tx, id);
    await recordAudit(tx, {
      actor,
      action: kind === "job" ? "job_dropped" : "message_dropped",
      outcome: "done",
      target: { kind, id, label: name },
    });
  });
