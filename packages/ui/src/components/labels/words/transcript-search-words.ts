/** Words of the search in a conversation. */
export interface TranscriptSearchWords {
  searchChat: string;
  /** Which of how many hits is shown, both formatted for the locale; `count` is 0 without hits. */
  hitOf: (at: string, total: string, count: number) => string;
  previousHit: string;
  nextHit: string;
  closeSearch: string;
}

export const transcriptSearchWords: TranscriptSearchWords = {
  searchChat: "Search this chat",
  hitOf: (at, total, count) => (count === 0 ? "No hits" : `${at} of ${total}`),
  previousHit: "Previous hit",
  nextHit: "Next hit",
  closeSearch: "Close search",
};
