import type { Client, WatchEvent } from "@switchboard/api-client";
import type { StreamNetwork } from "@switchboard/api-client/stream";
import type { AccountService } from "../session/account.ts";
import type { AppInfoService } from "../session/app-info.ts";
import type { InboxSummary } from "../inbox/inbox-summary.ts";
import type { Chats } from "./chats.ts";
import type { ChatSessions } from "./chat-sessions.ts";

/** How long a page that was just loaded counts as up to date. */
const FRESH_MS = 10_000;

/** Receives changes that other windows, other devices or the server make to the person's chats, connections and inbox. */
export type Watch = {
  /**
   * Starts once, where the server supports it. Continues while the same person is logged in.
   * @param asked when the page was loaded, in milliseconds, if that was earlier
   */
  begin(asked?: number): void;
};

/** What the windows of one browser share. */
export type Windows = {
  /** Runs `work` in one window at a time; when that closes, another takes over. Undefined where the browser has no locks. */
  readonly alone:
    | ((name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>)
    | undefined;
  /** Sends the events of one window to the others. */
  readonly channel: (
    name: string,
    receive: (event: WatchEvent) => void,
  ) => { readonly send: (event: WatchEvent) => void; readonly close: () => void };
  readonly isVisible: () => boolean;
  /** Calls back when the visibility of this window changes. @returns unsubscribes */
  readonly onVisibility: (callback: () => void) => () => void;
};

type WatchDeps = {
  readonly api: Client;
  readonly account: AccountService;
  readonly appInfo: AppInfoService;
  readonly sessions: ChatSessions;
  readonly chats: Chats;
  readonly inboxSummary: Pick<InboxSummary, "changed">;
  readonly network: StreamNetwork;
  /** Separates products that share an origin. */
  readonly slug: string;
  readonly now: () => Date;
  readonly windows?: Windows;
};

/**
 * One window of a browser holds the connection to the server and sends the events to the others: a browser opens only a few connections
 * to one server, and further requests would wait.
 */
export function createWatch(deps: WatchDeps): Watch {
  const {
    account,
    appInfo,
    sessions,
    chats,
    inboxSummary,
    slug,
    now,
    windows = browserWindows(),
  } = deps;
  let current: { readonly userId: string; readonly stop: () => void } | null = null;

  /** Events that arrive while the history loads: the response may be older. */
  let meanwhile: WatchEvent[] | null = null;

  const apply = (event: WatchEvent) => {
    meanwhile?.push(event);
    sessions.applyEvent(event);
    chats.applyEvent(event);
    account.applyEvent(event);
    if (event.type === "inbox") inboxSummary.changed();
  };

  /** Events that happened without a connection were sent to nobody. */
  const reload = async () => {
    const later: WatchEvent[] = [];
    meanwhile = later;
    await sessions.load().finally(() => {
      if (meanwhile === later) meanwhile = null;
    });
    for (const event of later) sessions.applyEvent(event);
    chats.refresh();
    inboxSummary.changed();
    // The health of the connections may have changed as well.
    await account.refresh();
  };

  const follow = (userId: string, begun: number) => {
    const name = `${slug}.watch.${userId}`;
    const following = new AbortController();
    let received = false;
    const receive = (event: WatchEvent, isOwn: boolean) => {
      apply(event);
      // The first connection of a page that was just loaded has missed nothing. That of another window may have been lost since then.
      const isFirst = isOwn && !received && now().getTime() - begun < FRESH_MS;
      if (event.type === "live" && !isFirst) void reload().catch(() => {});
      received = true;
    };
    const channel = windows.channel(name, (event) => receive(event, false));

    const hold = async (signal: AbortSignal) => {
      // Loaded lazily: nothing that is shown waits for it.
      const { watchChats } = await import("@switchboard/api-client/watch");
      const { api, network } = deps;
      for await (const event of watchChats({ baseUrl: api.baseUrl, signal, network })) {
        receive(event, true);
        channel.send(event);
      }
    };
    const { alone } = windows;
    if (alone) {
      void alone(name, following.signal, () => hold(following.signal)).catch(() => {});
    } else holdWhileVisible(windows, following.signal, hold);

    return () => {
      following.abort();
      channel.close();
    };
  };

  const look = (begun = now().getTime()) => {
    const who = account.store.get();
    const userId = who.status === "user" ? who.user.id : null;
    if (userId === (current?.userId ?? null)) return;
    current?.stop();
    current = userId === null ? null : { userId, stop: follow(userId, begun) };
  };

  let begun = false;
  return {
    begin(asked) {
      if (begun || !appInfo.has("watch")) return;
      begun = true;
      account.store.subscribe(() => look());
      look(asked);
    },
  };
}

/** Without locks each window has a connection of its own, and only while it is visible. */
function holdWhileVisible(
  { isVisible, onVisibility }: Windows,
  end: AbortSignal,
  hold: (signal: AbortSignal) => Promise<void>,
): void {
  let connection: AbortController | null = null;
  const look = () => {
    if (isVisible() === (connection !== null)) return;
    connection?.abort();
    connection = isVisible() ? new AbortController() : null;
    if (connection) void hold(connection.signal).catch(() => {});
  };
  const unsubscribe = onVisibility(look);
  end.addEventListener("abort", () => {
    unsubscribe();
    connection?.abort();
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
  channel(name, receive) {
    const channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<WatchEvent>) => receive(data));
    return { send: (event) => channel.postMessage(event), close: () => channel.close() };
  },
  isVisible: () => document.visibilityState === "visible",
  onVisibility(callback) {
    document.addEventListener("visibilitychange", callback);
    return () => document.removeEventListener("visibilitychange", callback);
  },
});
