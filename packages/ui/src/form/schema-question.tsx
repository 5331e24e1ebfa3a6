import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Field } from "../components/field/field.tsx";
import { useLabels } from "../components/labels/labels.tsx";
import { linkVariants } from "../components/link/link.variants.ts";
import { hintOf, showAnswer, showChoice } from "./schema-answers.ts";
import type { SchemaField } from "./schema-fields.ts";

interface SchemaQuestionProps {
  field: SchemaField;
  id: string;
  layout: "side" | "stacked";
  disabled: boolean;
  error: string | null;
  /** The proposed answer, where this one differs from it. */
  was: { value: unknown } | null;
  onUndo: () => void;
  /** What else is to be said about this answer. */
  note: ReactNode;
  children: ReactNode;
}

/** One question: label and key, the control, and what became of the proposed answer. */
export function SchemaQuestion({
  field,
  id,
  layout,
  disabled,
  error,
  was,
  onUndo,
  note,
  children,
}: SchemaQuestionProps) {
  const labels = useLabels();
  return (
    <Field
      data-key={field.key}
      data-edited={was === null ? undefined : ""}
      label={field.label}
      controlId={id}
      layout={layout}
      disabled={disabled}
      error={error}
      hint={hintOf(field)}
      labelEnd={
        <code className="block font-mono text-12 text-subtle wrap-anywhere">{field.key}</code>
      }
    >
      <div
        className={clsx(
          "grid min-w-0 gap-1",
          was !== null &&
            "relative before:absolute before:inset-y-0 before:-start-3 before:w-0.75 before:rounded-full before:bg-accent",
        )}
      >
        {children}
        {was !== null && (
          <p
            data-slot="schema-edited"
            className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-12 text-muted"
          >
            <span className="font-medium text-accent">{labels.editedByYou}</span>
            <del dir="auto" className="line-clamp-3 min-w-0 text-subtle wrap-anywhere">
              {wasText(field, was.value) || labels.emptyValue}
            </del>
            <button
              type="button"
              aria-label={labels.undoField(field.label)}
              disabled={disabled}
              className={linkVariants({ variant: "inline", className: "shrink-0" })}
              onClick={onUndo}
            >
              {labels.undo}
            </button>
          </p>
        )}
        {note}
      </div>
    </Field>
  );
}

function wasText(field: SchemaField, value: unknown): string {
  return field.kind === "enum" ? showChoice(value, field.options) : showAnswer(value, "string");
}
