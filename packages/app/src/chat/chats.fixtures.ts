import { createClient } from "@switchboard/api-client";
import { fakeNetwork, fixtures } from "@switchboard/api-client/testing";
import { vi } from "vitest";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import { createAccount } from "../session/account.ts";
import { createAppInfo } from "../session/app-info.ts";
import { createChatSessions } from "./chat-sessions.ts";
import { createChats } from "./chats.ts";
import { offeredModels } from "./model-choice.ts";
import { createDatasets } from "./datasets.ts";
import { createDrafts } from "./drafts.ts";

type Respond = (path: string) => Response | Promise<Response>;

/** Pages of one browser, whose storage they share, before a server that answers like this. Undo with `vi.unstubAllGlobals()`. */
export async function browser(
  respond: Respond,
  now: () => Date = () => new Date("2026-11-20T09:00:00Z"),
) {
  const extensions = ["runs", "sessions", "approvals"];
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("/app-info") ? Response.json({ ...fixtures.appInfo, extensions }) : respond(path),
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
  account.store.set({ status: "user", user: fixtures.user });
  const deps = {
    api,
    appInfo,
    offered: () => offeredModels({ status: "unknown" }),
    refreshModels: async () => {},
    account,
    sessions: createChatSessions(api, appInfo),
    datasets: createDatasets(api, appInfo),
    paths: createPaths(defaultConfig),
    network: fakeNetwork(),
    now,
  };
  return {
    /** A page that was just loaded; `leave` does what the browser does when it goes. */
    load() {
      const drafts = createDrafts("switchboard", () => storage);
      const edits = createDrafts("switchboard.approvals", () => storage);
      const leave = () => {
        drafts.flush();
        edits.flush();
      };
      return { chats: createChats(deps, drafts, edits), leave };
    },
    /** All that is stored. */
    stored: () => [...held.values()].join(),
  };
}
