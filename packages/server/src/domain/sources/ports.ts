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

/** What is remembered of sources. What a person asks for names them, so that nobody sees another's. */
export type SourceRepository = {
  insert(source: InboxSource): Promise<void>;
  /** The oldest first, each with the number of its items in the inbox. */
  list(userId: string): Promise<(InboxSource & { readonly itemCount: number })[]>;
  find(
    userId: string,
    id: string,
  ): Promise<(InboxSource & { readonly itemCount: number }) | undefined>;
  /**
   * Changes a source by what it is just then; nothing else changes it meanwhile.
   * @returns undefined when the person has no such source
   */
  revise(
    userId: string,
    id: string,
    changeOf: (source: InboxSource) => SourceChange,
  ): Promise<InboxSource | undefined>;
  /** It is as if it were gone, until it is restored. @returns false when the person has no such source */
  remove(userId: string, id: string, at: Date): Promise<boolean>;
  /** Brings a removed source back, due at `at`. @returns undefined when the person has removed no such source */
  restore(userId: string, id: string, at: Date): Promise<InboxSource | undefined>;
  /** Forgets what was removed before `at`. Its items stay, without a source. */
  purge(at: Date): Promise<void>;
  /** Those of everybody that are due, not paused and not being refreshed, the longest waiting first. */
  listDue(now: Date, limit: number): Promise<{ readonly id: string; readonly userId: string }[]>;
  /** @returns undefined where another refreshes it, it is paused or not due, or it is gone */
  claim(userId: string, id: string, claim: SourceClaim): Promise<InboxSource | undefined>;
  /** Ends a refresh. @returns false when it had lost its claim, or the source was changed meanwhile: nothing is kept of it then */
  settle(claimed: InboxSource, runId: string, outcome: SourceOutcome): Promise<boolean>;
  listFingerprints(sourceId: string, externalIds: readonly string[]): Promise<Fingerprint[]>;
  keepFingerprints(sourceId: string, rows: readonly Fingerprint[]): Promise<void>;
};
