import type {
  Dataset,
  Playbook,
  PlaybookRun,
  PlaybookVersion,
  PlaybookWrite,
  ReadyMadePlaybook,
} from "@switchboard/api-client";
import type {
  KnowledgeFile,
  PlaybookDraft,
  PlaybookRun as ShownRun,
  TemplateVersion,
} from "@switchboard/ui/screens/playbook-form";
import type {
  PlaybookRow,
  ReadyMadePlaybook as OfferedPlaybook,
} from "@switchboard/ui/screens/playbooks";
import type { Paths } from "../config/paths.ts";

/** A playbook of the list. */
export const toPlaybookRow = (
  { id, name, description, target_source_type }: Playbook,
  paths: Paths,
): PlaybookRow => ({
  id,
  name,
  description: description || null,
  target: target_source_type,
  editHref: paths.playbookEdit(id),
});

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

const empty: PlaybookDraft = {
  name: "",
  description: "",
  target: "email",
  template: "",
  knowledge: [],
};

/** What the form begins with: a playbook, one that is ready-made, or nothing. */
export function toDraft(begun: Playbook | ReadyMadePlaybook | undefined): PlaybookDraft {
  if (!begun) return empty;
  return {
    name: begun.name,
    description: begun.description ?? "",
    target: begun.target_source_type,
    template: begun.prompt_template,
    knowledge: "knowledge_sources" in begun ? begun.knowledge_sources.map(({ id }) => id) : [],
  };
}

/** What is sent of a form. */
export const toPlaybookWrite = (draft: PlaybookDraft): PlaybookWrite => ({
  name: draft.name,
  description: draft.description.trim() || null,
  target_source_type: draft.target,
  prompt_template: draft.template,
  knowledge_source_ids: [...draft.knowledge],
});

const shownStates = {
  queued: "running",
  running: "running",
  awaiting_approval: "waiting",
  finished: "finished",
  stopped: "stopped",
  failed: "failed",
  interrupted: "failed",
} as const satisfies Record<PlaybookRun["state"], ShownRun["state"]>;

/** An earlier template. */
export const toShownVersion = ({
  id,
  prompt_template,
  saved_at,
}: PlaybookVersion): TemplateVersion => ({ id, template: prompt_template, at: saved_at });

/** A run of the history. */
export const toShownRun = (
  { id, session_id, title, started_at, state, credits }: PlaybookRun,
  paths: Paths,
): ShownRun => ({
  id,
  href: paths.chatSession(session_id),
  title,
  at: started_at,
  state: shownStates[state],
  credits,
});

/** A file to choose. */
export const toKnowledgeFile = ({ id, filename, size_bytes }: Dataset): KnowledgeFile => ({
  id,
  filename,
  ...(size_bytes !== undefined && { bytes: size_bytes }),
});
