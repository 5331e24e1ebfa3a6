import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type AnswerChanges, trackChanges } from "./answer-changes.ts";
import type { OpaqueValues } from "./opaque-shape.ts";
import { useStable } from "./use-stable.ts";

interface Options {
  form: UseFormReturn<OpaqueValues, unknown, OpaqueValues>;
  initial: OpaqueValues;
  onDirtyChange: ((dirty: boolean) => void) | undefined;
  guarded: boolean;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Tracks whether there are unsaved changes, reports each change of that, and asks before the page is closed over them.
 */
export function useChanges({ form, initial, onDirtyChange, guarded }: Options): AnswerChanges {
  const [changes] = useState(() => trackChanges(initial));
  const begun = useStable(initial);

  const guard = useEffectEvent((dirty: boolean) => {
    window.removeEventListener("beforeunload", ask);
    if (dirty && guarded) window.addEventListener("beforeunload", ask);
  });
  const report = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));

  useEffect(() => {
    let was = changes.any();
    guard(was);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        changes.note(values, name);
        if (changes.any() === was) return;
        was = !was;
        guard(was);
        report(was);
      },
    });
    return () => {
      unsubscribe();
      guard(false);
    };
  }, [form, changes]);

  useEffect(() => {
    // Untouched fields take the server's new values; typed ones stay.
    for (const name of changes.follow(begun, form.getValues())) form.setValue(name, begun[name]);
  }, [form, changes, begun]);

  return changes;
}
