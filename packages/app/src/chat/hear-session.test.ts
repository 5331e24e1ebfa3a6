import type { WatchEvent } from "@switchboard/api-client";
import { describe, expect, it } from "vitest";
import type { ChatSessionsState, SessionRow } from "./chat-sessions.types.ts";
import { hearSession } from "./hear-session.ts";

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
    const heard = hearSession(state, {
      type: "live",
      runs: [
        { session_id: "b", run_id: "r", state: "awaiting_approval" },
        { session_id: "c", run_id: "r", state: "queued" },
      ],
    });
    expect(heard.rows.map(({ live }) => live)).toEqual([null, "awaiting_approval", "running"]);
    expect(heard.opened?.live).toBeNull();
    const over: WatchEvent = { type: "run", session_id: "b", run_id: "r", state: "finished" };
    expect(hearSession(heard, over).rows.map(({ live }) => live)).toEqual([null, null, "running"]);
  });

  it("takes a new title and a pin, and moves only what was used", () => {
    const renamed = hearSession(history(), told("b", "11:00", { title: "New", pinned: true }));
    expect(renamed.rows[1]).toEqual(row("b", "11:00", { title: "New", pinned: true }));
    expect(ids(renamed)).toBe("abc");
    expect(ids(hearSession(renamed, told("c", "13:00")))).toBe("cab");
  });

  it("puts a chat that was begun elsewhere on top, but not among titles that were looked for", () => {
    expect(ids(hearSession(history(), told("d", "13:00")))).toBe("dabc");
    expect(ids(hearSession(history({ query: "Chat" }), told("d", "13:00")))).toBe("abc");
  });

  it("leaves out an old chat that was renamed further down than what is loaded, and keeps the title of the open one", () => {
    const state = history({ nextCursor: "more", opened: row("z", "01:00") });
    const heard = hearSession(state, told("z", "01:00", { title: "New" }));
    expect([ids(heard), heard.opened?.title]).toEqual(["abc", "New"]);
  });

  it("drops a chat that was deleted", () => {
    const state = history({ opened: row("b", "11:00") });
    const heard = hearSession(state, { type: "session_deleted", session_id: "b" });
    expect([ids(heard), heard.opened]).toEqual(["ac", null]);
  });
});
