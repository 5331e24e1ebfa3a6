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

describe("opening a chat", () => {
  const at = (id: string, hour: number, pinned = false) => ({
    ...row(id),
    pinned,
    updated_at: `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`,
  });
  const pageOf = (items: ReturnType<typeof at>[], next: string | null) =>
    Response.json({ items, next_cursor: next });

  it("leaves the older chats that were loaded where they are", async () => {
    const { sessions, asked, shown } = await historyWith(
      pageOf([at("p", 1, true), at("d", 9), at("c", 8)], "c-1"),
      pageOf([at("b", 7), at("a", 6)], "c-2"),
      // Meanwhile b was used again, and e is new.
      pageOf([at("p", 1, true), at("e", 11), at("b", 10)], "c-1"),
      pageOf([at("z", 5)], null),
    );
    await sessions.load();
    await sessions.more();
    await sessions.load();
    expect(shown()).toEqual(["p", "e", "b", "d", "c", "a"]);
    await sessions.more();
    expect(shown()).toEqual(["p", "e", "b", "d", "c", "a", "z"]);
    expect(asked.at(-1)).toBe("?view=list&cursor=c-2");
  });

  it("forgets what is gone from the newest ones", async () => {
    const { sessions, shown } = await historyWith(
      pageOf([at("d", 9), at("c", 8)], "c-1"),
      pageOf([at("b", 7)], null),
      pageOf([at("c", 8), at("b", 7)], "c-1"),
    );
    await sessions.load();
    await sessions.more();
    await sessions.load();
    expect(shown()).toEqual(["c", "b"]);
  });

  it("begins anew where chats may lie between the newest and those that were loaded", async () => {
    const { sessions, shown } = await historyWith(
      pageOf([at("b", 2)], "c-1"),
      pageOf([at("a", 1)], null),
      pageOf([at("z", 9)], "c-9"),
    );
    await sessions.load();
    await sessions.more();
    await sessions.load();
    expect(shown()).toEqual(["z"]);
    expect(sessions.store.get().nextCursor).toBe("c-9");
  });
});

describe("renaming and pinning", () => {
  it("shows at once, before the server has answered", async () => {
    const slow = Promise.withResolvers<Response>();
    const { sessions } = await historyWith(page(["a"]), slow.promise);
    await sessions.load();
    const done = sessions.rename("a", "Overdue");
    expect(findSession(sessions.store.get(), "a")?.title).toBe("Overdue");
    slow.resolve(Response.json(row("a")));
    await done;
    expect(findSession(sessions.store.get(), "a")?.title).toBe("Overdue");
  });

  it("is taken back with the server's reason where it is refused", async () => {
    const { sessions } = await historyWith(page(["a"]), away(), away());
    await sessions.load();
    await expect(sessions.pin("a", true)).rejects.toThrow("Away.");
    await expect(sessions.rename("a", "Overdue")).rejects.toThrow("Away.");
    expect(findSession(sessions.store.get(), "a")).toMatchObject({ title: "a", pinned: false });
  });

  it("leaves a later title alone when an earlier one is refused", async () => {
    const slow = Promise.withResolvers<Response>();
    const { sessions } = await historyWith(page(["a"]), slow.promise, Response.json(row("a")));
    await sessions.load();
    const refused = sessions.rename("a", "First");
    await sessions.rename("a", "Second");
    slow.resolve(away());
    await expect(refused).rejects.toThrow("Away.");
    expect(findSession(sessions.store.get(), "a")?.title).toBe("Second");
  });
});

describe("deleting a chat", () => {
  it("asks the server once for each, however often the key is pressed [CHAT-31]", async () => {
    const { sessions, asked, shown } = await historyWith(page(["a", "b"]), Response.json({}));
    await sessions.load();
    await Promise.all([sessions.remove("a"), sessions.remove("a")]);
    await sessions.remove("a");
    expect(asked).toHaveLength(2);
    expect(shown()).toEqual(["b"]);
  });

  it("takes it out of the list and forgets it once the server has [CHAT-33]", async () => {
    const { sessions, shown } = await historyWith(
      page(["a", "b"]),
      away(),
      new Response(null, { status: 204 }),
    );
    await sessions.load();
    await expect(sessions.remove("a")).rejects.toThrow("Away.");
    expect(shown()).toEqual(["a", "b"]);
    await sessions.remove("a");
    expect(shown()).toEqual(["b"]);
  });
});

describe("a chat that a run just made", () => {
  it("stands on top once, and its run shows in its row [CHAT-60]", async () => {
    const { sessions, shown } = await historyWith(page(["a"]));
    await sessions.load();
    for (let told = 0; told < 2; told += 1)
      sessions.add({ id: "new", title: "What is the total?" }, "2026-11-20T09:00:00Z");
    expect(shown()).toEqual(["new", "a"]);
    expect(findSession(sessions.store.get(), "new")?.live).toBe("running");
    sessions.setLive("new", null);
    expect(findSession(sessions.store.get(), "new")?.live).toBeNull();
  });
});

describe("a server with the specification only", () => {
  it("is asked once for its list, which is shown newest first and searched here", async () => {
    const fetcher: typeof fetch = (input) =>
      Promise.resolve(
        String(input instanceof Request ? input.url : input).includes("app-info")
          ? Response.json({ ...fixtures.appInfo, extensions: undefined })
          : Response.json({
              sessions: [
                { id: "old", title: "Old", created_at: "2026-11-01T08:00:00Z", messages: [] },
                { id: "new", title: "New", created_at: "2026-11-02T08:00:00Z", messages: [] },
              ],
            }),
      );
    const api = createClient({ baseUrl: "http://x", fetch: fetcher });
    const sessions = createChatSessions(api, createAppInfo(api));
    await sessions.load();
    expect(sessions.store.get().rows.map(({ title }) => title)).toEqual(["New", "Old"]);
    expect(sessions.store.get().nextCursor).toBeNull();
    sessions.search("OL");
    await vi.advanceTimersByTimeAsync(300);
    expect(sessions.store.get().rows.map(({ title }) => title)).toEqual(["Old"]);
  });
});

describe("a chat beyond the rows that are loaded", () => {
  it("shows a new title, a pin and what goes on in it like any other", async () => {
    const changed = () => Response.json(row("old"));
    const { sessions, shown } = await historyWith(page(["a"]), changed(), changed());
    await sessions.load();
    sessions.setOpened({
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
