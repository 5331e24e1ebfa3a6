/** What the search in a conversation says. */
export interface TranscriptSearchWords {
  searchChat: string;
  /** Which of how many hits is shown, both written in the way of the locale; `count` is 0 where there is none. */
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
