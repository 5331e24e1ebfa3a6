import type { Client } from "@switchboard/api-client";
import { listChatSessions } from "@switchboard/api-client/calls";
import type { AppInfoService } from "../session/app-info.ts";
import type { SessionRow } from "./chat-sessions.types.ts";
import { readLive } from "./live-state.ts";

/** Loads a page of the history, from a cursor or its beginning. */
export async function loadSessionPage(
  api: Client,
  appInfo: AppInfoService,
  query: string,
  cursor: string | null,
): Promise<{ rows: SessionRow[]; nextCursor: string | null }> {
  await appInfo.ensure();
  if (!appInfo.has("sessions")) {
    const all: readonly Listed[] = await api.list(listChatSessions);
    return { rows: match(newestFirst(all.map(readRow)), query), nextCursor: null };
  }
  const { items, next_cursor: nextCursor } = await api.page(listChatSessions, {
    query: { view: "list", ...(query ? { query } : {}), ...(cursor ? { cursor } : {}) },
  });
  return { rows: items.map(readRow), nextCursor };
}

type Listed = {
  id: string;
  title?: string | null;
  created_at: string;
  updated_at?: string;
  pinned?: boolean;
  live_run_state?: string | null;
};

export const readRow = (session: Listed): SessionRow => ({
  id: session.id,
  title: session.title || "Untitled chat",
  at: session.updated_at ?? session.created_at,
  pinned: session.pinned ?? false,
  live: readLive(session.live_run_state),
});

/** The specified list has no defined order; the history shows the newest first. */
const newestFirst = (rows: readonly SessionRow[]) =>
  rows.toSorted((a, b) => b.at.localeCompare(a.at));

const match = (rows: readonly SessionRow[], query: string) =>
  rows.filter((row) => row.title.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()));
