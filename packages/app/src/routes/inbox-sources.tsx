import type { AvailableSource, InboxSource } from "@switchboard/api-client";
import {
  createInboxSource,
  deleteInboxSource,
  listAvailableSources,
  listInboxSources,
  previewInboxSource,
  runInboxSource,
} from "@switchboard/api-client/calls";
import {
  InboxSourcesScreen,
  type NewSource,
  type PreviewState,
  type SourcePreview,
} from "@switchboard/ui/screens/inbox-sources";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { saveStateOf } from "../actions/save-state-of.ts";
import { type BoundAction, useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import {
  refreshSaid,
  toSourceConnections,
  toSourceCreate,
  toSourceKinds,
  toSourcePreview,
  toSourceRows,
} from "./inbox-sources-view.ts";
import { PageTitle } from "./page-title.tsx";
import { useRefreshed } from "./use-refreshed.ts";

type Data = {
  readonly sources: readonly InboxSource[];
  readonly available: readonly AvailableSource[];
};

async function loader({ api, appInfo, requireUser }: Services): Promise<Data> {
  await requireUser("You must be logged in to manage inbox sources.");
  const [sources, available] = await Promise.all([
    api.call(listInboxSources),
    api.call(listAvailableSources),
    appInfo.require(),
  ]);
  return { sources, available };
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: InboxSources,
});

function InboxSources() {
  const { account, api, appInfo, now, paths } = useServices();
  const { sources: loaded, available } = useLoaderData<Data>();
  const [sources, setSources] = useState(loaded);
  const connections = connectionsOf(useStore(account.store));
  const renew = async () => {
    // What is shown stays while the server is away: the page may hold a source that is half filled in.
    const latest = await api.call(listInboxSources).catch(() => null);
    if (latest) setSources(latest);
  };
  const [added, setAdded] = useState(0);
  const [previewed, setPreviewed] = useState<SourcePreview | null>(null);
  const { actions, ...page } = useActions(
    {
      add: {
        run: async (source: NewSource) => {
          await api.call(createInboxSource, { body: toSourceCreate(source) });
          setPreviewed(null);
          setAdded((count) => count + 1);
        },
      },
      preview: {
        run: async (source: NewSource, { signal }) => {
          setPreviewed(null);
          const {
            name: _name,
            refresh_frequency_minutes: _minutes,
            ...body
          } = toSourceCreate(source);
          setPreviewed(toSourcePreview(await api.call(previewInboxSource, { body, signal })));
        },
      },
      remove: {
        run: ({ id }: { id: string }) => api.call(deleteInboxSource, { path: { id } }),
        alert: (message) => `Failed to delete source: ${message}`,
      },
      refresh: {
        run: async ({ id, name }: { id: string; name: string }, { announce }) => {
          const { source, ...brought } = await api.call(runInboxSource, { path: { id } });
          announce(refreshSaid(name, { ...brought, failure: source.failure }));
        },
        alert: (message) => `Failed to refresh source: ${message}`,
      },
    },
    { renew },
  );
  useRefreshed(renew);
  const hasExtension = appInfo.has("sources");
  return (
    <>
      <PageTitle heading="Inbox Sources" />
      <InboxSourcesScreen
        actions={{
          onAdd: actions.add.run,
          onDelete: actions.remove.run,
          onCloseAlert: page.closeAlert,
          ...(hasExtension && { onPreview: actions.preview.run, onRun: actions.refresh.run }),
        }}
        paths={paths}
        state={{
          kind: "ready",
          sources: toSourceRows(sources, available, {
            deleting: actions.remove.busy,
            starting: actions.refresh.busy,
          }),
          kinds: toSourceKinds(available),
          connections: toSourceConnections(connections),
          save: saveStateOf(actions.add),
          added,
          preview: previewOf(actions.preview, previewed),
          alert: page.alert,
          announcement: page.announcement,
          now: now().toISOString(),
        }}
      />
    </>
  );
}

type Outcome = Pick<BoundAction<unknown>, "status" | "failure">;

function previewOf({ status, failure }: Outcome, preview: SourcePreview | null): PreviewState {
  if (status === "running") return { kind: "loading" };
  if (failure !== null) return { kind: "failed", message: failure };
  return preview ? { kind: "ready", preview } : { kind: "none" };
}
