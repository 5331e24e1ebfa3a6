import type { Approval } from "../approvals/ports.ts";
import type { Connection } from "../connections/ports.ts";
import type { FailingSource } from "../sources/ports.ts";

export const priorities = ["critical", "high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];
export const taskStatuses = ["open", "done"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** What an item is. The last three only their person can settle. */
export const itemKinds = [
  "message",
  "issue",
  "row",
  "task",
  "playbook",
  "approval",
  "connection",
  "source",
] as const;
export type ItemKind = (typeof itemKinds)[number];
/** Kinds that wait for a decision or a repair of their person. */
export const waitingKinds = ["approval", "connection", "source"] as const satisfies ItemKind[];

/** Kinds that a playbook can run for. */
export const resolvableKinds = ["message", "issue", "row", "task"] as const satisfies ItemKind[];

/** What a mail says of itself, in the names of the contract. */
export type Mail = {
  readonly from_address: string | null;
  readonly to_address: string | null;
  readonly email_subject: string | null;
  /** ISO 8601 */
  readonly email_date: string | null;
  readonly gmail_thread_id: string | null;
  readonly distilled_content: string | null;
  /** `extract`: the mail's own first sentences. */
  readonly distilled_by?: "model" | "extract";
  /** The model that made the summary. */
  readonly distilled_model?: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: number | null }[];
  /** Where the message is: the connection, its folder there and what a tool names it by. */
  readonly connection_id: string;
  readonly folder?: string;
  readonly message: string;
  /** The folder that it was taken from when it was archived or deleted here. */
  readonly home?: string;
};

/** Something that waits for a person: a task of their own, a mail, an issue, a condition of their data. */
export type InboxItem = {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly priority: string;
  /** Why it has this priority, as one sentence. */
  readonly priorityReason: string | null;
  readonly status: string;
  readonly kind: ItemKind;
  readonly sourceType: "email" | "jira" | "data_condition" | "manual";
  /** The source that brought it. */
  readonly sourceId: string | null;
  /** What the item is at its source; one item of a person for each. */
  readonly sourceIdentifier: string;
  readonly payload: Record<string, unknown>;
  readonly mail: Mail | null;
  /** `YYYY-MM-DD` */
  readonly dueDate: string | null;
  /** When it came up at its source. */
  readonly receivedAt: Date;
  readonly archivedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** An item with the bodies of its mail, which lists leave out. */
export type InboxItemDetail = InboxItem & {
  readonly body: string | null;
  readonly bodyHtml: string | null;
};

/** Which of a person's items are there. */
export type InboxFolder = "open" | "archived" | "deleted";

export type InboxFilter = {
  /** @default "open" */
  readonly folder?: InboxFolder;
  readonly kind?: ItemKind;
  readonly sourceType?: InboxItem["sourceType"];
  readonly sourceId?: string;
  readonly status?: string;
  readonly priority?: string;
  /** Only what their person alone can settle. */
  readonly waiting?: boolean;
  /** Beginnings of words. */
  readonly query?: string;
};

/** Some of the items that a filter lets through. */
export type InboxSelection = InboxFilter & {
  readonly except: readonly string[];
  /** Items that were stored later are left alone. */
  readonly before?: Date;
};

/** The place of an item in the list. */
export type InboxPosition = {
  readonly urgency: number;
  readonly receivedAt: Date;
  readonly id: string;
};

export type InboxChange = Partial<
  Pick<InboxItem, "title" | "description" | "priority" | "status" | "dueDate" | "payload">
>;

/** Something that a source found. */
export type BroughtItem = Pick<
  InboxItem,
  | "title"
  | "description"
  | "priority"
  | "priorityReason"
  | "status"
  | "kind"
  | "sourceType"
  | "sourceIdentifier"
  | "payload"
  | "receivedAt"
> & {
  readonly mail?: Mail;
  readonly body?: string;
  readonly bodyHtml?: string;
  /** It changed at its source in a way that its person wants to hear of, though they archived it. */
  readonly again?: boolean;
};

/** An item that was not there before, as far as it decides what happens to it. */
export type ArrivedItem = Pick<
  InboxItem,
  "id" | "title" | "priority" | "kind" | "sourceType" | "sourceId" | "receivedAt"
>;

/** What the inbox says of a playbook that runs by itself and needs its person. */
export type PlaybookNotice = Pick<
  InboxItem,
  "sourceIdentifier" | "title" | "description" | "priority" | "priorityReason" | "payload" | "kind"
>;

/** How an item leaves the list. */
export type Removal = "archive" | "delete";

/** What is remembered of the inbox. Every call names the person, so that nobody sees another's. */
export type InboxRepository = {
  /** Most urgent first, the latest of equal ones first. */
  list(
    userId: string,
    filter: InboxFilter,
    page: { readonly after?: InboxPosition; readonly limit: number },
  ): Promise<(InboxItem & { readonly urgency: number })[]>;
  count(userId: string, filter: InboxFilter): Promise<number>;
  find(userId: string, id: string): Promise<InboxItemDetail | undefined>;
  findMany(userId: string, ids: readonly string[]): Promise<InboxItem[]>;
  /** Those of a selection that are not in the list `except`, the first ones. */
  listSelected(userId: string, selection: InboxSelection, limit: number): Promise<InboxItem[]>;
  countSelected(userId: string, selection: InboxSelection): Promise<number>;
  /** Open or done items of exactly this title. */
  findByTitle(userId: string, title: string): Promise<InboxItem[]>;
  /** What is still away of what one batch took away. */
  listBatch(userId: string, batchId: string, limit: number): Promise<InboxItem[]>;
  countBatch(userId: string, batchId: string): Promise<number>;
  /** Stores the item once for its source identifier and gives the one that is there. */
  insertOnce(item: InboxItem): Promise<InboxItem>;
  change(userId: string, id: string, change: InboxChange, at: Date): Promise<InboxItem | undefined>;
  /** Archives or deletes those that are still there. @returns their ids */
  putAway(
    userId: string,
    ids: readonly string[],
    how: Removal,
    batch: { readonly id: string; readonly at: Date },
  ): Promise<string[]>;
  /** Brings archived and deleted ones back. @returns their ids */
  restore(userId: string, ids: readonly string[], at: Date): Promise<string[]>;
  /** Where the message of a mail item is now. */
  moveMail(
    userId: string,
    id: string,
    to: Pick<Mail, "folder" | "message" | "home">,
  ): Promise<void>;
  /** Keeps what a model made of a mail. */
  keepSummary(
    userId: string,
    id: string,
    summary: Pick<Mail, "distilled_content" | "distilled_by" | "distilled_model">,
  ): Promise<void>;
  /**
   * Keeps what a source found, once each. One that is known is brought up to date while it is in the list; what its person put away
   * stays there unless it comes `again`.
   */
  bring(
    userId: string,
    sourceId: string,
    items: readonly BroughtItem[],
  ): Promise<{
    readonly added: number;
    readonly changed: number;
    readonly arrived: readonly ArrivedItem[];
  }>;
  /** All open items of a kind of source that a playbook can run for. */
  listOpen(userId: string, sourceType: InboxItem["sourceType"]): Promise<ArrivedItem[]>;
  // The next ones tell whether they changed the inbox.
  /** Keeps the task of a connection as the connection is: open while it is broken, done once it works. */
  keepConnectionTask(connection: Connection): Promise<boolean>;
  /** Ends the task of a connection that is gone. */
  endConnectionTask(userId: string, connectionId: string): Promise<boolean>;
  /**
   * Keeps the item of a source as its refreshes go: open while it keeps failing.
   * @param isTold its connection has an item of its own that says what to do
   * @returns whether that changed the inbox
   */
  keepSourceItem(source: FailingSource, isTold: boolean): Promise<boolean>;
  /** Ends the item of a source that is gone. @returns whether there was one */
  endSourceItem(userId: string, sourceId: string): Promise<boolean>;
  /** Keeps the item of an approval as the approval is: open while it is pending. */
  keepApprovalItem(
    approval: Pick<Approval, "id" | "userId" | "sessionId" | "state" | "toolName" | "sentence">,
  ): Promise<boolean>;
  /** Says something of a playbook. One that its person put away comes back only after it was ended in between. */
  openPlaybookItem(userId: string, notice: PlaybookNotice): Promise<boolean>;
  /** Ends what is said of a playbook. */
  endPlaybookItem(userId: string, sourceIdentifier: string): Promise<boolean>;
  /** Ends the items of the approvals of a chat that is gone. */
  endApprovalItems(userId: string, sessionId: string): Promise<boolean>;
  /**
   * Forgets what was deleted before `at`. Of what a source brought its identifier stays, so that it is not brought again.
   */
  purge(at: Date): Promise<void>;
};
