import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "../components/field/field.tsx";
import { linkVariants } from "../components/link/link.variants.ts";
import { useLabels } from "../components/labels/labels.tsx";
import { sentenceWith } from "../components/labels/sentence-with.tsx";
import { FieldKey } from "./field-key.tsx";
import { hintOf, showAnswer, showChoice } from "./schema-answers.ts";
import type { SchemaField } from "./schema-fields.ts";
import { SchemaTick } from "./schema-tick.tsx";

interface SchemaQuestionProps extends Omit<ComponentProps<"div">, "id"> {
  field: SchemaField;
  id: string;
  layout: "side" | "stacked";
  disabled: boolean;
  error: string | null;
  /** Marks the control as required. @default false */
  required?: boolean;
  /** Marks the field as optional. @default false */
  optional?: boolean;
  /** Shows the key at the end of the label's line. @default true */
  showKey?: boolean;
  /** The proposed value, if it differs. @default null */
  was?: { value: unknown } | null;
  onUndo?: () => void;
  /** Additional content below the field. */
  note?: ReactNode;
}

/** One field: label and key, the control, and how the value differs from the proposal. */
export function SchemaQuestion({
  field,
  id,
  layout,
  disabled,
  error,
  required = false,
  optional = false,
  showKey = true,
  was = null,
  onUndo,
  note,
  children,
  ...rest
}: SchemaQuestionProps) {
  const common = { ...rest, "data-key": field.key, "data-edited": was === null ? undefined : "" };
  const answer = (
    <div
      className={clsx(
        "grid min-w-0 gap-1",
        was !== null &&
          "relative before:absolute before:inset-y-0 before:-start-3 before:w-0.75 before:rounded-full before:bg-accent",
      )}
    >
      {children}
      {was !== null && (
        <Proposed field={field} value={was.value} disabled={disabled} onUndo={onUndo} />
      )}
      {note}
    </div>
  );
  if (field.kind === "boolean" && layout === "stacked") {
    return (
      <SchemaTick {...common} field={field} id={id} disabled={disabled} error={error}>
        {answer}
      </SchemaTick>
    );
  }
  return (
    <Field
      {...common}
      label={field.label}
      controlId={id}
      layout={layout}
      disabled={disabled}
      required={required}
      optional={optional}
      error={error}
      hint={hintOf(field)}
      labelEnd={showKey ? <FieldKey>{field.key}</FieldKey> : undefined}
    >
      {answer}
    </Field>
  );
}

interface ProposedProps {
  field: SchemaField;
  value: unknown;
  disabled: boolean;
  onUndo: (() => void) | undefined;
}

function Proposed({ field, value, disabled, onUndo }: ProposedProps) {
  const labels = useLabels();
  return (
    <p
      data-slot="schema-edited"
      className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-12 text-muted"
    >
      <span className="line-clamp-3 min-w-0 wrap-anywhere">
        {sentenceWith(labels.valueWas, [
          <bdi key="was">{wasText(field, value) || labels.emptyValue}</bdi>,
        ])}
      </span>
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
  );
}

function wasText(field: SchemaField, value: unknown): string {
  return field.kind === "enum" ? showChoice(value, field.options) : showAnswer(value, "string");
}
