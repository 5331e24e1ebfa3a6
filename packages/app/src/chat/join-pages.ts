import type { SessionRow } from "./chat-sessions.types.ts";

/** Rows of the history in the server's order, and the cursor after them. */
type Page = { readonly rows: readonly SessionRow[]; readonly nextCursor: string | null };

/**
 * Puts the newest page before the rows that were loaded earlier. Older rows stay, so that the list does not jump back under a reader who
 * had loaded them; rows that the page should contain and does not are removed.
 */
export function joinPages(fresh: Page, before: Page): Page {
  const last = fresh.rows.at(-1);
  if (last === undefined || fresh.nextCursor === null) return fresh;
  const inFresh = new Set(fresh.rows.map(({ id }) => id));
  // Without a common row, there may be rows between the two that were never loaded.
  if (!before.rows.some(({ id }) => inFresh.has(id))) return fresh;
  const older = before.rows.filter((row) => !inFresh.has(row.id) && comesAfter(row, last));
  return older.length === 0
    ? fresh
    : { rows: [...fresh.rows, ...older], nextCursor: before.nextCursor };
}

/** The order of the list: pinned ones first, then the newest, then the greater id. */
function comesAfter(row: SessionRow, other: SessionRow): boolean {
  if (row.pinned !== other.pinned) return other.pinned;
  const byTime = Date.parse(row.at) - Date.parse(other.at);
  return byTime === 0 ? row.id < other.id : byTime < 0;
}
