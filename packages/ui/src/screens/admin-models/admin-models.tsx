import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AlertDialog, ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { Button } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { AdminNav, type AdminPage } from "../admin-parts.tsx";
import { adminModelsTexts as texts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  AdminModelsReady,
  AdminModelsState,
} from "./admin-models.types.ts";
import { AddProvider, EditProvider } from "./edit-provider.tsx";
import { FoundServers } from "./found-servers.tsx";
import { ModelDialog } from "./model-dialog.tsx";
import { ModelTable } from "./model-table.tsx";
import { ClosingModels } from "./closing-models.tsx";
import { ProviderList } from "./provider-list.tsx";
import { Section } from "./section.tsx";

/** Props of {@link AdminModelsScreen}. */
export interface AdminModelsScreenProps {
  state: AdminModelsState;
  actions: AdminModelsActions;
  /** The pages of the administration. */
  pages: readonly AdminPage[];
  /** How well the models answer, below them. @default none */
  evaluation?: ReactNode;
}

/** Providers and models, for administrators. */
export function AdminModelsScreen({ state, actions, pages, evaluation }: AdminModelsScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { providers, models, openProvider, openModel } = state;
  const isAdding = openProvider !== null && openProvider.provider === null;
  return (
    <Page width="wide">
      <AdminNav pages={pages} />
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      <p className="sr-only" role="status">
        {state.announcement}
      </p>
      <div className="grid grid-cols-1 gap-8">
        <Section
          actions={
            !isAdding && (
              <Button iconStart={Plus} onClick={() => actions.onAddProvider({})} size="sm">
                {texts.providers.add}
              </Button>
            )
          }
          hint={texts.providers.hint}
          title={texts.providers.title}
        >
          <FoundServers actions={actions} adding={state.addingFound} found={state.found} />
          <ProviderList actions={actions} isAdding={isAdding} state={state} />
          {isAdding && <AddProvider actions={actions} open={openProvider} />}
        </Section>
        <Section
          actions={
            providers.length > 0 && (
              <Button iconStart={Plus} onClick={actions.onAddModel} size="sm">
                {texts.models.add}
              </Button>
            )
          }
          hint={texts.models.hint}
          title={texts.models.title}
        >
          <ClosingModels models={models} now={state.now} providers={providers} />
          <ModelTable actions={actions} state={state} />
          <p className="text-12 text-subtle">{texts.models.note}</p>
        </Section>
        {evaluation}
      </div>
      {openProvider?.provider && <EditProvider actions={actions} open={openProvider} />}
      {openModel && <ModelDialog actions={actions} open={openModel} state={state} />}
      <RemoveQuestion actions={actions} removing={state.removing} />
      <AlertDialog
        message={state.alert ?? ""}
        onClose={actions.onCloseAlert}
        open={state.alert !== null}
      />
    </Page>
  );
}

type RemoveQuestionProps = {
  removing: AdminModelsReady["removing"];
  actions: Pick<AdminModelsActions, "onConfirmRemove" | "onCancelRemove">;
};

function RemoveQuestion({ removing, actions }: RemoveQuestionProps) {
  // The words stay readable while the dialog fades out.
  const [asked, setAsked] = useState(removing);
  if (removing !== null && removing !== asked) setAsked(removing);
  const isProvider = asked?.kind === "provider";
  const say = isProvider ? texts.remove.provider : texts.remove.model;
  return (
    <ConfirmDialog
      busy={removing?.busy ?? false}
      message={say(asked?.name ?? "")}
      onCancel={actions.onCancelRemove}
      onConfirm={actions.onConfirmRemove}
      open={removing !== null}
      title={isProvider ? texts.remove.providerTitle : texts.remove.modelTitle}
      verb={texts.remove.verb}
    />
  );
}
