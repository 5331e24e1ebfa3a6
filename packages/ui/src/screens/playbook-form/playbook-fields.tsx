import { Select } from "../../components/select/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { FormField } from "../../form/index.ts";
import { targetNames } from "../playbooks/playbooks.texts.ts";
import type { PlaybookTarget } from "../playbooks/playbooks.types.ts";
import { KnowledgeFiles } from "./knowledge-files.tsx";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { PlaybookDraft, PlaybookFormData, TemplateProblem } from "./playbook-form.types.ts";
import { TemplateEditor } from "./template-editor.tsx";
import { applySuggestion } from "./template-lines.logic.ts";
import { TemplateProblems } from "./template-problems.tsx";
import { TemplateVersions } from "./template-versions.tsx";

const targets = (["email", "jira", "data_condition", "manual"] as const).map((value) => ({
  value,
  label: targetNames[value],
}));

type PlaybookFieldsProps = Pick<PlaybookFormData, "fields" | "files" | "problems" | "versions"> & {
  locked: boolean;
  /** Called with what of the draft the preview depends on. */
  onDraft: (change: Partial<PlaybookDraft>) => void;
};

/** The fields of a playbook, in its form. */
export function PlaybookFields({
  fields,
  files,
  problems,
  versions = [],
  locked,
  onDraft,
}: PlaybookFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField disabled={locked} label={texts.name} name="name" required>
          {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={200} />}
        </FormField>
        <FormField<PlaybookTarget> disabled={locked} label={texts.target} name="target">
          {({ value, onChange, ref }) => (
            <Select
              onValueChange={(next) => {
                const target = next as PlaybookTarget;
                onChange(target);
                onDraft({ target });
              }}
              options={targets}
              ref={ref}
              value={value}
            />
          )}
        </FormField>
      </div>
      <FormField disabled={locked} label={texts.description} name="description" optional>
        {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={2000} />}
      </FormField>
      <FormField
        disabled={locked}
        hint={texts.templateHint}
        label={texts.template}
        name="template"
        required
      >
        {(control) => {
          const change = (next: Parameters<typeof control.onChange>[0]) => {
            const template = typeof next === "string" ? next : next.target.value;
            control.onChange(template);
            onDraft({ template });
          };
          const apply = (problem: TemplateProblem) =>
            change(applySuggestion(control.value, problem));
          return (
            <div className="grid gap-2">
              <TemplateEditor
                control={{ ...control, onChange: change }}
                disabled={locked}
                fields={fields}
                problems={problems}
              />
              <TemplateProblems disabled={locked} onApply={apply} problems={problems} />
              <TemplateVersions
                disabled={locked}
                onRestore={change}
                template={control.value}
                versions={versions}
              />
            </div>
          );
        }}
      </FormField>
      <FormField<readonly string[]> disabled={locked} label={texts.knowledge} name="knowledge">
        {({ value, onChange }) => (
          <KnowledgeFiles
            disabled={locked}
            files={files}
            onChange={(knowledge) => {
              onChange(knowledge);
              onDraft({ knowledge });
            }}
            value={value}
          />
        )}
      </FormField>
    </>
  );
}
