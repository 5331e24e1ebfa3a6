import { useFormState as useHookFormState } from "react-hook-form";
import { ErrorSummary } from "../components/error-summary/error-summary.tsx";
import { useFormContext } from "./form-context.ts";

/** The errors that prevent submitting. If the first invalid field takes the focus, a single error needs no list. */
export function FormSummary() {
  const form = useFormContext();
  const { errors } = useHookFormState({ control: form.control });
  const lines = Object.entries(errors).map(([name, error]) => ({
    controlId: `${form.id}-${name}`,
    label: form.titleOf(name),
    message: error?.message ?? "",
  }));
  const byField = form.focus === "answer";
  const listed = !form.listed || (byField && lines.length === 1) ? [] : lines;
  if (form.refusals === 0 || (listed.length === 0 && form.failure === undefined)) return null;
  return (
    <ErrorSummary
      // Remounted at every rejection: taking focus again makes a screen reader read it again.
      key={form.refusals}
      data-slot="form-summary"
      takesFocus={!byField || lines.length === 0}
      errors={listed}
      message={form.failure}
    />
  );
}
