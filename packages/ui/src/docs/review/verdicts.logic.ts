/** What a reviewer said of a story. Kept in `verdicts.json`, so that it is part of the change that was reviewed. */
export interface Verdict {
  verdict: "accepted" | "changes";
  /** What is to be changed, or what was seen; may be empty. */
  note: string;
  by: string;
  /** Day, as `2026-11-27`. */
  on: string;
}

/** Verdicts by the id of their story. */
export type Verdicts = Readonly<Record<string, Verdict>>;

/** A verdict in words. */
export const verdictWords = { accepted: "Accepted", changes: "Needs changes" } as const;

/**
 * The verdicts with one of them replaced, in the order of their stories, so that two reviewers change different lines.
 * @param verdict null takes the verdict back
 */
export function withVerdict(verdicts: Verdicts, story: string, verdict: Verdict | null): Verdicts {
  const { [story]: _before, ...others } = verdicts;
  const all = Object.entries(verdict === null ? others : { ...others, [story]: verdict });
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads a verdict that came over the wire. @returns undefined for anything else */
export function readVerdict(value: unknown): Verdict | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { verdict, note, by, on } = value as Record<keyof Verdict, unknown>;
  if (verdict !== "accepted" && verdict !== "changes") return undefined;
  if (typeof note !== "string" || typeof by !== "string" || typeof on !== "string")
    return undefined;
  return { verdict, note, by, on };
}
