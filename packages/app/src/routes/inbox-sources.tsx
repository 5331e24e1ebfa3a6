import type { AvailableSource, InboxSource } from "@switchboard/api-client";
import {
  createInboxSource,
  deleteInboxSource,
  listAvailableSources,
  listInboxSources,
  previewInboxSource,
  restoreInboxSource,
  runInboxSource,
  updateInboxSource,
} from "@switchboard/api-client/calls";
import {
  type InboxSourcesReady,
  InboxSourcesScreen,
  type NewSource,
  type PreviewState,
  type SourcePreview,
} from "@switchboard/ui/screens/inbox-sources";
import { ToastProvider, useToast } from "@switchboard/ui/toast";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { saveStateOf } from "../actions/save-state-of.ts";
import { type BoundAction, useActions } from "../actions/use-actions.ts";
import type { Services } from "../services.ts";
import { tailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import {
  pauseSaid,
  refreshSaid,
  toNewSource,
  toSourceConnections,
  toSourceCreate,
  toSourceKinds,
  toSourcePreview,
  toSourceRows,
  toSourceUpdate,
} from "./inbox-sources-view.ts";
import { PageTitle } from "./page-title.tsx";
import { useRefreshed } from "./use-refreshed.ts";

type Data = {
  readonly sources: readonly InboxSource[];
  readonly available: readonly AvailableSource[];
};

type Named = { readonly id: string; readonly name: string };
type Pause = Named & { readonly paused: boolean };
type Change = { readonly id: string; readonly source: NewSource; readonly isReadable: boolean };

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
  Component: InboxSourcesPage,
});

function InboxSourcesPage() {
  return (
    <ToastProvider>
      <InboxSources />
    </ToastProvider>
  );
}

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
  const restore = (id: string) =>
    // The page may have been left: then a toast can still say it.
    api
      .call(restoreInboxSource, { path: { id } })
      .then(renew)
      .catch((error: unknown) =>
        toast.show({ tone: "danger", message: `Failed to restore source: ${tailOf(error)}` }),
      );
  const [added, setAdded] = useState(0);
  const [edited, setEdited] = useState<string | null>(null);
  // How the save of another source went is not of interest to this one.
  const [tried, setTried] = useState(false);
  const hasExtension = appInfo.has("sources");
  const toast = useToast();
  const [previewed, setPreviewed] = useState<SourcePreview | null>(null);
  const edit = (id: string | null) => {
    setPreviewed(null);
    setTried(false);
    setEdited(id);
  };
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
            summary_model: _model,
            ...body
          } = toSourceCreate(source);
          setPreviewed(toSourcePreview(await api.call(previewInboxSource, { body, signal })));
        },
      },
      save: {
        run: async ({ id, source, isReadable }: Change) => {
          await api.call(updateInboxSource, {
            path: { id },
            body: toSourceUpdate(source, isReadable),
          });
          edit(null);
        },
      },
      pause: {
        run: async ({ id, name, paused }: Pause, { announce }) => {
          await api.call(updateInboxSource, { path: { id }, body: { paused } });
          announce(pauseSaid(name, paused));
        },
        alert: (message) => `Failed to change source: ${message}`,
      },
      remove: {
        run: async ({ id, name }: Named) => {
          await api.call(deleteInboxSource, { path: { id } });
          if (!hasExtension) return;
          const undo = { onUndo: () => void restore(id) };
          toast.show({ message: `${name} deleted. Its items stay in your inbox.`, undo });
        },
        alert: (message) => `Failed to delete source: ${message}`,
      },
      refresh: {
        run: async ({ id, name }: Named, { announce }) => {
          const { source, ...brought } = await api.call(runInboxSource, { path: { id } });
          announce(refreshSaid(name, { ...brought, failure: source.failure }));
        },
        alert: (message) => `Failed to refresh source: ${message}`,
      },
    },
    { renew },
  );
  useRefreshed(
    renew,
    sources.some(({ running }) => running),
  );
  const source = sources.find(({ id }) => id === edited);
  return (
    <>
      <PageTitle heading="Inbox Sources" />
      <InboxSourcesScreen
        actions={{
          onAdd: actions.add.run,
          onDelete: actions.remove.run,
          onCloseAlert: page.closeAlert,
          ...(hasExtension && {
            onPreview: actions.preview.run,
            onRun: actions.refresh.run,
            onEdit: ({ id }) => edit(id),
            onCloseEdit: () => edit(null),
            onSave: (change) => {
              setTried(true);
              actions.save.run(change);
            },
            onPause: actions.pause.run,
          }),
        }}
        paths={paths}
        state={{
          kind: "ready",
          sources: toSourceRows(sources, available, {
            deleting: actions.remove.busy,
            starting: actions.refresh.busy,
            changing: actions.pause.busy,
          }),
          kinds: toSourceKinds(available),
          connections: toSourceConnections(connections),
          save: saveStateOf(actions.add),
          added,
          preview: previewOf(actions.preview, previewed),
          edited: source
            ? {
                ...toNewSource(source),
                id: source.id,
                save: tried ? savingOf(actions.save) : { kind: "idle" },
              }
            : null,
          alert: page.alert,
          announcement: page.announcement,
          now: now().toISOString(),
        }}
      />
    </>
  );
}

type Outcome = Pick<BoundAction<unknown>, "status" | "failure">;

/** The form of a source is closed once it is saved, and begins anew with the next one. */
function savingOf(outcome: Outcome): InboxSourcesReady["save"] {
  const save = saveStateOf(outcome);
  return save.kind === "saved" ? { kind: "idle" } : save;
}

function previewOf({ status, failure }: Outcome, preview: SourcePreview | null): PreviewState {
  if (status === "running") return { kind: "loading" };
  if (failure !== null) return { kind: "failed", message: failure };
  return preview ? { kind: "ready", preview } : { kind: "none" };
}
