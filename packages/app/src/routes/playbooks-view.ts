import type {
  Dataset,
  Playbook,
  PlaybookAutomation,
  PlaybookAutomationWrite,
  PlaybookRun,
  PlaybookVersion,
  PlaybookWrite,
  ReadyMadePlaybook,
} from "@switchboard/api-client";
import type {
  AutomationChoices,
  AutomationDraft,
  KnowledgeFile,
  PlaybookDraft,
  PlaybookRun as ShownRun,
  TemplateVersion,
} from "@switchboard/ui/screens/playbook-form";
import type {
  PlaybookRow,
  ReadyMadePlaybook as OfferedPlaybook,
} from "@switchboard/ui/screens/playbooks";
import { shownStates } from "../inbox/shown-states.ts";
import type { Paths } from "../config/paths.ts";

/** A playbook of the list. */
export const toPlaybookRow = (
  { id, name, description, target_source_type, automation }: Playbook,
  paths: Paths,
): PlaybookRow => ({
  id,
  name,
  description: description || null,
  target: target_source_type,
  editHref: paths.playbookEdit(id),
  automation: rowAutomation(automation ?? null, paths),
});

function rowAutomation(
  automation: PlaybookAutomation | null,
  paths: Paths,
): PlaybookRow["automation"] {
  if (!automation || (!automation.enabled && automation.paused_reason === null)) return null;
  const isLimited = automation.limit_reached_until !== null;
  return {
    state: automation.enabled ? (isLimited ? "limited" : "on") : "paused",
    lastRun: lastRunOf(automation, paths),
  };
}

const lastRunOf = ({ last_run: run }: PlaybookAutomation, paths: Paths) =>
  run && { href: paths.chatSession(run.session_id), at: run.started_at };

/** A playbook to start from. */
export const toOffer = (
  { id, name, description, target_source_type }: ReadyMadePlaybook,
  paths: Paths,
): OfferedPlaybook => ({
  id,
  name,
  description,
  target: target_source_type,
  href: paths.playbookFrom(id),
});

/** What an automation begins with that was never set. */
export type AutomationDefaults = Pick<AutomationDraft, "connections" | "maxToolCalls" | "model">;

const empty = {
  name: "",
  description: "",
  target: "email",
  template: "",
  knowledge: [],
} as const satisfies Omit<PlaybookDraft, "automation">;

/** What the form begins with: a playbook, one that is ready-made, or nothing. */
export function toDraft(
  begun: Playbook | ReadyMadePlaybook | undefined,
  defaults: AutomationDefaults,
): PlaybookDraft {
  const set = begun && "automation" in begun ? begun.automation : null;
  const automation = toAutomationDraft(set ?? null, defaults);
  if (!begun) return { ...empty, automation };
  return {
    automation,
    name: begun.name,
    description: begun.description ?? "",
    target: begun.target_source_type,
    template: begun.prompt_template,
    knowledge: "knowledge_sources" in begun ? begun.knowledge_sources.map(({ id }) => id) : [],
  };
}

const toAutomationDraft = (
  set: PlaybookAutomation | null,
  defaults: AutomationDefaults,
): AutomationDraft => ({
  enabled: set?.enabled ?? false,
  source: set?.source_id ?? "",
  priority: set?.min_priority ?? "",
  titleWords: set?.title_words ?? "",
  dailyLimit: set ? String(set.daily_credits) : "",
  maxToolCalls: set?.max_executions ?? defaults.maxToolCalls,
  model: set?.model ?? defaults.model,
  connections: set?.connection_ids ?? defaults.connections,
});

/** How an automation fares. */
export const toAutomationStatus = (
  set: PlaybookAutomation,
  paths: Paths,
): AutomationChoices["status"] => ({
  pausedReason: set.paused_reason,
  limitedUntil: set.limit_reached_until,
  spentToday: set.spent_today,
  dailyLimit: set.daily_credits,
  lastRun: lastRunOf(set, paths),
});

/** What is sent of when a playbook runs by itself; undefined where there is nothing to say. */
function toAutomationWrite({
  enabled,
  dailyLimit,
  ...draft
}: AutomationDraft): PlaybookAutomationWrite | undefined {
  // One that was never switched on has no limit yet.
  const credits = Number(dailyLimit);
  if (!enabled && !(credits >= 1)) return undefined;
  return {
    enabled,
    source_id: draft.source || null,
    min_priority: draft.priority || null,
    title_words: draft.titleWords,
    connection_ids: [...draft.connections],
    model: draft.model,
    max_executions: draft.maxToolCalls,
    daily_credits: credits,
  };
}

/**
 * What is sent of a form.
 * @param automates the server can run playbooks by itself
 */
export const toPlaybookWrite = (draft: PlaybookDraft, automates: boolean): PlaybookWrite => ({
  name: draft.name,
  description: draft.description.trim() || null,
  target_source_type: draft.target,
  prompt_template: draft.template,
  knowledge_source_ids: [...draft.knowledge],
  ...(automates && { automation: toAutomationWrite(draft.automation) }),
});

/** An earlier template. */
export const toShownVersion = ({
  id,
  prompt_template,
  saved_at,
}: PlaybookVersion): TemplateVersion => ({ id, template: prompt_template, at: saved_at });

/** A run of the history. */
export const toShownRun = (
  {
    id,
    session_id,
    title,
    started_at,
    state,
    credits,
    rehearsal,
    automatic,
    approvals,
  }: PlaybookRun,
  paths: Paths,
): ShownRun => ({
  id,
  href: paths.chatSession(session_id),
  title,
  at: started_at,
  state: shownStates[state],
  credits,
  rehearsal,
  automatic,
  approvals,
});

/** A file to choose. */
export const toKnowledgeFile = ({ id, filename, size_bytes }: Dataset): KnowledgeFile => ({
  id,
  filename,
  ...(size_bytes !== undefined && { bytes: size_bytes }),
});
