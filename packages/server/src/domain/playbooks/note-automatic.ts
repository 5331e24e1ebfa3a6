import type { Run } from "../runs/ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import { failureNotice, pauseNotice } from "./playbook-notices.ts";

/** This many failures in a row switch an automation off. */
export const MAX_FAILURES = 3;

/** An automatic run that failed or could not start, and why. */
export type AutomaticFailure = {
  readonly userId: string;
  readonly playbookId: string;
  readonly itemId: string;
  /** Its chat; null where it did not begin. */
  readonly sessionId: string | null;
  readonly reason: string;
  /** It is no fault of the playbook, so it does not count. @default true */
  readonly counts?: boolean;
};

/** Reports a failed automatic run in the inbox, and switches the automation off after several in a row. */
export async function noteFailure(tx: Repositories, failure: AutomaticFailure): Promise<void> {
  const { userId, playbookId, itemId, sessionId, reason, counts = true } = failure;
  const automation = await tx.automations.lock(userId, playbookId);
  if (!automation) return;
  const failures = automation.failures + (counts ? 1 : 0);
  if (automation.enabled && failures >= MAX_FAILURES) {
    const pausedReason = `${failures} runs in a row failed. The last one: ${reason}`;
    await tx.automations.patch(playbookId, { enabled: false, failures, pausedReason });
    await tx.inbox.openPlaybookItem(userId, pauseNotice(automation, pausedReason));
    return;
  }
  await tx.automations.patch(playbookId, { failures });
  const item = await tx.inbox.find(userId, itemId);
  const itemTitle = item?.title || "A deleted item";
  const notice = failureNotice(automation, { itemId, itemTitle, sessionId, reason });
  await tx.inbox.openPlaybookItem(userId, notice);
}

/** Updates a playbook after an automatic run, in the transaction that ends the run. */
export async function noteEnd(
  tx: Repositories,
  { userId, sessionId, playbookId, inboxItemId: itemId }: Run,
  state: Run["state"],
  reason: string,
): Promise<void> {
  if (playbookId === null || itemId === null) return;
  if (state === "finished") await tx.automations.patch(playbookId, { failures: 0 });
  if (state !== "failed" && state !== "interrupted") return;
  const counts = state === "failed";
  await noteFailure(tx, { userId, playbookId, itemId, sessionId, reason, counts });
}
