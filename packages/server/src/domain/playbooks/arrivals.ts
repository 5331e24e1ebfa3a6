import type { Clock } from "../../clock.ts";
import type { ArrivedItem } from "../inbox/ports.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Repositories } from "../unit-of-work.ts";
import { isMet } from "./conditions.ts";
import { runPlaybookJob } from "./run-playbook-job.ts";

/**
 * Starts a user's automated playbooks for new items, in the transaction that adds these: each playbook once for each item.
 * Items from before a playbook was switched on are left to the user.
 */
export async function startPlaybooks(
  { clock }: { readonly clock: Clock },
  tx: Pick<Repositories, "automations" | "jobs">,
  userId: string,
  items: readonly ArrivedItem[],
): Promise<void> {
  if (items.length === 0) return;
  for (const automation of await tx.automations.listEnabled(userId)) {
    const { playbookId, targetSourceType, enabledAt } = automation;
    for (const item of items) {
      if (item.receivedAt < enabledAt || !isMet(automation, targetSourceType, item)) continue;
      const claim = { playbookId, itemId: item.id, userId, createdAt: clock.now() };
      if (!(await tx.automations.claimItem(claim))) continue;
      const data = { user: userId, playbook: playbookId, item: item.id };
      await enqueue(tx, runPlaybookJob, data, { key: `${item.id}:${playbookId}` });
    }
  }
}
