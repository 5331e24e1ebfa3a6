/** Mails that a user can unsubscribe from: about an expired connection, and the weekly digest. */
export const noticeKinds = ["connections", "digest"] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** Which of them a user wants. */
export type NoticeSettings = Readonly<Record<NoticeKind, boolean>>;

/** An expired connection whose user was not notified yet. */
export type ExpiredConnection = {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  /** Null where they want no mail, or the address is not known to be theirs. */
  readonly email: string | null;
  /** Null where they want no text messages. */
  readonly phoneNumber: string | null;
};

/** The figures of a week in the inbox. */
export type InboxWeek = {
  readonly waiting: number;
  /** The most urgent ones. */
  readonly first: readonly {
    readonly id: string;
    readonly title: string;
    readonly priority: string;
  }[];
  /** Items that were done or archived. */
  readonly done: number;
};
