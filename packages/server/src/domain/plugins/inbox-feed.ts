/** The position of a feed, in its own format. */
export type FeedCursor = Readonly<Record<string, unknown>>;

/** A request to a feed. */
export type FeedRequest = {
  /** The settings of the source, by the plugin's manifest. */
  readonly settings: Readonly<Record<string, string>>;
  /** Null for a source that was never read. */
  readonly cursor: FeedCursor | null;
  /** Maximum number of entries; the rest comes with the next call. */
  readonly limit: number;
};

/** A message that arrived. Everything in it was written by a stranger. */
export type FedMail = {
  readonly kind: "mail";
  /** Its id for tools. */
  readonly id: string;
  readonly folder?: string;
  readonly thread: string | null;
  /** Its `Message-ID`, which servers share; an empty text where it has none. */
  readonly messageId: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly cc: string;
  /** ISO time that the sender wrote; null where it cannot be read. */
  readonly date: string | null;
  /** ISO time at which it arrived. */
  readonly receivedAt: string;
  readonly text: string;
  /** As it was sent; undefined where there is none. */
  readonly html?: string;
  readonly attachments: readonly { readonly name: string; readonly bytes: number | null }[];
  /** The sender marked it as urgent. */
  readonly isUrgent: boolean;
  /** It was sent to a list, or automatically to many recipients. */
  readonly isBulk: boolean;
};

/** An issue that is new or changed. Everything in it was written by a stranger. */
export type FedIssue = {
  readonly kind: "issue";
  /** Its id for tools. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: string;
  readonly priority: string | null;
  readonly assignee: string | null;
  /** `YYYY-MM-DD` */
  readonly dueDate: string | null;
  /** ISO time. */
  readonly updatedAt: string;
  readonly url: string;
};

export type FeedEntry = FedMail | FedIssue;

/** Some entries, the oldest first. */
export type FeedPage = {
  readonly entries: readonly FeedEntry[];
  /** Where to continue; stored only together with the entries. */
  readonly cursor: FeedCursor;
  /** There are entries beyond the limit. */
  readonly more: boolean;
  /** Entries that there are, as far as they were counted. */
  readonly count: number;
  /** There are more than `count`. */
  readonly hasUncounted: boolean;
};
