/** One row of values, one for each day. */
export interface UsageValues {
  name: string;
  values: readonly number[];
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
    };
