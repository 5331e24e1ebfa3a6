import { createClient, type WatchEvent } from "@switchboard/api-client";
import {
  encodeRunStream,
  fakeNetwork,
  fixtures,
  mockRunStream,
} from "@switchboard/api-client/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import { createAccount } from "../session/account.ts";
import { createAppInfo } from "../session/app-info.ts";
import { createChatSessions } from "./chat-sessions.ts";
import { createChats } from "./chats.ts";
import { offeredModels } from "./model-choice.ts";
import { createDatasets } from "./datasets.ts";
import { createInboxSummary } from "../inbox/inbox-summary.ts";
import { createDrafts } from "./drafts.ts";
import { createWatch, type Windows } from "./watch.ts";

const { approval, user } = fixtures;
const id = fixtures.chatSessionDetail.id;
const { created_at, updated_at } = fixtures.chatSessionDetail;
const listed = { id, title: "Listed", created_at, updated_at, pinned: false, live_run_state: null };
const EVENTS = "/api/v1/chatsessions/events";

let extensions: string[];
let active: unknown;
let asked: string[];
let answered: unknown;
let line: ReadableStreamDefaultController<Uint8Array> | undefined;
let now: number;
let locks: Promise<void>;
let listeners: Set<(event: WatchEvent) => void>;
let closing: AbortController[];

const tell = (...events: WatchEvent[]) => line?.enqueue(encodeRunStream(events, false));
const count = (path: string) => asked.filter((one) => one === path).length;

function respond(path: string, signal: AbortSignal | null | undefined): Response {
  if (path.endsWith("/app-info")) return Response.json({ ...fixtures.appInfo, extensions });
  if (path === EVENTS) {
    const mine = new ReadableStream<Uint8Array>({
      start(opened) {
        line = opened;
        signal?.addEventListener("abort", () => opened.error(signal.reason));
      },
    });
    return new Response(mine);
  }
  if (path.includes("/approvals/")) return Response.json({ ...approval, state: "denied" });
  if (path.startsWith(`/api/v1/chatsessions/${id}`))
    return Response.json({
      ...fixtures.chatSessionDetail,
      messages: fixtures.chatSessionDetail.messages.map((message) =>
        message.role === "TOOL_RESULT" && answered !== undefined
          ? { ...message, content: { ...message.content, asked_again: answered } }
          : message,
      ),
      active_run: active,
    });
  if (path.startsWith("/api/v1/chatsessions"))
    return Response.json({ items: [listed], next_cursor: null });
  return mockRunStream(fixtures.runEvents);
}

/** The windows of one browser: one after the other holds the lock, and each hears the others. */
const windows = (left: AbortSignal): Windows => ({
  alone: (_name, signal, work) => {
    const turn = locks.then(() => (signal.aborted || left.aborted ? undefined : work()));
    // A window that is closed lets go of what it held.
    const closed = new Promise<void>((resolve) => left.addEventListener("abort", () => resolve()));
    locks = Promise.race([turn, closed]).catch(() => {});
    return turn;
  },
  channel(_name, receive) {
    listeners.add(receive);
    left.addEventListener("abort", () => listeners.delete(receive));
    return {
      send: (event) => listeners.forEach((other) => other !== receive && other(event)),
      close: () => listeners.delete(receive),
    };
  },
  isVisible: () => true,
  onVisibility: () => () => {},
});

const noStorage = (): Storage => {
  throw new Error("This browser keeps nothing.");
};

/** A window of the browser, on the page of the chat. */
async function openWindow(begun?: number) {
  const left = new AbortController();
  closing.push(left);
  const api = createClient({
    baseUrl: "",
    fetch: (path, init) =>
      fetch(path, { ...init, signal: AbortSignal.any([left.signal, init?.signal ?? left.signal]) }),
  });
  const appInfo = createAppInfo(api);
  await appInfo.ensure();
  const account = createAccount(api);
  account.store.set({ status: "user", user });
  const shared = {
    api,
    appInfo,
    offered: () => offeredModels({ status: "unknown" }),
    refreshModels: async () => {},
    account,
    sessions: createChatSessions(api, appInfo),
    network: fakeNetwork(),
    now: () => new Date(now),
    inboxSummary: createInboxSummary(api, account, appInfo),
  };
  const deps = {
    ...shared,
    datasets: createDatasets(api, appInfo),
    paths: createPaths(defaultConfig),
  };
  const chats = createChats(
    deps,
    createDrafts("switchboard", noStorage),
    createDrafts("switchboard.approvals", noStorage),
  );
  await shared.sessions.load();
  const chat = await chats.open(user, id);
  const watch = createWatch({
    ...shared,
    chats,
    slug: "switchboard",
    windows: windows(left.signal),
  });
  watch.begin(begun);
  return { chat, ...shared, close: () => left.abort() };
}

beforeEach(() => {
  extensions = ["runs", "sessions", "approvals", "watch"];
  [active, asked, line, locks] = [null, [], undefined, Promise.resolve()];
  answered = undefined;
  [listeners, closing, now] = [new Set(), [], Date.parse("2026-11-20T09:00:00Z")];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    asked.push(path);
    return respond(path, init.signal);
  });
});
afterEach(() => {
  for (const left of closing) left.abort();
  vi.unstubAllGlobals();
});

const run = (state: "running" | "finished" | "awaiting_approval"): WatchEvent => ({
  type: "run",
  session_id: id,
  run_id: "r-elsewhere",
  state,
});
const live: WatchEvent = { type: "live", runs: [] };

describe("the windows of a browser", () => {
  it("listen over one line, and all hear what it tells [C9]", async () => {
    const first = await openWindow();
    const second = await openWindow();
    await expect.poll(() => count(EVENTS)).toBe(1);
    const title = "Renamed on the phone";
    tell(live, { type: "session", session_id: id, title, created_at, updated_at, pinned: true });
    for (const { sessions } of [first, second])
      await expect.poll(() => sessions.store.get().rows[0]).toMatchObject({ title, pinned: true });
    expect(count(EVENTS)).toBe(1);
  });

  it("take over from a window that is closed, and look for what was missed meanwhile", async () => {
    const first = await openWindow();
    const second = await openWindow();
    await expect.poll(() => count(EVENTS)).toBe(1);
    tell(live);
    now += 60_000;
    first.close();
    await expect.poll(() => count(EVENTS)).toBe(2);
    const lists = asked.filter((path) => path.includes("view=list")).length;
    active = { ...fixtures.run, state: "awaiting_approval", pending_approval: approval };
    tell(live, run("awaiting_approval"));
    await expect.poll(() => second.chat.state.get().approval).not.toBeNull();
    await expect.poll(() => second.sessions.store.get().rows[0]?.live).toBe("awaiting_approval");
    await expect
      .poll(() => asked.filter((path) => path.includes("view=list")).length)
      .toBe(lists + 1);
  });

  it("look for what was missed also when they were just opened, and another one's line comes back [R4]", async () => {
    const lists = () => asked.filter((path) => path.includes("view=list")).length;
    await openWindow();
    await expect.poll(() => count(EVENTS)).toBe(1);
    tell(live);
    await openWindow();
    const before = lists();
    tell(live);
    await expect.poll(lists).toBe(before + 2);
  });

  it("look for what was missed while the code that follows was loaded slowly [R4]", async () => {
    await openWindow(now - 11_000);
    const lists = () => asked.filter((path) => path.includes("view=list")).length;
    await expect.poll(() => count(EVENTS)).toBe(1);
    const before = lists();
    tell(live);
    await expect.poll(lists).toBe(before + 1);
  });

  it("follow a run that was begun elsewhere in the chat they show, and nothing of their own", async () => {
    const { chat } = await openWindow();
    await expect.poll(() => line).toBeDefined();
    const detail = `/api/v1/chatsessions/${id}`;
    const loads = () => asked.filter((path) => path.startsWith(detail) && path !== EVENTS).length;
    const before = loads();
    active = { ...fixtures.run, last_seq: 0, pending_approval: null };
    tell(live, run("running"));
    await expect.poll(loads).toBe(before + 1);
    await expect.poll(() => chat.state.get().runId).toBe(fixtures.run.id);
    await expect.poll(() => chat.state.get().phase).not.toBe("loading");
    const settled = loads();
    tell({ ...run("finished"), run_id: fixtures.run.id } as WatchEvent, {
      type: "session_deleted",
      session_id: "another",
    });
    await expect.poll(loads).toBe(settled);
  });

  it("close a question with the event that says it was answered elsewhere [C9]", async () => {
    active = { ...fixtures.run, state: "awaiting_approval", pending_approval: approval };
    const { chat } = await openWindow();
    expect(chat.state.get().phase).toBe("awaiting_approval");
    await expect.poll(() => line).toBeDefined();
    active = null;
    tell({
      type: "approval",
      approval_id: approval.id,
      session_id: id,
      run_id: fixtures.run.id,
      state: "denied",
      decided_by: user.email,
    });
    await expect.poll(() => chat.state.get().approval).toBeNull();
    expect(count(`/api/v1/approvals/${approval.id}`)).toBe(1);
  });

  it("look again when a call that waits behind the first was answered elsewhere [A9 C9]", async () => {
    const second = { ...approval, id: "a-second" };
    const waits = { ...fixtures.run, state: "awaiting_approval", pending_approval: approval };
    active = { ...waits, pending_approvals: [approval, second] };
    const { chat } = await openWindow();
    expect(chat.state.get().others).toHaveLength(1);
    await expect.poll(() => line).toBeDefined();
    active = { ...waits, pending_approvals: [approval] };
    tell({
      type: "approval",
      approval_id: second.id,
      session_id: id,
      run_id: fixtures.run.id,
      state: "denied",
      decided_by: user.email,
    });
    await expect.poll(() => chat.state.get().others).toEqual([]);
    expect(chat.state.get().approval?.approvalId).toBe(approval.id);
  });

  it("show the answer to a question that was changed elsewhere, also during a run, and what went back [C9]", async () => {
    active = { ...fixtures.run, state: "awaiting_approval", pending_approval: approval };
    const { chat } = await openWindow();
    await expect.poll(() => line).toBeDefined();
    const results = () => chat.state.get().messages.filter(({ role }) => role === "tool_result");
    const [first] = results();
    const callId = first?.role === "tool_result" ? (first.call.id ?? "") : "";
    const changed = { type: "answer", session_id: id, call_id: callId } as const;
    answered = fixtures.questionAnswer;
    tell(changed);
    await expect.poll(() => results()[0]).toMatchObject({ askedAgain: fixtures.questionAnswer });
    expect(chat.state.get().approval?.approvalId).toBe(approval.id);
    answered = undefined;
    tell({ ...changed, session_id: "another" }, changed);
    await expect.poll(() => results()[0]).toEqual(first);
  });

  it("say that the chat they show was deleted, and keep what it says", async () => {
    const { chat, sessions } = await openWindow();
    await expect.poll(() => line).toBeDefined();
    const said = chat.state.get().messages.length;
    tell({ type: "session_deleted", session_id: id });
    await expect.poll(() => sessions.store.get().rows).toEqual([]);
    expect(chat.state.get().messages).toHaveLength(said + 1);
    expect(chat.state.get().messages.at(-1)).toMatchObject({
      role: "error",
      text: "This chat was deleted in another window.",
    });
  });

  it("say nothing of a deletion that they made themselves, also when they hear of it before its answer", async () => {
    const { chat, sessions } = await openWindow();
    await expect.poll(() => line).toBeDefined();
    const said = chat.state.get().messages;
    const removing = sessions.remove(id);
    tell({ type: "session_deleted", session_id: id });
    await expect.poll(() => sessions.store.get().rows).toEqual([]);
    await removing;
    expect(chat.state.get().messages).toBe(said);
  });

  it("show how a connection is by now", async () => {
    const { account } = await openWindow();
    await expect.poll(() => line).toBeDefined();
    const connections = () => {
      const who = account.store.get();
      return who.status === "user" ? who.user.connections : [];
    };
    const [first, ...others] = connections();
    const health = { status: "expired", status_detail: "No.", last_success_at: null } as const;
    tell({ type: "connection", connection_id: first?.id ?? "", ...health });
    await expect.poll(connections).toEqual([{ ...first, ...health }, ...others]);
  });

  it("forget a connection that was deleted", async () => {
    const { account } = await openWindow();
    await expect.poll(() => line).toBeDefined();
    const ids = () => {
      const who = account.store.get();
      return who.status === "user" ? who.user.connections.map((one) => one.id) : [];
    };
    const [first = "", ...others] = ids();
    tell({ type: "connection_deleted", connection_id: first });
    await expect.poll(ids).toEqual(others);
  });

  it("let go of the line when the person logs out", async () => {
    const { account } = await openWindow();
    await expect.poll(() => line).toBeDefined();
    account.store.set({ status: "visitor" });
    await expect.poll(() => listeners.size).toBe(0);
  });

  it("ask a server that does not tell for nothing", async () => {
    extensions = ["runs", "sessions", "approvals"];
    await openWindow();
    expect(listeners.size).toBe(0);
    expect(count(EVENTS)).toBe(0);
  });
});
