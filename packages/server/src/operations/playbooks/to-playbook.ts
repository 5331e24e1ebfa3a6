import type {
  Playbook as PlaybookAnswer,
  PlaybookAutomation,
  PlaybookAutomationWrite,
} from "@switchboard/api-client/types";
import type { Clock } from "../../clock.ts";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { AutomationStatus } from "../../domain/playbooks/automation-ports.ts";
import {
  limitedUntil,
  listAutomations,
  type WrittenAutomation,
} from "../../domain/playbooks/automations.ts";
import type { Playbook } from "../../domain/playbooks/ports.ts";
import type { Repositories } from "../../domain/unit-of-work.ts";

type ViewDeps = { readonly store: Repositories; readonly clock: Clock };

/** A playbook as the contract has it. */
export async function toPlaybook(deps: ViewDeps, playbook: Playbook): Promise<PlaybookAnswer> {
  const { userId, id } = playbook;
  return withAutomation(deps, playbook, (await listAutomations(deps, userId, id)).get(id));
}

/** All of a user's playbooks. */
export async function toPlaybooks(
  deps: ViewDeps,
  userId: string,
  playbooks: readonly Playbook[],
): Promise<PlaybookAnswer[]> {
  const automations = await listAutomations(deps, userId);
  return playbooks.map((one) => withAutomation(deps, one, automations.get(one.id)));
}

const withAutomation = (
  { clock }: ViewDeps,
  playbook: Playbook,
  automation: AutomationStatus | undefined,
): PlaybookAnswer => ({
  id: playbook.id,
  name: playbook.name,
  description: playbook.description,
  target_source_type: playbook.targetSourceType,
  prompt_template: playbook.promptTemplate,
  knowledge_sources: playbook.knowledgeSources.map((one) => ({ ...one })),
  automation: automation ? toAutomation(automation, clock.now()) : null,
});

const toAutomation = (of: AutomationStatus, now: Date): PlaybookAutomation => ({
  enabled: of.enabled,
  source_id: of.sourceId,
  min_priority: of.minPriority,
  title_words: of.titleWords,
  connection_ids: [...of.connectionIds],
  model: of.model,
  max_executions: of.maxExecutions,
  daily_credits: toCredits(of.dailyLimit),
  paused_reason: of.pausedReason,
  limit_reached_until: of.enabled ? (limitedUntil(of, now)?.toISOString() ?? null) : null,
  spent_today: toCredits(of.spentToday),
  last_run: of.lastRun && {
    session_id: of.lastRun.sessionId,
    state: of.lastRun.state,
    started_at: of.lastRun.startedAt.toISOString(),
  },
});

/** A playbook's automation from the request. */
export const readAutomation = (
  written: PlaybookAutomationWrite | undefined,
): WrittenAutomation | undefined =>
  written && {
    enabled: written.enabled,
    sourceId: written.source_id ?? null,
    minPriority: written.min_priority ?? null,
    titleWords: written.title_words ?? "",
    connectionIds: written.connection_ids,
    model: written.model,
    maxExecutions: written.max_executions,
    dailyCredits: written.daily_credits,
  };
