import { useFormState as useHookFormState } from "react-hook-form";
import { linkVariants } from "../components/link/link.variants.ts";
import { Notice } from "../components/notice/notice.tsx";
import { useLabels } from "../components/labels/labels.tsx";
import { useFormContext } from "./form-context.ts";

/** What keeps the form from being sent, each line a link to its control. Takes the focus after every refusal. */
export function FormSummary() {
  const labels = useLabels();
  const form = useFormContext();
  const { errors } = useHookFormState({ control: form.control });
  const lines = Object.entries(errors).map(([name, error]) => ({
    id: `${form.id}-${name}`,
    message: error?.message ?? "",
  }));
  if (form.refusals === 0 || (lines.length === 0 && form.failure === undefined)) return null;
  return (
    <Notice
      // A new element for every refusal: taking the focus again makes a reader say it again.
      key={form.refusals}
      ref={(element) => element?.focus()}
      data-slot="form-summary"
      tabIndex={-1}
      tone="danger"
      title={lines.length > 0 ? labels.errorSummary : undefined}
    >
      {form.failure !== undefined && (
        <p className="whitespace-pre-line text-default">{form.failure}</p>
      )}
      {lines.length > 0 && (
        <ul className="grid gap-1">
          {lines.map((line) => (
            <li key={line.id}>
              <a
                href={`#${line.id}`}
                className={linkVariants({ variant: "text" })}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(line.id)?.focus();
                }}
              >
                {line.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
