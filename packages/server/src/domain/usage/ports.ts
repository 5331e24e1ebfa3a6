/** How often something happened on a day. */
export type DayCount = { readonly day: string; readonly name: string; readonly count: number };

/** What everybody used, counted by day. */
export type UsageRepository = {
  /** What runs were charged, in hundredths of a credit. */
  sumCharges(since: Date): Promise<DayCount[]>;
  /** Runs by their state. */
  countRuns(since: Date): Promise<DayCount[]>;
  /** Failed calls by tool. */
  countFailures(since: Date): Promise<DayCount[]>;
};
