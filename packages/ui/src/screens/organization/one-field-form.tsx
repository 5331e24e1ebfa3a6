import type { ComponentProps } from "react";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { Form, FormField, FormSubmit, type SaveState, useForm } from "../../form/index.ts";
import type { output, ZodMiniType } from "zod/mini";
import type { RequestState } from "./organization.types.ts";

type OneFieldFormProps<Schema extends ZodMiniType<unknown, string>> = {
  /** Names the form. */
  title: string;
  label: string;
  hint?: string;
  schema: Schema;
  initial?: string;
  request: RequestState;
  submit: string;
  variant?: ComponentProps<typeof FormSubmit>["variant"];
  input?: Omit<ComponentProps<typeof TextInput>, "name" | "value" | "onChange">;
  required?: boolean;
  /** What was sent stays in the field, as a setting does. @default false */
  stays?: boolean;
  onSubmit: (value: output<Schema>) => void;
};

const VALUE = "value";
const none: readonly string[] = [];

/** A form of one field with its button beside it, and how its request went below. */
export function OneFieldForm<Schema extends ZodMiniType<unknown, string>>({
  title,
  label,
  hint,
  schema,
  initial = "",
  request,
  submit,
  variant,
  input,
  required = true,
  stays = false,
  onSubmit,
}: OneFieldFormProps<Schema>) {
  const sending = request.kind === "sending";
  const form = useForm({
    shape: { value: schema },
    initial: { value: initial },
    focus: "answer",
    emptied: stays ? none : [VALUE],
    save: saveOf(request),
    // A generic shape keeps its keys from the type.
    onSubmit: (values) => onSubmit((values as { value: output<Schema> }).value),
  });
  return (
    <Form aria-label={title} form={form}>
      <div className="flex flex-wrap items-start gap-3">
        <FormField
          className="min-w-0 flex-1 basis-60"
          disabled={sending}
          hint={hint}
          label={label}
          name="value"
          required={required}
        >
          {(control) => <TextInput autoComplete="off" {...input} {...control} />}
        </FormField>
        <FormSubmit beside variant={variant}>
          {submit}
        </FormSubmit>
      </div>
      {request.kind === "done" && <Notice tone="success">{request.message}</Notice>}
    </Form>
  );
}

function saveOf(request: RequestState): SaveState {
  switch (request.kind) {
    case "sending":
      return { kind: "saving" };
    case "failed":
      return { kind: "failed", failure: { message: request.message } };
    case "done":
      return { kind: "saved" };
    case "idle":
      return { kind: "idle" };
  }
}
