import type { Client, WatchEvent } from "@switchboard/api-client";
import type { StreamNetwork } from "@switchboard/api-client/stream";
import type { AccountService } from "../session/account.ts";
import type { AppInfoService } from "../session/app-info.ts";
import type { Chats } from "./chats.ts";
import type { ChatSessions } from "./chat-sessions.ts";

/** So long what a page has loaded counts as new. */
const FRESH_MS = 10_000;

/** Tells this page what happens in the person's chats, in other windows, on other devices and by the server itself. */
export type Watch = {
  /** Begins to listen, once, where the server tells. Goes on while the same person is logged in. */
  begin(): void;
};

/** What windows of one browser share. */
export type Windows = {
  /** Runs `work` in one window at a time; the next one takes over when that is gone. Undefined where the browser has no locks. */
  readonly alone:
    | ((name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>)
    | undefined;
  /** Carries what one window hears to the others. */
  readonly channel: (
    name: string,
    hear: (event: WatchEvent) => void,
  ) => { readonly tell: (event: WatchEvent) => void; readonly close: () => void };
  readonly isVisible: () => boolean;
  /** Calls back when this window is looked at, or not any more; the answer takes it back. */
  readonly onVisibility: (callback: () => void) => () => void;
};

type WatchDeps = {
  readonly api: Client;
  readonly account: AccountService;
  readonly appInfo: AppInfoService;
  readonly sessions: ChatSessions;
  readonly chats: Chats;
  readonly network: StreamNetwork;
  /** Tells products apart that share an address. */
  readonly slug: string;
  readonly now: () => Date;
  readonly windows?: Windows;
};

/**
 * One window of a browser holds the line to the server and tells the others what it hears: browsers open only a few connections
 * to one server, and pages wait for each other beyond that.
 */
export function createWatch(deps: WatchDeps): Watch {
  const { account, appInfo, sessions, chats, slug, now, windows = browserWindows() } = deps;
  let following: { readonly userId: string; readonly stop: () => void } | null = null;

  /** What is told while the history is on its way: its answer may be older. */
  let meanwhile: WatchEvent[] | null = null;

  const take = (event: WatchEvent) => {
    meanwhile?.push(event);
    sessions.heard(event);
    chats.heard(event);
    account.heard(event);
  };

  /** What happened while no line was held was told to nobody. */
  const reread = async () => {
    const later: WatchEvent[] = [];
    meanwhile = later;
    await sessions.load().finally(() => {
      if (meanwhile === later) meanwhile = null;
    });
    for (const event of later) sessions.heard(event);
    chats.refresh();
    // The health of the connections may have changed as well.
    await account.refresh();
  };

  const follow = (userId: string) => {
    const name = `${slug}.watch.${userId}`;
    const over = new AbortController();
    const begun = now().getTime();
    let heard = false;
    const hear = (event: WatchEvent, isOwn: boolean) => {
      take(event);
      // The first line of a page that was just loaded has missed nothing. Another window's may have been lost since then.
      const isFirst = isOwn && !heard && now().getTime() - begun < FRESH_MS;
      if (event.type === "live" && !isFirst) void reread().catch(() => {});
      heard = true;
    };
    const channel = windows.channel(name, (event) => hear(event, false));

    const hold = async (signal: AbortSignal) => {
      // Loaded behind the page: nothing that is shown waits for it.
      const { watchChats } = await import("@switchboard/api-client/watch");
      const { api, network } = deps;
      for await (const event of watchChats({ baseUrl: api.baseUrl, signal, network })) {
        hear(event, true);
        channel.tell(event);
      }
    };
    const { alone } = windows;
    if (alone) {
      void alone(name, over.signal, () => hold(over.signal)).catch(() => {});
    } else holdWhileVisible(windows, over.signal, hold);

    return () => {
      over.abort();
      channel.close();
    };
  };

  const look = () => {
    const who = account.store.get();
    const userId = who.status === "user" ? who.user.id : null;
    if (userId === (following?.userId ?? null)) return;
    following?.stop();
    following = userId === null ? null : { userId, stop: follow(userId) };
  };

  let begun = false;
  return {
    begin() {
      if (begun || !appInfo.has("watch")) return;
      begun = true;
      account.store.subscribe(look);
      look();
    },
  };
}

/** Without locks each window has a line of its own, and only while somebody looks at it. */
function holdWhileVisible(
  { isVisible, onVisibility }: Windows,
  over: AbortSignal,
  hold: (signal: AbortSignal) => Promise<void>,
): void {
  let line: AbortController | null = null;
  const look = () => {
    if (isVisible() === (line !== null)) return;
    line?.abort();
    line = isVisible() ? new AbortController() : null;
    if (line) void hold(line.signal).catch(() => {});
  };
  const deafen = onVisibility(look);
  over.addEventListener("abort", () => {
    deafen();
    line?.abort();
  });
  look();
}

const browserWindows = (): Windows => ({
  alone:
    "locks" in navigator
      ? async (name, signal, work) => {
          await navigator.locks.request(name, { signal }, work);
        }
      : undefined,
  channel(name, hear) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<WatchEvent>) => hear(data));
    return { tell: (event) => channel.postMessage(event), close: () => channel.close() };
  },
  isVisible: () => document.visibilityState === "visible",
  onVisibility(callback) {
    document.addEventListener("visibilitychange", callback);
    return () => document.removeEventListener("visibilitychange", callback);
  },
});
