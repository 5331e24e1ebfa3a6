import { useEffect, useEffectEvent, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { AnswerChanges } from "./answer-changes.ts";
import { isBlank } from "./is-blank.ts";
import type { OpaqueNames, OpaqueValues } from "./opaque-shape.ts";
import type { FormOutput, FormShape } from "./form-shape.ts";
import type { FormOptions } from "./use-form.types.ts";
import type { useAttempts } from "./use-save.ts";

type SubmitOptions<Shape extends FormShape> = Pick<
  FormOptions<Shape>,
  "onSubmit" | "save" | "blank" | "onSaved"
> &
  Required<Pick<FormOptions<Shape>, "secrets" | "emptied">>;

interface SubmitParts {
  form: UseFormReturn<OpaqueValues, unknown, OpaqueValues>;
  names: OpaqueNames;
  attempts: ReturnType<typeof useAttempts>;
  changes: AnswerChanges;
  /** The initial values. */
  begun: OpaqueValues;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Sends the values, one submit at a time, and settles the form once they are saved. */
export function useSubmit<Shape extends FormShape>(
  { form, names, attempts, changes, begun }: SubmitParts,
  { onSubmit, save, secrets, emptied, blank, onSaved }: SubmitOptions<Shape>,
): () => Promise<void> {
  const running = useRef(false);
  const sent = useRef<OpaqueValues>({});
  const secretNames = secrets.map(names.nameOf).filter((name) => name !== undefined);

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
      const answers = names.toKeys(values) as FormOutput<Shape>;
      const refused = await onSubmit(answers);
      if (save !== undefined) return;
      if (refused) attempts.refuse(refused);
      else attempts.saved();
    } catch (error) {
      attempts.refuse({ message: messageOf(error) });
    }
  };

  return async () => {
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
}
