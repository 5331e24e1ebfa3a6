import type { Clock } from "../../clock.ts";
import { isUuid } from "../chat/ids.ts";
import { HUNDREDTHS, sayCredits } from "../credits/amounts.ts";
import { AppError } from "../errors.ts";
import type { ModelList } from "../runs/models.ts";
import { reservation } from "../runs/reservation.ts";
import { storable } from "../storable.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import type { Automation, AutomationStatus, Conditions } from "./automation-ports.ts";
import { isMet } from "./conditions.ts";
import { pauseNoticeId } from "./playbook-notices.ts";
import type { SourceType } from "./ports.ts";
import { startOfDay, startOfTomorrow } from "./day.ts";

/** A user's settings for an automated playbook. */
export type WrittenAutomation = Pick<
  Automation,
  "enabled" | "connectionIds" | "model" | "maxExecutions"
> &
  Conditions & { readonly dailyCredits: number };

type Deps = { readonly store: Repositories; readonly clock: Clock };

/** The automation of each playbook of a user that has one. */
export async function listAutomations(
  { store, clock }: Deps,
  userId: string,
  playbookId?: string,
): Promise<Map<string, AutomationStatus>> {
  const found = await store.automations.list(userId, startOfDay(clock.now()), playbookId);
  return new Map(found.map((one) => [one.playbookId, one]));
}

/** When a playbook that reached its daily limit runs again; null where it does not wait. */
export function limitedUntil(
  { limitReachedAt }: Pick<Automation, "limitReachedAt">,
  now: Date,
): Date | null {
  if (limitReachedAt === null || limitReachedAt < startOfDay(now)) return null;
  return startOfTomorrow(now);
}

/**
 * Saves an automation in the transaction that saves its playbook. Switching it on resets its failures.
 * @throws AppError invalid (limit, model), not_found (source, connection)
 */
export async function keepAutomation(
  { clock, models }: { readonly clock: Clock; readonly models: ModelList },
  tx: Repositories,
  { userId, playbookId }: Pick<Automation, "userId" | "playbookId">,
  written: WrittenAutomation,
): Promise<void> {
  const { dailyCredits, ...rest } = storable(written);
  const dailyLimit = Math.round(dailyCredits * HUNDREDTHS);
  const { sourceId, connectionIds, model, maxExecutions, enabled } = rest;
  if (!models.isKnown(model)) throw new AppError("invalid", "Unknown model. Choose another one.");
  if (enabled) {
    const one = reservation(models, model, maxExecutions);
    if (dailyLimit < one) {
      throw new AppError(
        "invalid",
        `One run may cost up to ${sayCredits(one)} credits. Enter a daily limit of at least that, or lower Max Tool Calls.`,
      );
    }
    await requireOwn(tx, userId, sourceId, connectionIds);
  }
  const before = await tx.automations.lock(userId, playbookId);
  const isResumed = enabled && !before?.enabled;
  const now = clock.now();
  await tx.automations.put({
    ...rest,
    titleWords: rest.titleWords.trim(),
    playbookId,
    userId,
    dailyLimit,
    enabledAt: before && !isResumed ? before.enabledAt : now,
    failures: isResumed ? 0 : (before?.failures ?? 0),
    pausedReason: enabled ? null : (before?.pausedReason ?? null),
    // A new limit is tried at once.
    limitReachedAt: before?.dailyLimit === dailyLimit ? before.limitReachedAt : null,
  });
  if (enabled) await tx.inbox.endPlaybookItem(userId, pauseNoticeId(playbookId));
}

async function requireOwn(
  tx: Repositories,
  userId: string,
  sourceId: string | null,
  connectionIds: readonly string[],
): Promise<void> {
  if (sourceId !== null && !(isUuid(sourceId) && (await tx.sources.find(userId, sourceId)))) {
    throw new AppError("not_found", "The selected source no longer exists. Select another one.");
  }
  const wanted = [...new Set(connectionIds)];
  const found = wanted.every(isUuid) ? await tx.connections.findMany(userId, wanted) : [];
  if (found.length < wanted.length) {
    throw new AppError(
      "not_found",
      "A selected connection no longer exists. Select the connections again.",
    );
  }
}

/** Switches an automation off; its conditions stay. */
export async function stopAutomation(
  { store }: { readonly store: UnitOfWork },
  userId: string,
  playbookId: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    if (!(await tx.automations.lock(userId, playbookId))) return;
    await tx.automations.patch(playbookId, { enabled: false, pausedReason: null });
    await tx.inbox.endPlaybookItem(userId, pauseNoticeId(playbookId));
  });
}

/** How many of a user's open items a playbook would run for. */
export async function countMatches(
  { store }: { readonly store: Pick<Repositories, "inbox"> },
  userId: string,
  targetSourceType: SourceType,
  conditions: Conditions,
): Promise<{ readonly matching: number; readonly open: number }> {
  const items = await store.inbox.listOpen(userId, targetSourceType);
  const matching = items.filter((item) => isMet(conditions, targetSourceType, item)).length;
  return { matching, open: items.length };
}
