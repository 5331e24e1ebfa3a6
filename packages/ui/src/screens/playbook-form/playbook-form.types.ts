import type { ModelChoice } from "../../patterns/chat-settings/types.ts";
import type { PlaybookTarget, ReadyMadePlaybook } from "../playbooks/playbooks.types.ts";

/** An uploaded file that a playbook can show the agent. */
export interface KnowledgeFile {
  id: string;
  filename: string;
  /** Its size; absent if unknown. */
  bytes?: number;
}

/** What the form edits. */
export interface PlaybookDraft {
  name: string;
  description: string;
  target: PlaybookTarget;
  template: string;
  /** Ids of knowledge files. */
  knowledge: readonly string[];
  /** When it runs by itself. */
  automation: AutomationDraft;
}

/** When a playbook runs by itself. */
export interface AutomationDraft {
  enabled: boolean;
  /** The source that brings the items; empty for any. */
  source: string;
  /** Empty for any. */
  priority: "" | "low" | "medium" | "high" | "critical";
  titleWords: string;
  /** Credits, as they are typed. */
  dailyLimit: string;
  maxToolCalls: number;
  /** Id of the model that its runs ask. */
  model: string;
  /** Ids of the connections that its runs may use. */
  connections: readonly string[];
}

/** What the section about automatic runs needs. */
export interface AutomationChoices {
  sources: readonly { id: string; name: string }[];
  connections: readonly { id: string; name: string; plugin: string; logoUrl: string | null }[];
  /** The models that its runs can ask. */
  models: readonly ModelChoice[];
  /** Credits that one run may cost with so many tool calls; null if unknown. */
  runCost: (maxToolCalls: number) => number | null;
  /** Open items that would match now; null while that is not known. */
  matches: { matching: number; open: number } | null;
  /** Of a saved playbook. */
  status: AutomationStatus | null;
}

/** How a playbook that runs by itself fares. */
export interface AutomationStatus {
  /** Why it was switched off; null if it was not. */
  pausedReason: string | null;
  /** It reached its daily limit, until then; ISO 8601. */
  limitedUntil: string | null;
  spentToday: number;
  dailyLimit: number;
  lastRun: { href: string; at: string } | null;
}

/** Something in the template that the person has to look at. */
export interface TemplateProblem {
  line: number;
  column: number;
  /** A sentence. */
  problem: string;
  /** The placeholder, as it was written. */
  placeholder: string;
  /** What was probably meant; null if unknown. */
  suggestion: string | null;
  /** It prevents saving. */
  refused: boolean;
}

/** What a template can name. */
export interface TemplateField {
  name: string;
  description: string;
}

/** A piece of the rendered prompt. */
export interface PromptPart {
  text: string;
  /** What it stands for; null for the template's own text. */
  placeholder: string | null;
  filled: boolean;
}

/** The preview of the template beside the form. */
export interface TemplatePreview {
  items: readonly { id: string; title: string }[];
  /** The item it is rendered for; null for none. */
  itemId: string | null;
  result:
    | { kind: "none" }
    | { kind: "loading" }
    | { kind: "ready"; parts: readonly PromptPart[] }
    | { kind: "failed"; message: string };
  onItemChange: (item: { id: string }) => void;
  /** Opens a chat with the saved playbook's prompt for the item; absent while the template is not saved as it is. */
  onRun?: (item: { id: string }) => void;
  /**
   * The same, in a run that only reads. Without `onRun` it rehearses the prompt that is shown, in a tab of its own. Absent if the server
   * has none.
   */
  onRehearse?: ((item: { id: string }) => void) | undefined;
}

/** A template that was replaced by another. */
export interface TemplateVersion {
  id: string;
  template: string;
  /** When it was saved, ISO 8601. */
  at: string;
}

/** A run of the playbook. */
export interface PlaybookRun {
  id: string;
  /** Its chat. */
  href: string;
  /** Of the inbox item; null if it is gone. */
  title: string | null;
  /** ISO 8601. */
  at: string;
  state: "running" | "waiting" | "finished" | "stopped" | "failed";
  credits: number;
  /** It only read. @default false */
  rehearsal?: boolean;
  /** It began by itself. @default false */
  automatic?: boolean;
  /** What became of its calls that waited for approval. */
  approvals?: { pending: number; approved: number; denied: number; undecided: number };
}

/** The form, with what it needs. */
export interface PlaybookFormData {
  /** Whether a playbook is created or an existing one edited. */
  mode: "create" | "edit";
  /** Changes when another draft is to be edited. */
  id: string;
  initial: PlaybookDraft;
  files: readonly KnowledgeFile[];
  problems: readonly TemplateProblem[];
  fields: readonly TemplateField[];
  /** Offered on create. */
  readyMade: readonly ReadyMadePlaybook[];
  /** Earlier templates, newest first. @default none */
  versions?: readonly TemplateVersion[];
  /** Absent if the server does not tell, and for a new playbook. */
  runs?: readonly PlaybookRun[];
  /** Absent if the server has no automatic runs. */
  automation?: AutomationChoices | undefined;
}

export type PlaybookFormState =
  | { kind: "loading" }
  | { kind: "ready"; form: PlaybookFormData }
  | { kind: "saving"; form: PlaybookFormData }
  /** Saved; the page is left in a moment. */
  | { kind: "saved"; form: PlaybookFormData }
  /** Not saved; what was typed is kept. */
  | { kind: "failed"; form: PlaybookFormData; message: string };
