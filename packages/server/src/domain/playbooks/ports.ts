import type { InboxItem } from "../inbox/ports.ts";

/** What kind of inbox item a playbook applies to. */
export type SourceType = InboxItem["sourceType"];

/** An uploaded file that a playbook shows the agent. */
export type KnowledgeSource = { readonly id: string; readonly filename: string };

/** How a person wants one kind of inbox item handled: a prompt with places for what the item says. */
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

/** What is remembered of playbooks. Every call names the person, so that nobody sees another's. */
export type PlaybookRepository = {
  /** Newest first. */
  list(userId: string): Promise<Playbook[]>;
  find(userId: string, id: string): Promise<Playbook | undefined>;
  count(userId: string): Promise<number>;
  insert(playbook: PlaybookRow): Promise<void>;
  change(
    userId: string,
    id: string,
    change: Omit<PlaybookRow, "id" | "userId" | "createdAt">,
  ): Promise<PlaybookRow | undefined>;
  /** Replaces the files that a playbook shows. */
  setKnowledge(userId: string, playbookId: string, datasetIds: readonly string[]): Promise<void>;
  addVersion(version: PlaybookVersion): Promise<void>;
  /** The newest 50. */
  listVersions(userId: string, playbookId: string): Promise<PlaybookVersion[]>;
  /** @returns false when the person has no such playbook */
  remove(userId: string, id: string): Promise<boolean>;
};
