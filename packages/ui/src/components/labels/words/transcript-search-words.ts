/** Words of the search in a conversation. */
export const transcriptSearchWords = {
  searchChat: "Search this chat",
  /** Which of how many hits is shown, both formatted for the locale; `count` is 0 without hits. */
  hitOf: (at: string, total: string, count: number) =>
    count === 0 ? "No hits" : `${at} of ${total}`,
  previousHit: "Previous hit",
  nextHit: "Next hit",
  closeSearch: "Close search",
};

export type TranscriptSearchWords = typeof transcriptSearchWords;
