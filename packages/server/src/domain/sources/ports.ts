import type { FeedCursor } from "../plugins/inbox-feed.ts";

/** Where items of a person's inbox come from. */
export type InboxSource = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly sourceType: string;
  readonly connectionIds: readonly string[];
  readonly config: Readonly<Record<string, string>>;
  readonly refreshFrequencyMinutes: number;
  /** Where the next refresh goes on; null for a source that was never read. */
  readonly cursor: FeedCursor | null;
  /** While a refresh is going on, the end of its claim. */
  readonly nextRunAt: Date;
  readonly lastSuccessAt: Date | null;
  /** When the first of the refreshes that failed in a row was. */
  readonly failingSince: Date | null;
  /** Why the last refresh failed, in a sentence. */
  readonly failure: string | null;
  /** Refreshes that failed in a row. */
  readonly failures: number;
  /** The refresh that is going on, and when it is lost at the latest. */
  readonly runId: string | null;
  readonly runUntil: Date | null;
  /** Grows with what makes a refresh that is going on worthless: it reads what is no longer wanted. */
  readonly revision: number;
  /** Since when it is not refreshed. */
  readonly pausedAt: Date | null;
  /** The model that summarizes its mails when they are opened. */
  readonly summaryModel: string | null;
  readonly createdAt: Date;
};

/** What a change of a source writes; the rest stays. */
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

/** As much of a source as tells whether it needs its person. */
export type FailingSource = Pick<InboxSource, "id" | "userId" | "name" | "failure" | "failures">;

/** The wish to refresh a source, which one at a time has. */
export type SourceClaim = {
  readonly runId: string;
  readonly now: Date;
  /** When another may have it and it is due again, should this process end meanwhile. */
  readonly until: Date;
  /** Only where the source is due. */
  readonly onlyDue: boolean;
};

/** What a refresh leaves in its source. */
export type SourceOutcome = Pick<
  InboxSource,
  "cursor" | "nextRunAt" | "lastSuccessAt" | "failingSince" | "failure" | "failures"
>;

/** A row of a data condition: what names it, and a hash of what it holds. */
export type Fingerprint = { readonly externalId: string; readonly fingerprint: string };
