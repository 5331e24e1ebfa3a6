import type { LiveState } from "./live-state.ts";

/** One row of the chat history. */
export type SessionRow = {
  readonly id: string;
  readonly title: string;
  /** ISO time by which rows are grouped and ordered. */
  readonly at: string;
  readonly pinned: boolean;
  readonly live: LiveState;
};

export type ChatSessionsState = {
  readonly rows: readonly SessionRow[];
  /** The conversation that was opened last: it may be older than the loaded rows. */
  readonly opened: SessionRow | null;
  readonly query: string;
  readonly nextCursor: string | null;
  /** Older rows are being loaded. */
  readonly loadingMore: boolean;
  /** The last request, where it failed. */
  readonly failed: "search" | "more" | null;
};
