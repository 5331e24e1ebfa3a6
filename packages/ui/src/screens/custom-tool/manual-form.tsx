import { Notice } from "../../components/notice/index.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { CustomToolState, NewCustomTool } from "./custom-tool.types.ts";
import { ToolFoot } from "./form-parts.tsx";
import { IconField } from "./icon-field.tsx";
import { iconProblem } from "./icon-rules.ts";

type ManualFormProps = {
  state: CustomToolState;
  cancelHref: string;
  onCreate: (tool: NewCustomTool) => void;
};

const wrongIcon = { type: texts.iconWrongType, size: texts.iconTooLarge };

const shape = {
  name: z.string().check(z.trim(), z.minLength(1, texts.nameMissing)),
  description: z.string().check(z.trim(), z.minLength(1, texts.aboutMissing)),
  icon: z.pipe(
    z.custom<File | null>(),
    z.transform((file, context) => {
      const problem = file && iconProblem(file);
      if (file && !problem) return file;
      const message = problem ? wrongIcon[problem] : texts.iconMissing;
      context.issues.push({ code: "custom", message, input: file });
      return z.NEVER;
    }),
  ),
};
const initial = { name: "", description: "", icon: null };

/** A tool by its name, a description and an icon. */
export function ManualForm({ state, cancelHref, onCreate }: ManualFormProps) {
  const form = useForm({
    shape,
    initial,
    focus: "answer",
    blank: texts.required,
    save: saveOf(state),
    onSubmit: onCreate,
  });
  const locked = state.kind === "creating" || state.kind === "created";
  return (
    <Form aria-label={texts.manually} form={form}>
      <div className="rounded-8 border border-line bg-surface">
        <div className="grid gap-4 p-4 sm:p-5">
          <Notice tone="info">{texts.manualNote}</Notice>
          <FormField disabled={locked} label={texts.name} name="name" required>
            {(control) => <TextInput {...control} autoComplete="off" dir="auto" />}
          </FormField>
          <FormField
            disabled={locked}
            hint={texts.aboutHint}
            label={texts.about}
            name="description"
            required
          >
            {(control) => <TextArea {...control} dir="auto" />}
          </FormField>
          <IconField disabled={locked} />
        </div>
        <ToolFoot
          cancelHref={cancelHref}
          done
          status={state.kind === "created" ? texts.created : undefined}
        >
          {texts.create}
        </ToolFoot>
      </div>
    </Form>
  );
}

function saveOf(state: CustomToolState): SaveState {
  switch (state.kind) {
    case "creating":
    case "created":
      return { kind: "saving" };
    case "not-created":
      return { kind: "failed", failure: { message: state.message } };
    default:
      return { kind: "idle" };
  }
}
