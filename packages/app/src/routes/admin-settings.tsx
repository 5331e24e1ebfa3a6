import type { MessageAnswer, PluginSettingsMap } from "@switchboard/api-client";
import { listPluginSettings, updatePluginSettings } from "@switchboard/api-client/calls";
import {
  AdminSettingsScreen,
  adminSettingsTexts as texts,
  type PluginConfig,
  type PluginSave,
} from "@switchboard/ui/screens/admin-settings";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { adminPages } from "../admin/admin-pages.ts";
import { toShownSettings } from "../admin/plugin-settings-view.ts";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { PageTitle } from "./page-title.tsx";

async function loader({ api, appInfo, requireUser }: Services): Promise<PluginSettingsMap> {
  await requireUser("You must be logged in to change plugin settings.");
  await appInfo.ensure();
  const settings: PluginSettingsMap | null | undefined = await api.call(listPluginSettings);
  if (typeof settings !== "object" || settings === null) throw new Error(texts.noData);
  return settings;
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: AdminSettings,
});

type Sent = { readonly id: string; readonly config: PluginConfig };

function AdminSettings() {
  const services = useServices();
  const { api, appInfo, paths } = services;
  const settings = useLoaderData<PluginSettingsMap>();
  const info = useStore(appInfo.store);
  /** How the last save of each plugin ended. */
  const [ended, setEnded] = useState<Readonly<Record<string, PluginSave>>>({});
  /** What was saved since the page was loaded: the form begins from there again. */
  const [stored, setStored] = useState<Readonly<Record<string, PluginConfig>>>({});
  const { actions } = useActions({
    save: {
      run: async ({ id, config }: Sent) => {
        const end = (save: PluginSave) => setEnded((before) => ({ ...before, [id]: save }));
        try {
          // A server may answer with nothing, which is a success all the same.
          const answer: MessageAnswer | undefined = await api.call(updatePluginSettings, {
            path: { pluginName: id },
            body: { config },
          });
          end({ kind: "saved", message: answer?.message || texts.savedFallback });
          const fresh = await api.call(listPluginSettings).catch(() => null);
          const now = fresh?.[id];
          if (now) setStored((before) => ({ ...before, [id]: toShownSettings(id, now).config }));
          // An app that was set up can be connected from now on.
          await appInfo.refresh();
        } catch (error) {
          end({ kind: "failed", message: detailOf(error) });
        }
      },
    },
  });
  const logos = new Map(
    info.status === "ready" ? info.info.plugins.map(({ name, logo_url }) => [name, logo_url]) : [],
  );
  return (
    <>
      <PageTitle heading={texts.title} />
      <AdminSettingsScreen
        onSave={actions.save.run}
        pages={adminPages(services, paths.adminSettings)}
        state={{
          kind: "ready",
          plugins: Object.entries(settings).map(([name, one]) => ({
            ...toShownSettings(name, one, stored[name]),
            logoUrl: logos.get(name) ?? null,
            save: actions.save.busy.has(name)
              ? { kind: "saving" }
              : (ended[name] ?? { kind: "idle" }),
          })),
        }}
      />
    </>
  );
}
