import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { OpaqueNames, OpaqueValues } from "./opaque-shape.ts";
import type { Attempts } from "./use-save.ts";

interface RefusalParts {
  form: UseFormReturn<OpaqueValues, unknown, OpaqueValues>;
  id: string;
  names: OpaqueNames;
  attempts: Attempts;
  focus: "summary" | "answer";
}

/** Shows at its fields why the form was rejected. @returns what is to be said about the form as a whole */
export function useRefusal({ form, id, names, attempts, focus }: RefusalParts): string | undefined {
  const fields = Object.entries(attempts.failure?.fields ?? {});
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
  const loose = fields.filter(([key]) => names.nameOf(key) === undefined);
  const failure = [attempts.failure?.message, ...loose.map(([, message]) => message)]
    .filter((message) => message !== undefined)
    .join("\n");
  return failure === "" ? undefined : failure;
}
