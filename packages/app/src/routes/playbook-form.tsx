import {
  createPlaybook,
  listPlaybookRuns,
  previewPlaybook,
  updatePlaybook,
} from "@switchboard/api-client/calls";
import {
  type PlaybookDraft,
  PlaybookFormScreen,
  type PlaybookFormState,
  playbookFormTexts as texts,
} from "@switchboard/ui/screens/playbook-form";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { type BoundAction, useActions } from "../actions/use-actions.ts";
import { initialSettings, toolCallLimits } from "../chat/chat-settings.ts";
import { chosenModel, firstModel, type Offered, offeredModels } from "../chat/model-choice.ts";
import { promptState } from "../chat/chat-origin.ts";
import { openWithPrompt } from "../chat/passed-prompt.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { PageTitle } from "./page-title.tsx";
import { loadPlaybookForm, type PlaybookFormLoad } from "./playbook-form-loader.ts";
import {
  toDraft,
  toKnowledgeFile,
  toOffer,
  toPlaybookWrite,
  toShownRun,
  toShownVersion,
} from "./playbooks-view.ts";
import { useAutomationChoices } from "./use-automation-choices.ts";
import { useLiveRuns } from "./use-live-runs.ts";
import { useTemplatePreview } from "./use-template-preview.ts";

/** How long the page shows that the playbook was saved. */
const LEAVE_MS = 1000;

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loadPlaybookForm(services, args),
  Component: PlaybookForm,
});

function PlaybookForm() {
  const loaded = useLoaderData<PlaybookFormLoad>();
  // Another playbook of the same route must not inherit what was typed for this one.
  return <Loaded key={`${loaded.id}-${loaded.begun?.id}`} loaded={loaded} />;
}

function Loaded({ loaded }: { loaded: PlaybookFormLoad }) {
  const { account, api, appInfo, models, paths } = useServices();
  const navigate = useNavigate();
  const { id, begun, files, items, readyMade, versions } = loaded;
  const runs = useLiveRuns(loaded.runs, () =>
    api.call(listPlaybookRuns, { path: { id: id ?? "" } }),
  );
  const who = account.store.get();
  const offered = offeredModels(models.store.get(), appInfo.store.get());
  const settings = who.status === "user" ? initialSettings(who.user, offered) : null;
  const [initial] = useState(() =>
    withOfferedModel(
      toDraft(begun, {
        connections: [...(settings?.connectionIds ?? [])],
        maxToolCalls: settings?.maxToolCalls ?? toolCallLimits.initial,
        model: firstModel(offered),
      }),
      offered,
    ),
  );
  const {
    draft: typed,
    preview,
    prompt: shownPrompt,
    onDraftChange,
    ...checked
  } = useTemplatePreview(initial, items);
  const automation = useAutomationChoices(loaded, typed);
  const { save, run } = useActions({
    save: {
      run: (draft: PlaybookDraft) => {
        const body = toPlaybookWrite(draft, automation !== undefined);
        return id === null
          ? api.call(createPlaybook, { body })
          : api.call(updatePlaybook, { path: { id }, body });
      },
      done: () => navigate(paths.playbooks),
      doneAfter: LEAVE_MS,
    },
    run: {
      run: async ({ id: itemId, rehearsal }: { id: string; rehearsal: boolean }) => {
        const playbookId = id ?? "";
        const { prompt } = await api.call(previewPlaybook, {
          path: { id: playbookId },
          body: { inbox_item_id: itemId },
        });
        await navigate(paths.chat, {
          state: promptState(prompt, { itemId, playbookId, rehearsal }),
        });
      },
    },
  }).actions;
  const canRehearse = appInfo.has("rehearsals");
  const isSaved = id !== null && isSamePrompt(typed, initial);
  const rehearseDraft = ({ id: itemId }: { id: string }) => {
    if (shownPrompt === null) return;
    // No run of the playbook: that has another template, or there is none.
    const state = promptState(shownPrompt, { itemId, playbookId: null, rehearsal: true });
    if (!openWithPrompt(paths.chat, state)) void navigate(paths.chat, { state });
  };
  return (
    <>
      <PageTitle heading={id === null ? texts.create : texts.edit} />
      <PlaybookFormScreen
        onDraftChange={onDraftChange}
        onSave={save.run}
        paths={paths}
        preview={
          preview &&
          (isSaved
            ? {
                ...preview,
                onRun: (item) => run.run({ ...item, rehearsal: false }),
                onRehearse: canRehearse
                  ? (item) => run.run({ ...item, rehearsal: true })
                  : undefined,
              }
            : { ...preview, onRehearse: canRehearse ? rehearseDraft : undefined })
        }
        state={{
          ...stateOf({ ...save, failure: save.failure ?? run.failure }),
          form: {
            mode: id === null ? "create" : "edit",
            id: `${id}-${begun?.id}`,
            initial,
            files: files.map(toKnowledgeFile),
            readyMade: readyMade.map((one) => toOffer(one, paths)),
            versions: versions.map(toShownVersion),
            runs: runs?.map((one) => toShownRun(one, paths)),
            automation,
            ...checked,
          },
        }}
      />
    </>
  );
}

/** Whether two drafts make the same prompt for an item. */
const isSamePrompt = (one: PlaybookDraft, other: PlaybookDraft): boolean =>
  one.target === other.target &&
  one.template === other.template &&
  one.knowledge.length === other.knowledge.length &&
  one.knowledge.every((id) => other.knowledge.includes(id));

type Saving =
  | { readonly kind: Exclude<PlaybookFormState["kind"], "loading" | "failed"> }
  | { readonly kind: "failed"; readonly message: string };

function stateOf({ status, failure }: Pick<BoundAction<unknown>, "status" | "failure">): Saving {
  if (failure !== null) return { kind: "failed", message: failure };
  if (status === "done") return { kind: "saved" };
  return { kind: status === "running" ? "saving" : "ready" };
}

/** A model that is offered no longer gives way to the default. */
const withOfferedModel = (draft: PlaybookDraft, offered: Offered): PlaybookDraft => ({
  ...draft,
  automation: { ...draft.automation, model: chosenModel(draft.automation.model, offered) },
});
