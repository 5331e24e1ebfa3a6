import type { ModelSettings } from "@switchboard/api-client";
import {
  addModelProvider,
  deleteModel,
  deleteModelProvider,
  findOrganizations,
  getModelSettings,
  saveModel,
  updateModelProvider,
} from "@switchboard/api-client/calls";
import type {
  FoundServer,
  ModelDraft,
  OfferedTo,
  OrganizationSearch,
  ProviderDraft,
  ProviderKind,
} from "@switchboard/ui/screens/admin-models";
import { useRef, useState } from "react";
import { useActions } from "../actions/use-actions.ts";
import {
  toModelSave,
  toModelSettings,
  toProviderAdd,
  toProviderUpdate,
} from "../admin/models-view.ts";
import { useServices } from "../services-context.tsx";
import { useProviderTests } from "./use-provider-tests.ts";
import { useRefreshed } from "./use-refreshed.ts";

type Removal = {
  readonly kind: "provider" | "model";
  readonly id: string;
  readonly name: string;
};
/** The form that is open: of a new provider or model without an id. */
export type OpenForm =
  | { readonly kind: "provider"; readonly id: string | null; readonly begins?: ProviderKind }
  | { readonly kind: "model"; readonly id: string | null; readonly offeredTo?: OfferedTo };

/** Providers and models, and what an administrator does with them. @param loaded as the page was opened */
export function useModelsPage(loaded: ModelSettings) {
  const { api, appInfo, models } = useServices();
  const [settings, setSettings] = useState(loaded);
  const [form, setForm] = useState<OpenForm | null>(null);
  // Why another form could not be saved is not said in this one.
  const [tried, setTried] = useState(false);
  const shown = toModelSettings(settings);
  const renew = async () => {
    const latest = await api.call(getModelSettings).catch(() => null);
    if (latest) setSettings(latest);
  };
  useRefreshed(renew);
  const providerOf = (id: string | null) => shown.providers.find((one) => one.id === id) ?? null;
  const { endDraft, forget, ...tests } = useProviderTests({ providerOf, renew });
  const open = (next: OpenForm | null) => {
    endDraft();
    setTried(false);
    setForm(next);
  };
  const changed = async (next: ModelSettings) => {
    setSettings(next);
    // Chats that are open offer the models as they are now.
    await Promise.all([models.refresh(), appInfo.refresh()]);
  };
  const { actions, ...page } = useActions({
    addFound: {
      run: async ({ name, address, models: ids }: FoundServer & { readonly id: string }) => {
        const body = { kind: "compatible" as const, name, address, key: "", models: [...ids] };
        await changed(await api.call(addModelProvider, { body }));
      },
      alert: (message) => `Failed to add provider: ${message}`,
    },
    provider: {
      run: async (draft: ProviderDraft) => {
        setTried(true);
        const { id } = draft;
        const next =
          id === null
            ? await api.call(addModelProvider, { body: toProviderAdd(draft) })
            : await api.call(updateModelProvider, {
                path: { id },
                body: toProviderUpdate(draft, providerOf(id)),
              });
        if (id !== null) forget(id);
        await changed(next);
        open(null);
      },
    },
    model: {
      run: async (draft: ModelDraft) => {
        setTried(true);
        await changed(await api.call(saveModel, { body: toModelSave(draft) }));
        open(null);
      },
    },
    /** One thing of a model, from its row. */
    change: {
      run: async (draft: ModelDraft) => {
        await changed(await api.call(saveModel, { body: toModelSave(draft) }));
      },
      alert: (message) => `Failed to change model: ${message}`,
    },
    remove: {
      run: async ({ kind, id }: Removal) => {
        if (kind === "provider") await api.call(deleteModelProvider, { path: { id } });
        else await api.call(deleteModel, { path: { model_id: id } });
        if (kind === "provider") forget(id);
        await changed(await api.call(getModelSettings));
        // A new provider that is being filled in stays.
        if (form?.kind === kind && form.id === id) open(null);
      },
      alert: (message) => `Failed to remove: ${message}`,
    },
  });
  return {
    ...page,
    actions,
    shown,
    // Without what it is about, which somebody may have removed, it would be the form of a new one.
    form: form && isThere(form, shown) ? form : null,
    open,
    tried,
    providerOf,
    ...tests,
  };
}

const isThere = (
  { kind, id }: OpenForm,
  { models, providers }: ReturnType<typeof toModelSettings>,
): boolean =>
  id === null || (kind === "model" ? models : providers).some((known) => known.id === id);

/** The search for organizations: the answer to the last text that was typed. */
export function useOrganizationSearch() {
  const { api } = useServices();
  const [search, setSearch] = useState<OrganizationSearch>({ status: "ready", found: [] });
  const last = useRef("");
  const find = async (query: string) => {
    last.current = query;
    setSearch(({ found }) => ({ status: "loading", found }));
    const found = await api.call(findOrganizations, { query: { query } }).catch(() => null);
    if (last.current !== query) return;
    setSearch(found ? { status: "ready", found } : { status: "error", found: [] });
  };
  return { search, find: (query: string) => void find(query) };
}
