import { describe, expect, it, vi } from "vitest";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";
import { groupSessions } from "./group-sessions.logic.ts";

const now = Date.parse("2026-11-20T09:30:00Z");
const row = (id: string, at: string, pinned = false) => ({
  id,
  title: id,
  href: `/${id}`,
  updatedAt: Date.parse(at),
  pinned,
});
const shape = (rows: ReturnType<typeof row>[], timeZone = "UTC") =>
  groupSessions(rows, now, sessionListWords.chatGroups, { locale: "en", timeZone }).map(
    ({ heading, rows: inside }) => [heading, inside.map((r) => r.id)],
  );

describe("groupSessions", () => {
  it("puts pinned ones first, then days, then months [CHAT-06]", () => {
    expect(
      shape([
        row("now", "2026-11-20T09:00:00Z"),
        row("yesterday", "2026-11-19T23:00:00Z"),
        row("week", "2026-11-14T12:00:00Z"),
        row("october", "2026-10-02T12:00:00Z"),
        row("old", "2025-12-02T12:00:00Z"),
        row("kept", "2025-01-01T12:00:00Z", true),
      ]),
    ).toEqual([
      ["Pinned", ["kept"]],
      ["Today", ["now"]],
      ["Yesterday", ["yesterday"]],
      ["Previous 7 days", ["week"]],
      ["October", ["october"]],
      ["December 2025", ["old"]],
    ]);
  });

  it("counts days as the reader's calendar does", () => {
    const late = row("late", "2026-11-19T23:30:00Z");
    expect(shape([late])).toEqual([["Yesterday", ["late"]]]);
    expect(shape([late], "Europe/Berlin")).toEqual([["Today", ["late"]]]);
  });

  it("takes a clock that is behind the server's as today", () => {
    expect(shape([row("ahead", "2026-11-21T01:00:00Z")])).toEqual([["Today", ["ahead"]]]);
  });

  it("makes no format for the chats of the last days, which opens a chat later", () => {
    const make = vi.spyOn(Intl, "DateTimeFormat");
    const recent = [row("now", "2026-11-20T09:00:00Z"), row("week", "2026-11-15T12:00:00Z")];
    const groups = groupSessions(recent, now, sessionListWords.chatGroups);
    expect(groups.map(({ heading }) => heading)).toEqual(["Today", "Previous 7 days"]);
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
  });
});
