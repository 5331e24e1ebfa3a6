import { createClient } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAppInfo } from "../session/app-info.ts";
import { createChatSessions, findSession } from "./chat-sessions.ts";

const row = (id: string) => ({
  id,
  title: id,
  created_at: "2026-11-20T08:00:00Z",
  updated_at: "2026-11-20T08:00:00Z",
  pinned: false,
  live_run_state: null,
});
const page = (ids: string[], next: string | null = null) =>
  Response.json({ items: ids.map(row), next_cursor: next });

/** The history before a server that gives these answers, in turn. */
async function historyWith(...answers: (Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const answer = async ({ url }: Request): Promise<Response> => {
    if (url.includes("app-info"))
      return Response.json({ ...fixtures.appInfo, extensions: ["sessions"] });
    asked.push(new URL(url).search);
    return answers.shift() ?? Response.json({ detail: "No more answers." }, { status: 500 });
  };
  const fetcher: typeof fetch = (input, init) => answer(new Request(input, init));
  const api = createClient({ baseUrl: "http://x", fetch: fetcher });
  const appInfo = createAppInfo(api);
  await appInfo.ensure();
  const sessions = createChatSessions(api, appInfo);
  const shown = () => sessions.store.get().rows.map(({ id }) => id);
  return { sessions, asked, shown };
}

const away = () => Response.json({ detail: "Away." }, { status: 503 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("searching the history", () => {
  it("asks once for a word that is typed in one go [CHAT-07]", async () => {
    const { sessions, asked, shown } = await historyWith(page(["roast"]));
    for (const query of ["r", "ro", "roa", "roast"]) {
      sessions.search(query);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sessions.store.get().query).toBe("roast");
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(["?view=list&query=roast"]);
    expect(shown()).toEqual(["roast"]);
  });

  it("shows all at once when the search is emptied", async () => {
    const { sessions, asked, shown } = await historyWith(page(["a", "b"]));
    sessions.search("r");
    sessions.search("");
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["?view=list"]);
    expect(shown()).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
  });

  it("takes the answer to the present question only", async () => {
    const slow = Promise.withResolvers<Response>();
    const { sessions, shown } = await historyWith(slow.promise, page(["new"]));
    sessions.search("old");
    await vi.advanceTimersByTimeAsync(300);
    sessions.search("new");
    await vi.advanceTimersByTimeAsync(300);
    slow.resolve(page(["old"]));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(["new"]);
  });

  it("says that it failed, keeps what was there, and can be tried again", async () => {
    const { sessions, shown } = await historyWith(page(["a"]), away(), page(["roast"]));
    await sessions.load();
    sessions.search("roast");
    await vi.advanceTimersByTimeAsync(300);
    expect(sessions.store.get().failed).toBe("search");
    expect(shown()).toEqual(["a"]);
    await sessions.retry();
    expect(sessions.store.get().failed).toBeNull();
    expect(shown()).toEqual(["roast"]);
  });

  it("forgets that it failed as soon as something else is searched for", async () => {
    const { sessions } = await historyWith(away(), page(["b"]));
    sessions.search("a");
    await vi.advanceTimersByTimeAsync(300);
    sessions.search("b");
    expect(sessions.store.get().failed).toBeNull();
  });
});

describe("showing older chats", () => {
  it("appends a page, and says where that failed without losing the first", async () => {
    const { sessions, asked, shown } = await historyWith(
      page(["a"], "c-1"),
      away(),
      page(["b"], null),
    );
    await sessions.load();
    await sessions.more();
    expect(sessions.store.get()).toMatchObject({ failed: "more", loadingMore: false });
    expect(shown()).toEqual(["a"]);
    await sessions.retry();
    expect(shown()).toEqual(["a", "b"]);
    expect(sessions.store.get()).toMatchObject({ failed: null, nextCursor: null });
    expect(asked.slice(1)).toEqual(["?view=list&cursor=c-1", "?view=list&cursor=c-1"]);
  });
});

describe("a chat beyond the rows that are loaded", () => {
  it("shows a new title, a pin and what goes on in it like any other", async () => {
    const changed = () => Response.json(row("old"));
    const { sessions, shown } = await historyWith(page(["a"]), changed(), changed());
    await sessions.load();
    sessions.know({
      id: "old",
      title: "Old",
      at: row("old").updated_at,
      pinned: false,
      live: null,
    });
    const find = (id: string) => findSession(sessions.store.get(), id);
    const open = () => find("old");
    await sessions.rename("old", "Overdue accounts");
    expect(open()).toMatchObject({ title: "Overdue accounts", pinned: false });
    await sessions.pin("old", true);
    sessions.setLive("old", "running");
    expect(open()).toMatchObject({ title: "Overdue accounts", pinned: true, live: "running" });
    expect(shown()).toEqual(["a"]);
    expect(find("a")).toMatchObject({ title: "a" });
    expect(find("gone")).toBeUndefined();
  });
});
