import { createClient } from "@switchboard/api-client";
import { fakeNetwork, fixtures } from "@switchboard/api-client/testing";
import { afterEach, expect, it, vi } from "vitest";
import { defaultConfig } from "../config/config.ts";
import { createPaths } from "../config/paths.ts";
import { createAccount } from "../session/account.ts";
import { createAppInfo } from "../session/app-info.ts";
import { createChatSessions } from "./chat-sessions.ts";
import { createChats } from "./chats.ts";
import { createDatasets } from "./datasets.ts";
import { createDrafts } from "./drafts.ts";

const { user, approval } = fixtures;
const colleague = { ...user, id: "jonas" };
const edits = { arguments: { title: "Call Inês" }, reason: "Too late" };

afterEach(() => vi.unstubAllGlobals());

/** Pages of one browser, before a server with one run that waits for these approvals. */
async function browser() {
  let waiting = [approval, { ...approval, id: "second" }];
  let moment = new Date(Date.parse(approval.expires_at) - 60_000);
  const session = () => {
    const [first = null] = waiting;
    const run = { ...fixtures.run, pending_approval: first, pending_approvals: waiting };
    const active_run = first && { ...run, state: "awaiting_approval" };
    return { ...fixtures.chatSessionDetail, messages: [], settings: null, active_run };
  };
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(
      path.endsWith("/app-info")
        ? { ...fixtures.appInfo, extensions: ["runs", "sessions", "approvals"] }
        : session(),
    ),
  );
  const held = new Map<string, string>();
  const storage: Storage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
  const api = createClient({ baseUrl: "" });
  const appInfo = createAppInfo(api);
  await appInfo.ensure();
  const account = createAccount(api);
  account.store.set({ status: "user", user });
  const deps = {
    api,
    appInfo,
    account,
    sessions: createChatSessions(api, appInfo),
    datasets: createDatasets(api, appInfo),
    paths: createPaths(defaultConfig),
    network: fakeNetwork(),
    now: () => moment,
  };
  return {
    /** Opens the chat on a page that was just loaded; `leave` does what the browser does when it goes. */
    async load(person = user) {
      const drafts = createDrafts("switchboard", () => storage);
      const kept = createDrafts("switchboard.approvals", () => storage);
      const chat = await createChats(deps, drafts, kept).open(person, fixtures.chatSession.id);
      return { chat, edited: chat.edits.get(), leave: kept.flush };
    },
    decide: (ids: readonly string[]) => {
      waiting = waiting.filter(({ id }) => !ids.includes(id));
    },
    wait: (ms: number) => {
      moment = new Date(moment.getTime() + ms);
    },
    stored: () => [...held.values()].join(),
  };
}

it("shows what was edited in a waiting call again after a reload, to the same person alone [APPROVE-05]", async () => {
  const { load } = await browser();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.leave();
  expect((await load()).edited).toEqual(new Map([[approval.id, edits]]));
  expect((await load(colleague)).edited).toEqual(new Map());
});

it("forgets edits that were undone", async () => {
  const { load, stored } = await browser();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.leave();
  page.chat.editApproval({ id: approval.id, edits: null });
  page.leave();
  expect(stored()).toBe("");
});

it("forgets those of the call that was decided, and keeps those of the others", async () => {
  const { load, decide, stored } = await browser();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.chat.editApproval({ id: "second", edits: { reason: "Not this one" } });
  page.leave();
  decide([approval.id]);
  await page.chat.open(fixtures.chatSession.id);
  page.leave();
  expect(stored()).not.toContain("Call Inês");
  expect((await load()).edited).toEqual(new Map([["second", { reason: "Not this one" }]]));
  // Decided while no page was open.
  decide(["second"]);
  (await load()).leave();
  expect(stored()).toBe("");
});

it("forgets those of a call that has expired", async () => {
  const { load, wait, stored } = await browser();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.leave();
  wait(60_000);
  const later = await load();
  later.leave();
  expect(later.edited).toEqual(new Map());
  expect(stored()).toBe("");
});
