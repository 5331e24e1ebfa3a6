import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type AnswerChanges, trackChanges } from "./answer-changes.ts";
import type { OpaqueValues } from "./opaque-shape.ts";
import { useUnsavedChanges } from "../components/unsaved-changes/index.ts";
import { useStable } from "./use-stable.ts";

interface Options {
  form: UseFormReturn<OpaqueValues, unknown, OpaqueValues>;
  id: string;
  initial: OpaqueValues;
  edited: boolean;
  disposable: boolean;
  onDirtyChange: ((dirty: boolean) => void) | undefined;
}

/** Tracks whether there are unsaved changes, and reports each change of that, also to what asks before they are lost. */
export function useChanges(options: Options): AnswerChanges {
  const { form, id, initial, edited, disposable, onDirtyChange } = options;
  const [changes] = useState(() => trackChanges(initial));
  const begun = useStable(initial);
  const unsaved = useUnsavedChanges();

  const note = useEffectEvent((beside: boolean, lost: boolean) =>
    unsaved.note(id, (changes.any() || beside) && !lost),
  );
  const noteAnswers = useEffectEvent(() => note(edited, disposable));
  const report = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));

  useEffect(() => note(edited, disposable), [edited, disposable]);
  useEffect(() => () => unsaved.note(id, false), [unsaved, id]);

  useEffect(() => {
    let was = changes.any();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        changes.note(values, name);
        if (changes.any() === was) return;
        was = !was;
        noteAnswers();
        report(was);
      },
    });
  }, [form, changes]);

  useEffect(() => {
    // Untouched fields take the server's new values; typed ones stay.
    for (const name of changes.follow(begun, form.getValues())) form.setValue(name, begun[name]);
  }, [form, changes, begun]);

  return changes;
}
