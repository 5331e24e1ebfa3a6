import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useState } from "react";
import { BackLink } from "../../components/back-link/index.ts";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { Form, FormSubmit, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { FormFoot } from "../connection-parts.tsx";
import { ReadyMadePlaybooks } from "../playbooks/ready-made-playbooks.tsx";
import { AutomationFields } from "./automation-fields.tsx";
import { PlaybookFields } from "./playbook-fields.tsx";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type {
  AutomationDraft,
  PlaybookDraft,
  PlaybookFormState,
  TemplatePreview,
} from "./playbook-form.types.ts";
import { LastRuns } from "./last-runs.tsx";
import { PromptPreview } from "./prompt-preview.tsx";

/** Props of {@link PlaybookFormScreen}. */
export interface PlaybookFormScreenProps {
  state: PlaybookFormState;
  paths: Pick<ShellPaths, "playbooks">;
  onSave: (playbook: PlaybookDraft) => void;
  /** Called whenever the draft changes. */
  onDraftChange?: (draft: PlaybookDraft) => void;
  /** Absent if the server cannot render one. */
  preview?: TemplatePreview;
}

/** Creates a playbook or edits one. */
export function PlaybookFormScreen({ state, ...rest }: PlaybookFormScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return <Loaded key={state.form.id} state={state} {...rest} />;
}

type LoadedProps = Omit<PlaybookFormScreenProps, "state"> & {
  state: Exclude<PlaybookFormState, { kind: "loading" }>;
};

const always = {
  name: z.string().check(z.trim(), z.minLength(1, texts.nameMissing)),
  description: z.string(),
  target: z.enum(["jira", "email", "data_condition", "manual"]),
  template: z.string().check(z.refine((text) => text.trim() !== "", texts.templateMissing)),
  knowledge: z.readonly(z.array(z.string())),
  enabled: z.boolean(),
  source: z.string(),
  priority: z.enum(["", "low", "medium", "high", "critical"]),
  model: z.string(),
  titleWords: z.string(),
  maxToolCalls: z.number(),
  connections: z.readonly(z.array(z.string())),
};

const isCredits = (text: string) => Number(text) >= 1 && Number(text) <= 100_000;

/** The limit counts where the playbook runs by itself. */
const shapes = {
  on: {
    ...always,
    dailyLimit: z.string().check(
      z.trim(),
      z.minLength(1, texts.automation.dailyLimitMissing),
      z.refine((text) => text === "" || isCredits(text), texts.automation.dailyLimitWrong),
    ),
  },
  off: { ...always, dailyLimit: z.string() },
};

function Loaded({ state, paths, onSave, onDraftChange, preview }: LoadedProps) {
  const { mode, initial, fields, files, problems, readyMade, runs, versions, automation } =
    state.form;
  const [draft, setDraft] = useState(initial);
  const [dirty, setDirty] = useState(false);
  const form = useForm({
    shape: draft.automation.enabled ? shapes.on : shapes.off,
    initial: flat(initial),
    focus: "answer",
    save: saveOf(state),
    onSubmit: (values) => onSave(nested(values)),
    onDirtyChange: setDirty,
  });
  const change = (changed: Partial<PlaybookDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDraftChange?.(next);
  };
  // Taking a ready-made one would replace what was typed.
  const offers = readyMade.length > 0 && !dirty;
  const aside = preview !== undefined || offers || runs !== undefined;
  const locked = state.kind === "saving" || state.kind === "saved";
  return (
    <Page width="wide">
      <PageHeader
        back={<BackLink href={paths.playbooks}>{texts.toPlaybooks}</BackLink>}
        className="mb-6"
        title={mode === "create" ? texts.create : texts.edit}
      />
      <div className={clsx("grid items-start gap-8", aside && "lg:grid-cols-2")}>
        <Form aria-label={mode === "create" ? texts.create : texts.edit} form={form}>
          <div className="rounded-8 border border-line bg-surface">
            <div className="grid gap-4 p-4 sm:p-5">
              <PlaybookFields
                fields={fields}
                files={files}
                locked={locked}
                onDraft={change}
                problems={problems}
                versions={versions}
              />
            </div>
            {automation && (
              <AutomationFields
                choices={automation}
                draft={draft.automation}
                hasSource={draft.target !== "manual"}
                locked={locked}
                onDraft={(changed) => change({ automation: { ...draft.automation, ...changed } })}
              />
            )}
            <FormFoot>
              {/* Always mounted, so that a screen reader announces the change. */}
              <p
                className="me-auto flex items-center gap-1.5 text-13 text-muted max-sm:not-empty:w-full"
                role="status"
              >
                {state.kind === "saved" && (
                  <>
                    <Icon className="text-success" icon={Check} />
                    {texts.saved}
                  </>
                )}
              </p>
              <LinkButton href={paths.playbooks} variant="ghost">
                {texts.cancel}
              </LinkButton>
              <FormSubmit>{texts.save}</FormSubmit>
            </FormFoot>
          </div>
        </Form>
        {aside && (
          <div className="grid min-w-0 gap-8">
            {preview && <PromptPreview {...preview} onRun={dirty ? undefined : preview.onRun} />}
            {runs && <LastRuns runs={runs} />}
            {offers && <ReadyMadePlaybooks playbooks={readyMade} width="half" />}
          </div>
        )}
      </div>
    </Page>
  );
}

type Flat = Omit<PlaybookDraft, "automation"> & AutomationDraft;

/** A form knows fields only, without groups. */
const flat = ({ automation, ...rest }: PlaybookDraft): Flat => ({ ...rest, ...automation });

const nested = ({ name, description, target, template, knowledge, ...automation }: Flat) => ({
  ...{ name, description, target, template, knowledge },
  // A task comes from no source.
  automation: { ...automation, source: target === "manual" ? "" : automation.source },
});

function saveOf(state: LoadedProps["state"]): SaveState {
  if (state.kind === "failed") return { kind: "failed", failure: { message: state.message } };
  return { kind: state.kind === "ready" ? "idle" : "saving" };
}
