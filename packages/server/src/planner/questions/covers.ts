import type { Span } from "./spans.ts";

/** One reading of all words of a question: spans that lie side by side. */
export type Cover = { readonly spans: readonly Span[]; readonly score: number };

const MAX_COVERS = 60;
const UNKNOWN = -1.2;
/** What each further word of a phrase adds: the longer phrase is meant. */
const PER_WORD = 0.12;

const scoreOf = ({ payload, strength, length }: Span) =>
  payload.kind === "unknown" ? UNKNOWN : strength * length + PER_WORD * (length - 1);

/**
 * The best covers of `length` tokens, by a beam search from left to right; the best one first.
 * @param spans as `annotate` found them: at least one begins at each token
 */
export function coversOf(spans: readonly Span[], length: number): readonly Cover[] {
  const starting = Map.groupBy(spans, ({ at }) => at);
  const best: { spans: Span[]; score: number }[][] = Array.from({ length: length + 1 }, () => []);
  best[0] = [{ spans: [], score: 0 }];
  for (let at = 0; at < length; at++) {
    const here = (best[at] ?? []).toSorted((a, b) => b.score - a.score).slice(0, MAX_COVERS);
    for (const cover of here) {
      for (const span of starting.get(at) ?? []) {
        best[at + span.length]?.push({
          spans: [...cover.spans, span],
          score: cover.score + scoreOf(span),
        });
      }
    }
  }
  return (best[length] ?? []).toSorted((a, b) => b.score - a.score).slice(0, MAX_COVERS);
}
