/** One row of values, one for each day. */
export interface UsageValues {
  name: string;
  values: readonly number[];
}

/** What one model, person, tool or app used. */
export interface UsageShare {
  name: string;
  runs: number;
  /** Tool calls. */
  calls: number;
  credits: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
}

/** A number of days, with its address. */
export interface UsageSpan {
  days: number;
  href: string;
  current: boolean;
}

export type UsageState =
  | { kind: "loading" }
  | {
      kind: "ready";
      spans: readonly UsageSpan[];
      /** Days as 2026-11-20. */
      days: readonly string[];
      credits: readonly number[];
      /** By how they ended: `finished`, `stopped`, `failed`, `other`. */
      runs: readonly UsageValues[];
      /** Failed calls by tool; the one without a name is that of all others. */
      failures: readonly UsageValues[];
      /** Who and what used it, the most credits first. Null where the server does not tell. */
      shares: {
        models: readonly UsageShare[];
        people: readonly UsageShare[];
        tools: readonly UsageShare[];
        apps: readonly UsageShare[];
      } | null;
    };
