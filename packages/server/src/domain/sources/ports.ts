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
  readonly createdAt: Date;
};

/** As much of a source as tells whether it needs its person. */
export type FailingSource = Pick<InboxSource, "id" | "userId" | "name" | "failure" | "failures">;

/** The wish to refresh a source, which one at a time has. */
export type SourceClaim = {
  readonly runId: string;
  readonly now: Date;
  /** When another may have it, should this process end meanwhile. */
  readonly until: Date;
  /** When the source is due should nothing be heard of the refresh. */
  readonly nextRunAt: Date;
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

/** What is remembered of sources. What a person asks for names them, so that nobody sees another's. */
export type SourceRepository = {
  insert(source: InboxSource): Promise<void>;
  /** The oldest first, each with the number of its items in the inbox. */
  list(userId: string): Promise<(InboxSource & { readonly itemCount: number })[]>;
  find(
    userId: string,
    id: string,
  ): Promise<(InboxSource & { readonly itemCount: number }) | undefined>;
  /** Its items stay, without a source. @returns false when the person has no such source */
  remove(userId: string, id: string): Promise<boolean>;
  /** Those of everybody that are due and not being refreshed, the longest waiting first. */
  listDue(now: Date, limit: number): Promise<{ readonly id: string; readonly userId: string }[]>;
  /** @returns undefined where another refreshes it, it is not due, or it is gone */
  claim(userId: string, id: string, claim: SourceClaim): Promise<InboxSource | undefined>;
  /** Ends a refresh. @returns false when it had lost its claim: nothing is written then */
  settle(id: string, runId: string, outcome: SourceOutcome): Promise<boolean>;
  listFingerprints(sourceId: string, externalIds: readonly string[]): Promise<Fingerprint[]>;
  keepFingerprints(sourceId: string, rows: readonly Fingerprint[]): Promise<void>;
};
