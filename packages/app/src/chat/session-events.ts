import type { WatchEvent } from "@switchboard/api-client";
import type { ChatSessionsState, SessionRow } from "./chat-sessions.types.ts";
import { readLive } from "./live-state.ts";

/** Applies an event to the history. */
export function applyToSessions(state: ChatSessionsState, event: WatchEvent): ChatSessionsState {
  switch (event.type) {
    case "live": {
      const states = new Map(event.runs.map((run) => [run.session_id, run.state]));
      return edit(state, (row) => ({ ...row, live: readLive(states.get(row.id)) }));
    }
    case "run":
      return edit(state, (row) =>
        row.id === event.session_id ? { ...row, live: readLive(event.state) } : row,
      );
    case "session":
      return applyToRow(state, event);
    case "session_deleted":
      return {
        ...state,
        rows: state.rows.filter((row) => row.id !== event.session_id),
        opened: state.opened?.id === event.session_id ? null : state.opened,
      };
    case "answer":
    case "approval":
    case "connection":
    case "connection_deleted":
    case "inbox":
      return state;
  }
}

function applyToRow(
  state: ChatSessionsState,
  { session_id: id, title, updated_at: at, pinned }: Extract<WatchEvent, { type: "session" }>,
): ChatSessionsState {
  const fields = { id, title, at, pinned };
  const row = state.rows.find((known) => known.id === id);
  const edited = edit(state, (known) => (known.id === id ? { ...known, ...fields } : known));
  // A chat that was used moves to the top. During a search, only the server knows which match.
  if (row ? row.at === at : state.query !== "" || isBeyond(state, at)) return edited;
  const moved = edited.rows.find((known) => known.id === id) ?? { ...fields, live: null };
  return { ...edited, rows: [moved, ...edited.rows.filter((known) => known.id !== id)] };
}

/** An old chat that was renamed or pinned elsewhere, below the loaded rows. */
const isBeyond = ({ rows, nextCursor }: ChatSessionsState, at: string) =>
  nextCursor !== null && rows.every((row) => row.pinned || row.at > at);

function edit(
  state: ChatSessionsState,
  change: (row: SessionRow) => SessionRow,
): ChatSessionsState {
  return { ...state, rows: state.rows.map(change), opened: state.opened && change(state.opened) };
}
