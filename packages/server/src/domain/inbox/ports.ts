export const priorities = ["critical", "high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];
export const taskStatuses = ["open", "done"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** The kinds of items. The last three only their user can settle. */
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
/** Kinds that wait for a decision or a repair of their user. */
export const waitingKinds = ["approval", "connection", "source"] as const satisfies ItemKind[];

/** Kinds that a playbook can run for. */
export const resolvableKinds = ["message", "issue", "row", "task"] as const satisfies ItemKind[];

/** A mail's headers and state, in the names of the contract. */
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
  /** Where the message is: the connection, its folder there and its id for tools. */
  readonly connection_id: string;
  readonly folder?: string;
  readonly message: string;
  /** The folder that it was taken from when it was archived or deleted here. */
  readonly home?: string;
};

/** Something that needs a user's attention: their own task, a mail, an issue, a condition of their data. */
export type InboxItem = {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly priority: string;
  /** The reason for this priority. */
  readonly priorityReason: string | null;
  readonly status: string;
  readonly kind: ItemKind;
  readonly sourceType: "email" | "jira" | "data_condition" | "manual";
  /** The source that it came from. */
  readonly sourceId: string | null;
  /** The item's id at its source; a user has one item for each. */
  readonly sourceIdentifier: string;
  readonly payload: Record<string, unknown>;
  readonly mail: Mail | null;
  /** `YYYY-MM-DD` */
  readonly dueDate: string | null;
  /** When it came up at its source. */
  readonly receivedAt: Date;
  /** It is out of the inbox until then, unless that has passed. */
  readonly snoozedUntil: Date | null;
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

/** The folders of an inbox; `kept` is `open` with what is snoozed. */
export type InboxFolder = "open" | "snoozed" | "archived" | "deleted" | "kept";

export type InboxFilter = {
  /** @default "open" */
  readonly folder?: InboxFolder;
  readonly kind?: ItemKind;
  readonly sourceType?: InboxItem["sourceType"];
  readonly sourceId?: string;
  readonly status?: string;
  readonly priority?: string;
  /** Only what needs the user. */
  readonly waiting?: boolean;
  /** Without what is done. */
  readonly undone?: boolean;
  /** Without approvals that have expired by then: until their runs are ended, they would ask for a decision that is too late. */
  readonly undecidedAt?: Date;
  /** Prefixes of words. */
  readonly query?: string;
};

/** Some of the items that a filter matches. */
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
  Pick<
    InboxItem,
    "title" | "description" | "priority" | "status" | "dueDate" | "payload" | "snoozedUntil"
  >
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
  /** It changed at its source in a way that is relevant to its user, although they archived it. */
  readonly again?: boolean;
};

/** A new item, with the fields that decide about automations. */
export type ArrivedItem = Pick<
  InboxItem,
  "id" | "title" | "priority" | "kind" | "sourceType" | "sourceId" | "receivedAt"
>;

/** The inbox item of an automated playbook that needs its user. */
export type PlaybookNotice = Pick<
  InboxItem,
  "sourceIdentifier" | "title" | "description" | "priority" | "priorityReason" | "payload" | "kind"
>;

/** What an item says once nothing is left to do about it. */
export type EndedDuty = { readonly title?: string; readonly description: string };

/** How an item leaves the list. */
export type Removal = "archive" | "delete";
