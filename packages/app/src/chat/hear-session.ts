import type { WatchEvent } from "@switchboard/api-client";
import type { ChatSessionsState, SessionRow } from "./chat-sessions.types.ts";
import { readLive } from "./live-state.ts";

/** The history after something was told of a person's chats. What is there already stays the same object. */
export function hearSession(state: ChatSessionsState, event: WatchEvent): ChatSessionsState {
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
      return hearRow(state, event);
    case "session_deleted":
      return {
        ...state,
        rows: state.rows.filter((row) => row.id !== event.session_id),
        opened: state.opened?.id === event.session_id ? null : state.opened,
      };
    case "approval":
    case "connection":
    case "connection_deleted":
      return state;
  }
}

function hearRow(
  state: ChatSessionsState,
  { session_id: id, title, updated_at: at, pinned }: Extract<WatchEvent, { type: "session" }>,
): ChatSessionsState {
  const told = { id, title, at, pinned };
  const row = state.rows.find((known) => known.id === id);
  const edited = edit(state, (known) => (known.id === id ? { ...known, ...told } : known));
  // What was used now stands on top. While titles are looked for, only the server knows which fit.
  if (row ? row.at === at : state.query !== "" || isBeyond(state, at)) return edited;
  const moved = edited.rows.find((known) => known.id === id) ?? { ...told, live: null };
  return { ...edited, rows: [moved, ...edited.rows.filter((known) => known.id !== id)] };
}

/** An old chat that was renamed or pinned elsewhere, further down than what is loaded. */
const isBeyond = ({ rows, nextCursor }: ChatSessionsState, at: string) =>
  nextCursor !== null && rows.every((row) => row.pinned || row.at > at);

function edit(
  state: ChatSessionsState,
  change: (row: SessionRow) => SessionRow,
): ChatSessionsState {
  return { ...state, rows: state.rows.map(change), opened: state.opened && change(state.opened) };
}
