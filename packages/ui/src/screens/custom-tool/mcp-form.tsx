import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, type SaveState, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import type { CustomToolState } from "./custom-tool.types.ts";
import { ToolFoot } from "./form-parts.tsx";

type McpFormProps = {
  state: CustomToolState;
  cancelHref: string;
  initialUrl: string;
  onAuthorize: (server: { url: string }) => void;
};

const shape = {
  url: z.pipe(
    z.string().check(z.trim(), z.minLength(1, texts.urlMissing)),
    z.url({ protocol: /^https?$/, error: texts.urlWrong }),
  ),
};

/** A tool by the address of its server, which says where it is authorized. */
export function McpForm({ state, cancelHref, initialUrl, onAuthorize }: McpFormProps) {
  const form = useForm({
    shape,
    initial: { url: initialUrl },
    focus: "answer",
    save: saveOf(state),
    onSubmit: onAuthorize,
  });
  const locked = state.kind === "authorizing" || state.kind === "redirecting";
  return (
    <Form aria-label={texts.fromUrl} form={form}>
      <div className="rounded-8 border border-line bg-surface">
        <div className="p-4 sm:p-5">
          <FormField disabled={locked} hint={texts.urlNote} label={texts.url} name="url" required>
            {(control) => (
              <TextInput {...control} autoComplete="url" placeholder="https://" type="url" />
            )}
          </FormField>
        </div>
        <ToolFoot
          cancelHref={cancelHref}
          status={state.kind === "redirecting" ? texts.redirecting : undefined}
        >
          {texts.authorize}
        </ToolFoot>
      </div>
    </Form>
  );
}

function saveOf(state: CustomToolState): SaveState {
  switch (state.kind) {
    case "authorizing":
    case "redirecting":
      return { kind: "saving" };
    case "not-authorized":
      return { kind: "failed", failure: { message: state.message } };
    default:
      return { kind: "idle" };
  }
}
