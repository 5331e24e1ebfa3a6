import { createClient } from "@switchboard/api-client";
import { fakeNetwork, fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import { createAccount } from "../session/account.ts";
import { createAppInfo } from "../session/app-info.ts";
import { createChat } from "./chat.ts";
import { createChatSessions } from "./chat-sessions.ts";
import { initialSettings } from "./chat-settings.ts";
import { offeredModels } from "./model-choice.ts";
import { createDatasets } from "./datasets.ts";

const message = (n: number) => ({ id: `m-${n}`, role: "ASSISTANT", content: { content: `${n}` } });

/** A stored chat of so many messages on a server that gives them in pages, or all at once. */
async function longChat({ count = 450, extensions = ["sessions", "message-pages"] } = {}) {
  let stored = Array.from({ length: count }, (_, n) => message(n));
  let away = false;
  const asked: string[] = [];
  const answer = (url: URL): Response => {
    if (url.pathname.endsWith("app-info"))
      return Response.json({ ...fixtures.appInfo, extensions });
    asked.push(url.search);
    if (away) return Response.json({ detail: "Away." }, { status: 503 });
    const before = url.searchParams.get("before");
    const end = before === null ? stored.length : stored.findIndex(({ id }) => id === before);
    const limit = Number(url.searchParams.get("limit") ?? stored.length);
    const start = Math.max(0, end - limit);
    return Response.json({
      ...fixtures.chatSessionDetail,
      id: "s-1",
      messages: stored.slice(start, end),
      has_earlier: start > 0,
      active_run: null,
    });
  };
  const respond: typeof fetch = (input) =>
    Promise.resolve(answer(new URL(input instanceof Request ? input.url : input)));
  const api = createClient({ baseUrl: "http://x", fetch: respond });
  const appInfo = createAppInfo(api);
  const chat = createChat(
    {
      api,
      appInfo,
      offered: () => offeredModels({ status: "unknown" }),
      refreshModels: async () => {},
      account: createAccount(api),
      sessions: createChatSessions(api, appInfo),
      datasets: createDatasets(api, appInfo),
      paths: createPaths(defaultConfig),
      network: fakeNetwork(),
      now: () => new Date("2026-11-20T09:00:00Z"),
    },
    initialSettings(fixtures.user),
    () => {},
  );
  await chat.open("s-1");
  return {
    chat,
    asked,
    ids: () => chat.state.get().messages.map(({ id }) => id),
    all: () => stored.map(({ id }) => id),
    say: () => {
      stored = [...stored, message(stored.length)];
    },
    setAway: (is: boolean) => {
      away = is;
    },
  };
}

describe("a long conversation", () => {
  it("opens with its newest 200 messages, and older ones come before them page by page", async () => {
    const { chat, asked, ids, all } = await longChat();
    expect(ids()).toEqual(all().slice(250));
    const shown = chat.state.get().messages;
    await chat.loadEarlier({ all: false });
    expect(ids()).toEqual(all().slice(50));
    // What was drawn already is the same object: nothing of it is drawn anew.
    expect(chat.state.get().messages.at(-1)).toBe(shown.at(-1));
    await chat.loadEarlier({ all: false });
    expect(ids()).toEqual(all());
    expect(chat.state.get().earlier).toEqual({ before: null, loading: false });
    await chat.loadEarlier({ all: false });
    expect(asked).toEqual(["?limit=200", "?before=m-250&limit=200", "?before=m-50&limit=200"]);
  });

  it("gives old messages no time of now", async () => {
    const { chat } = await longChat();
    await chat.loadEarlier({ all: false });
    expect(chat.state.get().messages[0]).toEqual({ id: "m-50", role: "assistant", text: "50" });
  });

  it("comes whole for a search, also while a page is on its way", async () => {
    const { chat, ids, all } = await longChat({ count: 900 });
    await Promise.all([chat.loadEarlier({ all: false }), chat.loadEarlier({ all: true })]);
    expect(ids()).toEqual(all());
  });

  it("stays as it was where older messages do not come, and they can be asked for again", async () => {
    const { chat, ids, all, setAway } = await longChat();
    setAway(true);
    await chat.loadEarlier({ all: true });
    expect(ids()).toEqual(all().slice(250));
    expect(chat.state.get().earlier).toEqual({ before: "m-250", loading: false });
    setAway(false);
    await chat.loadEarlier({ all: false });
    expect(ids()).toEqual(all().slice(50));
  });

  it("keeps what was loaded when its newest page is read again", async () => {
    const { chat, ids, all, say } = await longChat();
    await chat.loadEarlier({ all: false });
    say();
    await chat.open("s-1");
    expect(ids()).toEqual(all().slice(50));
    await chat.loadEarlier({ all: false });
    expect(ids()).toEqual(all());
  });

  it("comes whole from a server that knows no pages, which is not asked for them", async () => {
    const { asked, ids, all, chat } = await longChat({ extensions: ["sessions"] });
    expect(ids()).toEqual(all());
    expect(asked).toEqual([""]);
    expect(chat.state.get().earlier.before).toBeNull();
  });
});
