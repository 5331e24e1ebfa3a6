import type { AvailableSource, Client, InboxSource, QuestionTable } from "@switchboard/api-client";
import {
  checkQuestion,
  listAvailableSources,
  listColumnValues,
  listInboxSources,
  listQuestionTables,
} from "@switchboard/api-client/calls";
import {
  type InboxSourcesReady,
  type RowChoices,
  InboxSourcesScreen,
  type PreviewState,
  type SourcePreview,
} from "@switchboard/ui/screens/inbox-sources";
import { ToastProvider } from "@switchboard/ui/toast";
import { useMemo } from "react";
import { useLoaderData } from "react-router";
import { saveStateOf } from "../actions/save-state-of.ts";
import type { BoundAction } from "../actions/use-actions.ts";
import { modelChoices, offeredModels } from "../chat/model-choice.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { connectionsOf } from "../session/account.ts";
import { useStore } from "../session/store.ts";
import {
  toNewSource,
  toSourceConnections,
  toSourceKinds,
  toSourceRows,
} from "./inbox-sources-view.ts";
import { PageTitle } from "./page-title.tsx";
import { useInboxSources } from "./use-inbox-sources.ts";

type Data = {
  readonly sources: readonly InboxSource[];
  readonly available: readonly AvailableSource[];
  /** Null where the server can only take words. */
  readonly tables: readonly QuestionTable[] | null;
};

async function loader({ api, appInfo, models, requireUser }: Services): Promise<Data> {
  await requireUser("You must be logged in to manage inbox sources.");
  const [sources, available] = await Promise.all([
    api.call(listInboxSources),
    api.call(listAvailableSources),
    appInfo.ensure(),
    models.refresh(),
  ]);
  const tables = appInfo.has("questions") ? await api.call(listQuestionTables) : null;
  return { sources, available, tables };
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
  const { account, api, appInfo, models, now, paths } = useServices();
  const choices = modelChoices(offeredModels(useStore(models.store)));
  const { sources: loaded, available, tables } = useLoaderData<Data>();
  const rows = useMemo(() => (tables ? rowChoices(api, tables) : undefined), [api, tables]);
  const connections = connectionsOf(useStore(account.store));
  const page = useInboxSources(loaded);
  const { actions, sources, edited, edit } = page;
  const source = sources.find(({ id }) => id === edited);
  return (
    <>
      <PageTitle heading="Inbox Sources" />
      <InboxSourcesScreen
        actions={{
          onAdd: actions.add.run,
          onDelete: actions.remove.run,
          onCloseAlert: page.closeAlert,
          ...(appInfo.has("sources") && {
            onPreview: actions.preview.run,
            onRun: actions.refresh.run,
            onEdit: ({ id }) => edit(id),
            onCloseEdit: () => edit(null),
            onSave: page.save,
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
          kinds: toSourceKinds(available, choices),
          connections: toSourceConnections(connections),
          rows,
          save: saveStateOf(actions.add),
          added: page.added,
          preview: previewOf(actions.preview, page.previewed),
          edited: source
            ? {
                ...toNewSource(source),
                id: source.id,
                save: page.tried ? savingOf(actions.save) : { kind: "idle" },
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

const rowChoices = (api: Client, tables: readonly QuestionTable[]): RowChoices => ({
  tables,
  check: (question, { signal }) => api.call(checkQuestion, { body: { question }, signal }),
  loadValues: (table, wanted, { signal }) =>
    api.call(listColumnValues, { body: { table, ...wanted }, signal }),
});

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
