import type { Services } from "./services.ts";
import { browserNetwork } from "./session/network.ts";
import { type ChatSessions, createChatSessions } from "./chat/chat-sessions.ts";
import { type Chats, createChats } from "./chat/chats.ts";
import { createDatasets, type Datasets } from "./chat/datasets.ts";
import { createDiscoveries, type Discoveries } from "./chat/discoveries.ts";
import { createDrafts } from "./chat/drafts.ts";
import { offeredModels } from "./chat/model-choice.ts";
import { createWatch, type Watch } from "./chat/watch.ts";

/** What the pages around chats and files use. */
export type ChatServices = {
  readonly sessions: ChatSessions;
  readonly datasets: Datasets;
  readonly discoveries: Discoveries;
  readonly chats: Chats;
  readonly watch: Watch;
};

const created = new WeakMap<Services, ChatServices>();

/** The same ones for the whole app, created for the first page that asks. Their code is no part of what every page starts with. */
export function chatServices(services: Services): ChatServices {
  const known = created.get(services);
  if (known) return known;
  const made = createChatServices(services);
  created.set(services, made);
  return made;
}

function createChatServices(services: Services): ChatServices {
  const { account, api, appInfo, config, edits, inboxSummary, models, now, paths } = services;
  const network = browserNetwork();
  const sessions = createChatSessions(api, appInfo);
  const datasets = createDatasets(api, appInfo);
  const drafts = createDrafts(config.brand.slug);
  window.addEventListener("pagehide", drafts.flush);
  const chats = createChats(
    {
      api,
      paths,
      account,
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
  return {
    sessions,
    datasets,
    discoveries: createDiscoveries(api, appInfo, account),
    chats,
    watch: createWatch({
      api,
      account,
      appInfo,
      sessions,
      chats,
      inboxSummary,
      network,
      now,
      slug: config.brand.slug,
    }),
  };
}
