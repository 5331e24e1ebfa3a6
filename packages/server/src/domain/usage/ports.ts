/** What one model, person, tool or app had of everything. Credits in hundredths. */
export type UsageShare = {
  readonly name: string;
  readonly runs: number;
  readonly calls: number;
  readonly credits: number;
  readonly inputTokens: number;
  readonly cachedTokens: number;
  readonly outputTokens: number;
};

/** How often something happened on a day. */
export type DayCount = { readonly day: string; readonly name: string; readonly count: number };
