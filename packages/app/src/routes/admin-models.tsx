import type { ModelSettings } from "@switchboard/api-client";
import { getModelSettings } from "@switchboard/api-client/calls";
import {
  type AdminModelsActions,
  AdminModelsScreen,
  type AdminModelsState,
  adminModelsTexts as texts,
} from "@switchboard/ui/screens/admin-models";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { saveStateOf } from "../actions/save-state-of.ts";
import { adminPages } from "../admin/admin-pages.ts";
import { createPutOff } from "../admin/found-servers.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { ModelsEvaluation } from "./models-evaluation.tsx";
import { PageTitle } from "./page-title.tsx";
import { useModelsPage, useOrganizationSearch } from "./use-models-page.ts";

async function loader({ api, appInfo, requireUser }: Services): Promise<ModelSettings> {
  await requireUser("You must be logged in to set up models.");
  await appInfo.ensure();
  return api.call(getModelSettings);
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: AdminModels,
});

function AdminModels() {
  const services = useServices();
  const { appInfo, config, now, paths } = services;
  const page = useModelsPage(useLoaderData<ModelSettings>());
  const { search, find } = useOrganizationSearch();
  const [putOff] = useState(() => createPutOff(config.brand.slug));
  const [, showAgain] = useState(0);
  const { actions, form, open, shown } = page;
  const [adding] = actions.addFound.busy;
  const state: AdminModelsState = {
    kind: "ready",
    now: now().toISOString(),
    ...shown,
    found: shown.found.filter(({ address }) => !putOff.has(address)),
    addingFound: adding ?? null,
    openProvider:
      form?.kind === "provider"
        ? {
            provider: page.providerOf(form.id),
            ...(form.begins && { kind: form.begins }),
            test: page.test,
            save: page.tried ? saveStateOf(actions.provider) : { kind: "idle" },
          }
        : null,
    openModel:
      form?.kind === "model"
        ? {
            model: shown.models.find(({ id }) => id === form.id) ?? null,
            ...(form.offeredTo && { offeredTo: form.offeredTo }),
            save: page.tried ? saveStateOf(actions.model) : { kind: "idle" },
          }
        : null,
    organizations: search,
    tests: page.tests,
    saving: actions.change.busy,
    removing: actions.remove.question,
    alert: page.alert,
    announcement: page.announcement,
  };
  const intents: AdminModelsActions = {
    onAddFound: (server) => actions.addFound.run({ ...server, id: server.address }),
    onDismissFound: ({ address }) => {
      putOff.add(address);
      showAgain((count) => count + 1);
    },
    onAddProvider: ({ kind }) =>
      open({ kind: "provider", id: null, ...(kind && { begins: kind }) }),
    onEditProvider: ({ id }) => open({ kind: "provider", id }),
    onCloseProvider: () => open(null),
    onTest: page.tryDraft,
    onSaveProvider: actions.provider.run,
    onTestStored: ({ id }) => page.tryStored(id),
    onAddModel: () => open({ kind: "model", id: null }),
    onEditModel: (model) => open({ kind: "model", ...model }),
    onCloseModel: () => open(null),
    onSaveModel: form?.kind === "model" ? actions.model.run : actions.change.run,
    onRemove: actions.remove.ask,
    onConfirmRemove: actions.remove.confirm,
    onCancelRemove: page.cancel,
    onSearchOrganizations: ({ query }) => find(query),
    onCloseAlert: page.closeAlert,
  };
  return (
    <>
      <PageTitle heading={texts.title} />
      <AdminModelsScreen
        actions={intents}
        evaluation={appInfo.has("model-evaluations") && <ModelsEvaluation models={shown.models} />}
        pages={adminPages(services, paths.adminModels)}
        state={state}
      />
    </>
  );
}
