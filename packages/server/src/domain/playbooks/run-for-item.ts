import { AppError } from "../errors.ts";
import { chooseModel } from "../runs/choose-model.ts";
import { beginRun } from "../runs/begin-run.ts";
import { checkPrompt, type StartDeps } from "../runs/start-run.ts";
import type { Run } from "../runs/ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { NamedAutomation } from "./automation-ports.ts";
import { limitNotice, limitNoticeId } from "./playbook-notices.ts";
import { startOfDay } from "./day.ts";

/** An order to run a playbook automatically for a new item. */
export type AutomaticOrder = {
  readonly userId: string;
  readonly playbookId: string;
  readonly itemId: string;
  readonly prompt: string;
  /** Of its chat. */
  readonly title: string;
};

/**
 * Stores the run of a playbook for an item, on behalf of its owner. Its prompt quotes the item, so every change needs approval.
 * @returns undefined when there is nothing to run: it has already begun, was switched off, or reached its daily limit
 * @throws AppError as `startRun`, with a message for the inbox
 */
export async function startForItem(
  deps: StartDeps,
  { userId, playbookId, itemId, prompt, title }: AutomaticOrder,
): Promise<Run | undefined> {
  checkPrompt(prompt);
  const chosen = await chooseForItem(deps, userId, playbookId);
  return deps.store.transaction(async (tx) => {
    const automation = await tx.automations.lock(userId, playbookId);
    if (!chosen || !automation?.enabled || !(await tx.automations.awaitsRun(playbookId, itemId)))
      return undefined;
    const { model, maxExecutions } = automation;
    if (!(await staysWithin(deps, tx, automation, chosen.reserved))) return undefined;
    await checkConnections(tx, automation);
    const { connectionIds } = automation;
    const { run } = await beginRun(
      deps,
      tx,
      { userId, connectionIds, model, sessionId: null },
      {
        kind: "chat",
        title,
        prompt,
        inboxItemId: itemId,
        playbookId,
        automatic: true,
        ...chosen,
        maxExecutions,
      },
    );
    await tx.automations.keepRun(playbookId, itemId, run.id);
    return run;
  });
}

/** What answers the run; undefined for a playbook that is not automated. Its model may be gone since its user chose it. */
async function chooseForItem(deps: StartDeps, userId: string, playbookId: string) {
  const automation = (await deps.store.automations.list(userId, deps.clock.now(), playbookId))[0];
  if (!automation) return undefined;
  const { model, maxExecutions } = automation;
  return chooseModel(deps, { userId, model, maxExecutions, sessionId: null, isStanding: true });
}

/** Whether another run fits the daily limit; reports once on a day on which it does not. */
async function staysWithin(
  { clock }: Pick<StartDeps, "clock">,
  tx: Repositories,
  automation: NamedAutomation,
  reserved: number,
): Promise<boolean> {
  const { userId, playbookId, dailyLimit, limitReachedAt } = automation;
  const now = clock.now();
  const today = startOfDay(now);
  const isSaid = limitReachedAt !== null && limitReachedAt >= today;
  // Items skipped for the limit stay skipped for the day, even if a later run would cost less.
  if (isSaid) return false;
  if ((await tx.automations.spentSince(playbookId, today)) + reserved <= dailyLimit) return true;
  await tx.automations.patch(playbookId, { limitReachedAt: now });
  // Replaces the notice of an earlier day.
  await tx.inbox.endPlaybookItem(userId, limitNoticeId(playbookId));
  await tx.inbox.openPlaybookItem(userId, limitNotice(automation));
  return false;
}

async function checkConnections(
  tx: Repositories,
  { userId, connectionIds }: NamedAutomation,
): Promise<void> {
  const found = await tx.connections.findMany(userId, [...connectionIds]);
  if (found.length < new Set(connectionIds).size) {
    throw new AppError(
      "not_found",
      "A connection that this playbook uses no longer exists. Edit the playbook and select its connections again.",
    );
  }
}
