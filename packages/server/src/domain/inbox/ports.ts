import type { Connection } from "../connections/ports.ts";

export const priorities = ["critical", "high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];
export const taskStatuses = ["open", "done"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Something that waits for a person: a task of their own, a mail, an issue, a condition of their data. */
export type InboxItem = {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly priority: string;
  readonly status: string;
  readonly sourceType: "email" | "jira" | "data_condition" | "manual";
  /** What the item is at its source; one item of a person for each. */
  readonly sourceIdentifier: string;
  readonly payload: Record<string, unknown>;
  /** `YYYY-MM-DD` */
  readonly dueDate: string | null;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type InboxFilter = {
  readonly sourceType?: InboxItem["sourceType"];
  readonly status?: string;
  readonly priority?: string;
  readonly limit?: number;
};

export type InboxChange = Partial<
  Pick<InboxItem, "title" | "description" | "priority" | "status" | "dueDate" | "payload">
>;

/** What is remembered of the inbox. Every call names the person, so that nobody sees another's. */
export type InboxRepository = {
  /** Not archived, most urgent first, the newest of equal ones first. */
  list(userId: string, filter?: InboxFilter): Promise<InboxItem[]>;
  find(userId: string, id: string): Promise<InboxItem | undefined>;
  /** Open or done items of exactly this title. */
  findByTitle(userId: string, title: string): Promise<InboxItem[]>;
  /** Stores the item once for its source identifier and gives the one that is there. */
  insertOnce(item: InboxItem): Promise<InboxItem>;
  change(userId: string, id: string, change: InboxChange, at: Date): Promise<InboxItem | undefined>;
  /** Keeps the task of a connection as the connection is: open while it is broken, done once it works. */
  keepConnectionTask(connection: Connection): Promise<void>;
  /** Ends the task of a connection that is gone. */
  endConnectionTask(userId: string, connectionId: string): Promise<void>;
};
