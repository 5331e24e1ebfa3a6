import { useId } from "react";
import { useForm as useHookForm } from "react-hook-form";
import type { FormShape } from "./form-shape.ts";
import { isBlank } from "./is-blank.ts";
import { type OpaqueValues, useOpaqueShape } from "./opaque-shape.ts";
import type { FormOptions, FormState } from "./use-form.types.ts";
import { useChanges } from "./use-changes.ts";
import { useRefusal } from "./use-refusal.ts";
import { useAttempts } from "./use-save.ts";
import { useSubmit } from "./use-submit.ts";

const nothing: readonly string[] = [];

/** Binds a form to its fields, which the form library knows by opaque names only; see `useOpaqueShape`. */
export function useForm<Shape extends FormShape>({
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
  const names = useOpaqueShape(shape);
  const attempts = useAttempts(save);
  const begun = names.toNames(initial);
  const form = useHookForm<OpaqueValues, unknown, OpaqueValues>({
    resolver: names.resolver,
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

  const failure = useRefusal({ form, id, names, attempts, focus });
  const submit = useSubmit(
    { form, names, attempts, changes, begun },
    { onSubmit, save, secrets, emptied, blank, onSaved },
  );

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
    failure,
    refusals: attempts.refusals,
    focus,
    listed: blank === undefined,
    saves: attempts.saves,
    submitting,
    savedMessage: save?.kind === "saved" ? save.message : undefined,
  };
}
