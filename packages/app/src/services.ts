import { createClient, type Client, type User } from "@switchboard/api-client";
import type { ImageSource } from "@switchboard/ui/patterns/markdown";
import { createEdits, type Drafts } from "./chat/drafts.ts";
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
import { createServerClock } from "./session/server-clock.ts";

/** Everything a route may use. Created once at the start and passed in, so that tests can create their own. */
export type Services = {
  readonly config: AppConfig;
  readonly paths: Paths;
  readonly api: Client;
  readonly account: AccountService;
  readonly appInfo: AppInfoService;
  readonly models: ModelsService;
  /** What was edited in calls that wait for approval. */
  readonly edits: Drafts;
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
  const api = createClient({
    baseUrl: config.apiHost,
    retry: true,
    onDate,
    onUnauthorized,
  });
  const accountService = createAccount(api);
  account = accountService;
  const appInfo = createAppInfo(api);
  const models = createModels(api, appInfo);
  const paths = createPaths(config);
  const edits = createEdits(config.brand.slug);
  window.addEventListener("pagehide", edits.flush);
  accountService.store.subscribe(() => {
    const who = accountService.store.get();
    // What waited for one person is nothing to the next one of this browser.
    if (who.status !== "unknown") edits.keepOnly(who.status === "user" ? who.user.id : null);
  });
  const inboxSummary = createInboxSummary(api, accountService, appInfo);
  return {
    config,
    paths,
    api,
    account: accountService,
    appInfo,
    models,
    edits,
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
