import type { WatchEvent } from "@switchboard/api-client";
import { describe, expect, it } from "vitest";
import type { ChatSessionsState, SessionRow } from "./chat-sessions.types.ts";
import { applyToSessions } from "./session-events.ts";

const row = (id: string, at: string, more: Partial<SessionRow> = {}): SessionRow => ({
  id,
  title: `Chat ${id}`,
  at: `2026-11-20T${at}:00Z`,
  pinned: false,
  live: null,
  ...more,
});
const history = (more: Partial<ChatSessionsState> = {}): ChatSessionsState => ({
  rows: [row("a", "12:00"), row("b", "11:00"), row("c", "10:00")],
  opened: null,
  query: "",
  nextCursor: null,
  loadingMore: false,
  failed: null,
  ...more,
});
const told = (id: string, at: string, more: Partial<SessionRow> = {}): WatchEvent => {
  const { title, at: updated_at, pinned } = row(id, at, more);
  return { type: "session", session_id: id, title, created_at: updated_at, updated_at, pinned };
};
const ids = ({ rows }: ChatSessionsState) => rows.map(({ id }) => id).join("");

describe("the history, told what happened elsewhere", () => {
  it("shows which runs are going on, and which wait", () => {
    const state = history({ opened: row("z", "09:00", { live: "running" }) });
    const after = applyToSessions(state, {
      type: "live",
      runs: [
        { session_id: "b", run_id: "r", state: "awaiting_approval" },
        { session_id: "c", run_id: "r", state: "queued" },
      ],
    });
    expect(after.rows.map(({ live }) => live)).toEqual([null, "awaiting_approval", "running"]);
    expect(after.opened?.live).toBeNull();
    const over: WatchEvent = { type: "run", session_id: "b", run_id: "r", state: "finished" };
    expect(applyToSessions(after, over).rows.map(({ live }) => live)).toEqual([
      null,
      null,
      "running",
    ]);
  });

  it("takes a new title and a pin, and moves only what was used", () => {
    const renamed = applyToSessions(history(), told("b", "11:00", { title: "New", pinned: true }));
    expect(renamed.rows[1]).toEqual(row("b", "11:00", { title: "New", pinned: true }));
    expect(ids(renamed)).toBe("abc");
    expect(ids(applyToSessions(renamed, told("c", "13:00")))).toBe("cab");
  });

  it("puts a chat that was begun elsewhere on top, but not among titles that were looked for", () => {
    expect(ids(applyToSessions(history(), told("d", "13:00")))).toBe("dabc");
    expect(ids(applyToSessions(history({ query: "Chat" }), told("d", "13:00")))).toBe("abc");
  });

  it("leaves out an old chat that was renamed further down than what is loaded, and keeps the title of the open one", () => {
    const state = history({ nextCursor: "more", opened: row("z", "01:00") });
    const after = applyToSessions(state, told("z", "01:00", { title: "New" }));
    expect([ids(after), after.opened?.title]).toEqual(["abc", "New"]);
  });

  it("drops a chat that was deleted", () => {
    const state = history({ opened: row("b", "11:00") });
    const after = applyToSessions(state, { type: "session_deleted", session_id: "b" });
    expect([ids(after), after.opened]).toEqual(["ac", null]);
  });
});
