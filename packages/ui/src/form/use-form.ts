import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { type Control, useForm as useHookForm } from "react-hook-form";
import type { z } from "zod";
import { type OpaqueValues, useOpaqueShape } from "./opaque-shape.ts";
import type { FormFailure, SaveState } from "./save-state.ts";
import { useAttempts } from "./use-save.ts";
import { useChanges } from "./use-changes.ts";

/** Options of {@link useForm}. */
export interface FormOptions<Shape extends z.ZodRawShape> {
  /** One entry per field; keys may be any text. Define it outside the component. */
  shape: Shape;
  /** The initial values. Later changes apply to untouched fields. */
  initial: { [Key in keyof Shape]: z.input<Shape[Key]> };
  /** Submits the values. A returned failure, or a thrown error's message, is shown above the form. */
  onSubmit: (
    answers: z.output<z.ZodObject<Shape>>,
  ) => Promise<FormFailure | void> | FormFailure | void;
  /** The save state, if the caller tracks it: then the result of `onSubmit` is ignored. */
  save?: SaveState | undefined;
  /** Keys of secrets: cleared once they are saved. */
  secrets?: readonly string[];
  /** Keys of fields that go back to their initial value once they are saved, as for the next one of a list. */
  emptied?: readonly string[];
  /** Labels of the fields, by key, for messages that do not name the field. */
  titles?: Readonly<Record<string, string>>;
  /** Where focus goes after a rejected submit. @default "summary" */
  focus?: "summary" | "answer";
  /** Shown above the form if a required field is blank, instead of the error list. @default the list */
  blank?: string;
  /** Something besides the fields has unsaved changes, such as a table. @default false */
  edited?: boolean;
  /** What was typed can be lost without a question. @default false */
  disposable?: boolean;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Called after a save, once secrets are cleared. */
  onSaved?: () => void;
}

/** The state of a form: pass it to `Form` and `FormField`. */
export interface FormState<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Prefix of the ids of all controls. */
  id: string;
  control: Control<OpaqueValues>;
  /** Opaque name of a key. */
  nameOf: (key: keyof Shape & string) => string;
  /** Label of a field by opaque name, if known. */
  titleOf: (name: string) => string | undefined;
  submit: () => Promise<void>;
  /** Validates a field before submit, by opaque name. A blank one is not an error yet. */
  check: (name: string) => void;
  /** Clears a field, by opaque name. */
  forget: (name: string) => void;
  /** The server's error about the form as a whole. */
  failure: string | undefined;
  /** Count of rejected submits; the summary or the first invalid field takes the focus each time. */
  refusals: number;
  focus: "summary" | "answer";
  /** Every error is listed in the summary. */
  listed: boolean;
  /** Count of saves. */
  saves: number;
  submitting: boolean;
  /** The server's message about the last save. */
  savedMessage: string | undefined;
}

const nothing: readonly string[] = [];

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isBlank(answer: unknown): boolean {
  return answer === undefined || answer === null || (typeof answer === "string" && !answer.trim());
}

/** Binds a form to its fields, which the form library knows by opaque names only; see `useOpaqueShape`. */
export function useForm<Shape extends z.ZodRawShape>({
  shape,
  initial,
  onSubmit,
  save,
  secrets = nothing,
  emptied = nothing,
  titles = {},
  focus = "summary",
  blank,
  edited = false,
  disposable = false,
  onDirtyChange,
  onSaved,
}: FormOptions<Shape>): FormState<Shape> {
  const id = useId();
  const running = useRef(false);
  const sent = useRef<OpaqueValues>({});
  const names = useOpaqueShape(shape);
  const attempts = useAttempts(save);
  const begun = names.toNames(initial);
  const form = useHookForm<OpaqueValues, unknown, OpaqueValues>({
    resolver: zodResolver(names.schema),
    defaultValues: begun,
    shouldFocusError: false,
  });
  const submitting = form.formState.isSubmitting || save?.kind === "saving";
  const changes = useChanges({
    form,
    id,
    initial: begun,
    edited,
    // What is on its way is lost only if it is refused; then it counts again.
    disposable: disposable || submitting,
    onDirtyChange,
  });

  const secretNames = secrets.map(names.nameOf).filter((name) => name !== undefined);
  const fields = Object.entries(attempts.failure?.fields ?? {});
  const loose = fields.filter(([key]) => names.nameOf(key) === undefined);
  const failure = [attempts.failure?.message, ...loose.map(([, message]) => message)]
    .filter((message) => message !== undefined)
    .join("\n");

  const showRefusal = useEffectEvent(() => {
    for (const [key, message] of fields) {
      const name = names.nameOf(key);
      if (name !== undefined) form.setError(name, { type: "server", message });
    }
    if (focus === "summary") return;
    const wrong = names.keys
      .map((key) => names.nameOf(key) ?? "")
      .find((name) => form.getFieldState(name).error !== undefined);
    if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus();
  });
  useEffect(() => {
    if (attempts.refusals > 0) showRefusal();
  }, [attempts.refusals]);

  const settle = useEffectEvent(() => {
    for (const name of secretNames) form.setValue(name, undefined);
    const back = emptied.map((key) => names.nameOf(key) ?? "").map((name) => [name, begun[name]]);
    for (const [name, value] of back) form.setValue(String(name), value);
    changes.settle({ ...sent.current, ...Object.fromEntries(back) }, form.getValues());
    // Notifies subscribers that the form is clean.
    const [first] = names.keys.map(names.nameOf);
    if (first !== undefined) form.setValue(first, form.getValues(first));
    onSaved?.();
  });
  useEffect(() => {
    if (attempts.saves > 0) settle();
  }, [attempts.saves]);

  const send = async (values: OpaqueValues) => {
    const held = Object.entries(form.getValues()).filter(([name]) => !secretNames.includes(name));
    sent.current = Object.fromEntries(held);
    try {
      // The schema produced every value; only the names were replaced.
      const answers = names.toKeys(values) as z.output<z.ZodObject<Shape>>;
      const refused = await onSubmit(answers);
      if (save !== undefined) return;
      if (refused) attempts.refuse(refused);
      else attempts.saved();
    } catch (error) {
      attempts.refuse({ message: messageOf(error) });
    }
  };

  const submit = async () => {
    // Two presses in one frame come before any re-render, so the state alone would let both through.
    if (running.current || save?.kind === "saving") return;
    running.current = true;
    attempts.begin();
    await form.handleSubmit(send, (errors) => {
      const missing = Object.keys(errors).some((name) => isBlank(form.getValues(name)));
      attempts.refuse(missing && blank !== undefined ? { message: blank } : undefined);
    })();
    running.current = false;
  };

  return {
    id,
    control: form.control,
    nameOf: (key) => names.nameOf(key) ?? "",
    titleOf: (name) => {
      const key = names.keys.find((each) => names.nameOf(each) === name);
      return key !== undefined && Object.hasOwn(titles, key) ? titles[key] : undefined;
    },
    submit,
    check: (name) => {
      if (attempts.refusals === 0 && isBlank(form.getValues(name))) form.clearErrors(name);
      else void form.trigger(name);
    },
    forget: (name) => form.setValue(name, undefined),
    failure: failure === "" ? undefined : failure,
    refusals: attempts.refusals,
    focus,
    listed: blank === undefined,
    saves: attempts.saves,
    submitting,
    savedMessage: save?.kind === "saved" ? save.message : undefined,
  };
}
