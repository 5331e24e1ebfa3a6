import type { Client, ModelChoice } from "@switchboard/api-client";
import { listModels } from "@switchboard/api-client/calls";
import type { AppInfoService } from "./app-info.ts";
import { createStore, type Store } from "./store.ts";

/** The models that the person can choose. Unknown before the first answer, and on a server that does not list them. */
export type ModelsState =
  | { readonly status: "unknown" }
  | {
      readonly status: "ready";
      readonly models: readonly ModelChoice[];
      readonly defaultModel: string;
    };

export type ModelsService = {
  readonly store: Store<ModelsState>;
  /** Waits for the first answer; later it asks again without holding up a page. Never rejects. */
  ensure(): Promise<void>;
  /** Asks the server again; the old state stays until the answer, and where there is none. Never rejects. */
  refresh(): Promise<void>;
};

/** What the server offers a person: an administrator may have changed it since. */
export function createModels(api: Client, appInfo: AppInfoService): ModelsService {
  const store = createStore<ModelsState>({ status: "unknown" });
  async function refresh() {
    await appInfo.ensure();
    if (!appInfo.has("models")) return;
    const answer = await api.call(listModels).catch(() => null);
    if (answer === null) return;
    const { models, default_model: defaultModel } = answer;
    store.set({ status: "ready", models, defaultModel });
  }
  return {
    store,
    async ensure() {
      const asked = refresh();
      if (store.get().status === "unknown") await asked;
    },
    refresh,
  };
}
