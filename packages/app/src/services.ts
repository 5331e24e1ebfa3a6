import { createClient, type Client, type User } from "@switchboard/api-client";
import type { ImageSource } from "@switchboard/ui/patterns/markdown";
import { createChats, type Chats } from "./chat/chats.ts";
import { createChatSessions, type ChatSessions } from "./chat/chat-sessions.ts";
import { createDatasets, type Datasets } from "./chat/datasets.ts";
import { createDiscoveries, type Discoveries } from "./chat/discoveries.ts";
import { createDrafts, createEdits } from "./chat/drafts.ts";
import { offeredModels } from "./chat/model-choice.ts";
import { createWatch, type Watch } from "./chat/watch.ts";
import type { AppConfig } from "./config/default-config.ts";
import { createPaths, type Paths } from "./config/paths.ts";
import { LoginRequired, UserNotLoaded, messageOf } from "./errors.ts";
import { createAccount, type AccountService } from "./session/account.ts";
import {
  type AnnouncePreference,
  createAnnouncePreference,
} from "./session/announce-preference.ts";
import { createAppInfo, type AppInfoService } from "./session/app-info.ts";
import { createImages } from "./chat/images.ts";
import { createInboxSummary, type InboxSummary } from "./inbox/inbox-summary.ts";
import { createKeysPreference, type KeysPreference } from "./inbox/keys-preference.ts";
import { createModels, type ModelsService } from "./session/models.ts";
import { browserNetwork } from "./session/network.ts";
import { createServerClock } from "./session/server-clock.ts";

/** Everything a route may use. Created once at the start and passed in, so that tests can create their own. */
export type Services = {
  readonly config: AppConfig;
  readonly paths: Paths;
  readonly api: Client;
  readonly account: AccountService;
  readonly appInfo: AppInfoService;
  readonly models: ModelsService;
  readonly sessions: ChatSessions;
  readonly datasets: Datasets;
  readonly discoveries: Discoveries;
  readonly chats: Chats;
  readonly watch: Watch;
  readonly inboxSummary: InboxSummary;
  readonly inboxKeys: KeysPreference;
  readonly announce: AnnouncePreference;
  readonly images: ImageSource;
  readonly now: () => Date;
  /** The user; without one it rejects, and the load-error page shows this sentence. */
  requireUser(sentence: string): Promise<User>;
};

export function createServices(config: AppConfig): Services {
  const { now, set: onDate } = createServerClock();
  let account: AccountService | null = null;
  const onUnauthorized = () => account?.doubt();
  const api = createClient({ baseUrl: config.apiHost, onDate, onUnauthorized });
  const accountService = createAccount(api);
  account = accountService;
  const appInfo = createAppInfo(api);
  const models = createModels(api, appInfo);
  const sessions = createChatSessions(api, appInfo);
  const datasets = createDatasets(api, appInfo);
  const discoveries = createDiscoveries(api, appInfo, accountService);
  const paths = createPaths(config);
  const drafts = createDrafts(config.brand.slug);
  const edits = createEdits(config.brand.slug);
  window.addEventListener("pagehide", () => {
    drafts.flush();
    edits.flush();
  });
  accountService.store.subscribe(() => {
    const who = accountService.store.get();
    // What waited for one person is nothing to the next one of this browser.
    if (who.status !== "unknown") edits.keepOnly(who.status === "user" ? who.user.id : null);
  });
  const network = browserNetwork();
  const chats = createChats(
    {
      api,
      paths,
      account: accountService,
      appInfo,
      offered: () => offeredModels(models.store.get(), appInfo.store.get()),
      refreshModels: models.refresh,
      sessions,
      datasets,
      network,
      now,
    },
    drafts,
    edits,
  );
  const inboxSummary = createInboxSummary(api, accountService, appInfo);
  const watch = createWatch({
    api,
    account: accountService,
    appInfo,
    sessions,
    chats,
    inboxSummary,
    network,
    now,
    slug: config.brand.slug,
  });
  return {
    config,
    paths,
    api,
    account: accountService,
    appInfo,
    models,
    sessions,
    datasets,
    discoveries,
    chats,
    watch,
    inboxSummary,
    inboxKeys: createKeysPreference(config.brand.slug),
    announce: createAnnouncePreference(config.brand.slug),
    images: createImages(config.apiHost),
    now,
    async requireUser(sentence) {
      const known = await accountService.ensure().catch((error: unknown) => {
        throw new UserNotLoaded(messageOf(error), { cause: error });
      });
      if (known.status !== "user") throw new LoginRequired(sentence);
      return known.user;
    },
  };
}
