/** A copy of all that a user has here. They have one at a time. */
export type AccountExport = {
  readonly id: string;
  readonly userId: string;
  /** The login that requested it, by the hash of its token. No other login gets it. */
  readonly sessionId: string;
  readonly state: "preparing" | "ready" | "failed";
  /** Files that are written, and all of them. */
  readonly done: number;
  readonly total: number;
  /** Size of the archive; 0 until it is ready. */
  readonly bytes: number;
  readonly createdAt: Date;
  /** When the archive is deleted. */
  readonly expiresAt: Date;
};

/** The user's data that may not fit into memory. */
export type ExportedTable = "fact_proposals" | "chats" | "messages" | "tool_calls" | "inbox_items";

/** A row as it is written, beginning with its id. */
export type ExportedRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A line of a user's credits as it is written. The amount is in credits. */
export type ExportedCredit = {
  readonly id: string;
  readonly created_at: Date;
  readonly amount: number;
  readonly reason: string;
  readonly cause: string;
  readonly run_id: string | null;
};
