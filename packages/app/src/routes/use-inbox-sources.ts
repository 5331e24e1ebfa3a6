import type { InboxSource } from "@switchboard/api-client";
import {
  createInboxSource,
  deleteInboxSource,
  listInboxSources,
  previewInboxSource,
  restoreInboxSource,
  runInboxSource,
  updateInboxSource,
} from "@switchboard/api-client/calls";
import type { NewSource, SourcePreview } from "@switchboard/ui/screens/inbox-sources";
import { useToast } from "@switchboard/ui/toast";
import { useState } from "react";
import { useActions } from "../actions/use-actions.ts";
import { tailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";
import {
  pauseSaid,
  refreshSaid,
  toSourceCreate,
  toSourcePreview,
  toSourceUpdate,
} from "./inbox-sources-view.ts";
import { useRefreshed } from "./use-refreshed.ts";

type Named = { readonly id: string; readonly name: string };
type Pause = Named & { readonly paused: boolean };
type Change = { readonly id: string; readonly source: NewSource; readonly isReadable: boolean };

/** The sources of the page, and what a person does with them. @param loaded as the page was opened */
export function useInboxSources(loaded: readonly InboxSource[]) {
  const { api } = useServices();
  const [sources, setSources] = useState(loaded);
  const [added, setAdded] = useState(0);
  const [edited, setEdited] = useState<string | null>(null);
  // How the save of another source went is not of interest to this one.
  const [tried, setTried] = useState(false);
  const [previewed, setPreviewed] = useState<SourcePreview | null>(null);
  const renew = async () => {
    // What is shown stays while the server is away: the page may hold a source that is half filled in.
    const latest = await api.call(listInboxSources).catch(() => null);
    if (latest) setSources(latest);
  };
  const sayDeleted = useDeletedToast(renew);
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
        run: async (source: Named) => {
          await api.call(deleteInboxSource, { path: { id: source.id } });
          sayDeleted(source);
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
  const isRunning = sources.some(({ running }) => running);
  useRefreshed(renew, isRunning);
  const save = (change: Change) => {
    setTried(true);
    actions.save.run(change);
  };
  return { ...page, actions, sources, added, edited, edit, tried, save, previewed };
}

/** Says that a source was deleted, and lets it be restored. Not where the server cannot restore one. */
function useDeletedToast(renew: () => Promise<void>) {
  const { api, appInfo } = useServices();
  const toast = useToast();
  const restore = (id: string) =>
    // The page may have been left: then a toast can still say it.
    api
      .call(restoreInboxSource, { path: { id } })
      .then(renew)
      .catch((error: unknown) =>
        toast.show({ tone: "danger", message: `Failed to restore source: ${tailOf(error)}` }),
      );
  return ({ id, name }: Named) => {
    if (!appInfo.has("sources")) return;
    const undo = { onUndo: () => void restore(id) };
    toast.show({ message: `${name} deleted. Its items stay in your inbox.`, undo });
  };
}
