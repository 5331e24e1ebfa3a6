import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AlertDialog, ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { Button } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { latePartWords } from "../../components/labels/words/late-part-words.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { AdminNav, type AdminPage } from "../admin-parts.tsx";
import { adminModelsTexts as texts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  AdminModelsReady,
  AdminModelsState,
} from "./admin-models.types.ts";
import { FoundServers } from "./found-servers.tsx";
import { ModelTable } from "./model-table.tsx";
import { ClosingModels } from "./closing-models.tsx";
import { ProviderList } from "./provider-list.tsx";
import { Section } from "./section.tsx";

/** Opened by a press, and as large as the page itself. */
const forms = lazyModule(() => import("./forms.ts"));

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
export function AdminModelsScreen({ state, evaluation, pages, ...props }: AdminModelsScreenProps) {
  const actions = useOneForm(props.actions);
  const isAdding = state.kind === "ready" && state.openProvider?.provider === null;
  const isAddingFound = state.kind === "ready" && state.addingFound !== null;
  const addButton = useFocusAfter(isAdding || isAddingFound);
  const isProviderOpen = state.kind === "ready" && state.openProvider !== null;
  const isModelOpen = state.kind === "ready" && state.openModel !== null;
  const words = useWords(latePartWords);
  const Forms = forms.useLoaded(isProviderOpen || isModelOpen || "idle", () => {
    if (isProviderOpen || isModelOpen) window.alert(words.loadFailed);
    if (isProviderOpen) actions.onCloseProvider();
    if (isModelOpen) actions.onCloseModel();
  });
  if (state.kind === "loading") return <PageSkeleton />;
  const { providers, models, openProvider, openModel } = state;
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
              <Button
                iconStart={Plus}
                onClick={() => actions.onAddProvider({})}
                ref={addButton}
                size="sm"
              >
                {texts.providers.add}
              </Button>
            )
          }
          hint={texts.providers.hint}
          heading={texts.providers.title}
        >
          <FoundServers
            actions={{
              ...actions,
              onDismissFound: (server) => {
                actions.onDismissFound(server);
                addButton.current?.focus();
              },
            }}
            adding={state.addingFound}
            found={state.found}
          />
          <ProviderList actions={actions} isAdding={isAdding} state={state} />
          {!state.looksForServers && (isAdding || providers.length === 0) && (
            <p className="text-12 text-subtle">{texts.found.notLooked}</p>
          )}
          {Forms && isAdding && openProvider && (
            <Forms.AddProvider actions={actions} open={openProvider} />
          )}
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
          heading={texts.models.title}
        >
          <ClosingModels models={models} now={state.now} providers={providers} />
          <ModelTable actions={actions} state={state} />
          <p className="text-12 text-subtle">{texts.models.note}</p>
        </Section>
        {evaluation}
      </div>
      {Forms && openProvider?.provider && (
        <Forms.EditProvider actions={actions} open={openProvider} />
      )}
      {Forms && openModel && <Forms.ModelDialog actions={actions} open={openModel} state={state} />}
      <RemoveQuestion actions={actions} removing={state.removing} />
      <AlertDialog
        message={state.alert ?? ""}
        onClose={actions.onCloseAlert}
        open={state.alert !== null}
      />
    </Page>
  );
}

/** One form is open at a time: what was typed in another is not lost without a question. */
function useOneForm(actions: AdminModelsActions): AdminModelsActions {
  const unsaved = useUnsavedChanges();
  const leave =
    <Input,>(open: (input: Input) => void) =>
    (input: Input) =>
      unsaved.ask({ discard: () => open(input) });
  return {
    ...actions,
    onAddProvider: leave(actions.onAddProvider),
    onEditProvider: leave(actions.onEditProvider),
    onAddModel: () => unsaved.ask({ discard: actions.onAddModel }),
    onEditModel: leave(actions.onEditModel),
  };
}

/** A button that takes the focus once a provider is added, or its form is closed: what had it is gone. */
function useFocusAfter(isAdding: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(isAdding);
  useEffect(() => {
    const isOver = wasAdding.current && !isAdding;
    wasAdding.current = isAdding;
    if (isOver && document.activeElement === document.body) button.current?.focus();
  }, [isAdding]);
  return button;
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
