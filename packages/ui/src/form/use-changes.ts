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

/** Knows whether answers are unsaved, says so once each way, and keeps the page from being closed over them. */
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
    // What the server has now, where nobody typed; what was typed stays.
    for (const name of changes.follow(begun, form.getValues())) form.setValue(name, begun[name]);
  }, [form, changes, begun]);

  return changes;
}
