import type { InboxItem } from "../inbox/ports.ts";

/** The kind of inbox items that a playbook applies to. */
export type SourceType = InboxItem["sourceType"];

/** An uploaded file that a playbook shows the agent. */
export type KnowledgeSource = { readonly id: string; readonly filename: string };

/** How a user wants one kind of inbox item handled: a prompt template with placeholders for the item. */
export type Playbook = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly description: string | null;
  readonly targetSourceType: SourceType;
  readonly promptTemplate: string;
  readonly knowledgeSources: readonly KnowledgeSource[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** A playbook without the files that it shows. */
export type PlaybookRow = Omit<Playbook, "knowledgeSources">;

/** A template that was replaced by another. */
export type PlaybookVersion = {
  readonly id: string;
  readonly playbookId: string;
  readonly userId: string;
  readonly promptTemplate: string;
  /** When it was saved, not when it was replaced. */
  readonly savedAt: Date;
};
