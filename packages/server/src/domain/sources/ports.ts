import type { FeedCursor } from "../plugins/inbox-feed.ts";

/** Where items of a user's inbox come from. */
export type InboxSource = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly sourceType: string;
  readonly connectionIds: readonly string[];
  readonly config: Readonly<Record<string, string>>;
  readonly refreshFrequencyMinutes: number;
  /** Where the next refresh continues; null for a source that was never read. */
  readonly cursor: FeedCursor | null;
  /** During a refresh, the end of its claim. */
  readonly nextRunAt: Date;
  readonly lastSuccessAt: Date | null;
  /** When the first of the refreshes that failed in a row was. */
  readonly failingSince: Date | null;
  /** Why the last refresh failed. */
  readonly failure: string | null;
  /** Refreshes that failed in a row. */
  readonly failures: number;
  /** The current refresh, and its timeout. */
  readonly runId: string | null;
  readonly runUntil: Date | null;
  /** Increases with changes that invalidate a refresh in progress, because it reads outdated settings. */
  readonly revision: number;
  /** Since when it is not refreshed. */
  readonly pausedAt: Date | null;
  /** The model that summarizes its mails when they are opened. */
  readonly summaryModel: string | null;
  readonly createdAt: Date;
};

/** The changed fields of a source. */
export type SourceChange = Partial<
  Pick<
    InboxSource,
    | "name"
    | "connectionIds"
    | "config"
    | "refreshFrequencyMinutes"
    | "cursor"
    | "nextRunAt"
    | "failingSince"
    | "failure"
    | "failures"
    | "revision"
    | "pausedAt"
    | "summaryModel"
  >
>;

/** The part of a source that tells whether it needs its user. */
export type FailingSource = Pick<InboxSource, "id" | "userId" | "name" | "failure" | "failures">;

/** The wish to refresh a source, which one at a time has. */
export type SourceClaim = {
  readonly runId: string;
  readonly now: Date;
  /** When the claim expires and the source is due again, in case this process dies. */
  readonly until: Date;
  /** Only where the source is due. */
  readonly onlyDue: boolean;
};

/** The result of a refresh, stored with its source. */
export type SourceOutcome = Pick<
  InboxSource,
  "cursor" | "nextRunAt" | "lastSuccessAt" | "failingSince" | "failure" | "failures"
>;

/** A row of a data condition: its id, and a hash of its content. */
export type Fingerprint = { readonly externalId: string; readonly fingerprint: string };
