import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { useLabels } from "../components/labels/labels.tsx";
import { readAnswer, sameJson } from "./schema-answers.ts";
import type { SchemaChange } from "./schema-change.ts";
import { type GapWords, SchemaControl } from "./schema-control.tsx";
import { ownValue, readSchemaFields, type SchemaField, type SchemaValue } from "./schema-fields.ts";
import { SchemaQuestion } from "./schema-question.tsx";
import { useSchemaAnswers } from "./use-schema-answers.ts";

/** Props of {@link SchemaForm}. */
export interface SchemaFormProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  /** A JSON Schema of an object. */
  schema: unknown;
  /** The current values. Unknown keys are shown, too. */
  value: SchemaValue;
  /** The proposal: changed values are marked, with the old value and an undo button. */
  original?: SchemaValue;
  /** Called with every change. Reverted to the proposal, the value is the proposal itself (same object). */
  onChange: (value: SchemaValue, change: SchemaChange) => void;
  /** Read-only. @default false */
  disabled?: boolean;
  /** Labels above, or at the side from 640 px on. @default "stacked" */
  layout?: "side" | "stacked";
  /** Shows texts up to this length in full, instead of scrolling. @default 0 */
  whole?: number;
  /** Distinguishes missing values from empty ones and null. */
  gaps?: GapWords;
  /** Additional content below a field: its source, a warning. */
  decorate?: (key: string) => ReactNode;
}

/** A form for the values of a JSON Schema. Keeps types: an untouched value stays the same object. */
export function SchemaForm({
  schema,
  value,
  original,
  onChange,
  disabled = false,
  layout = "stacked",
  whole = 0,
  gaps,
  decorate,
  className,
  ...rest
}: SchemaFormProps) {
  const labels = useLabels();
  const formId = useId();
  const fields = useSchemaFields(schema, original ?? value, value);
  const { errorOf, draftOf, put, type } = useSchemaAnswers({ fields, value, original, onChange });
  const undo = (field: SchemaField) => {
    put(field, ownValue(original ?? {}, field.key), undefined);
    document.getElementById(`${formId}-${field.name}`)?.focus();
  };

  return (
    <div
      data-slot="schema-form"
      data-layout={layout}
      className={clsx("grid min-w-0", layout === "side" ? "gap-3" : "gap-4", className)}
      {...rest}
    >
      {fields.map((field) => {
        const answer = ownValue(value, field.key);
        const draft = draftOf(field);
        const before = original === undefined ? answer : ownValue(original, field.key);
        const edited =
          draft !== undefined ? readAnswer(draft, field, labels).error !== undefined : false;
        return (
          <SchemaQuestion
            key={field.key}
            field={field}
            id={`${formId}-${field.name}`}
            layout={layout}
            disabled={disabled}
            error={errorOf(field, answer, draft)}
            was={
              original !== undefined && (edited || !sameJson(before, answer))
                ? { value: before }
                : null
            }
            onUndo={() => undo(field)}
            note={decorate?.(field.key)}
          >
            <SchemaControl
              field={field}
              layout={layout}
              value={answer}
              draft={draft}
              whole={whole}
              gaps={gaps}
              onAnswer={(next) => put(field, next, undefined)}
              onType={(text) => type(field, text)}
            />
          </SchemaQuestion>
        );
      })}
    </div>
  );
}

/** The fields, stable while one types: controls are chosen by the initial value. */
function useSchemaFields(
  schema: unknown,
  first: SchemaValue,
  value: SchemaValue,
): readonly SchemaField[] {
  const added = JSON.stringify(Object.keys(value).filter((key) => !Object.hasOwn(first, key)));
  return useMemo(() => {
    const keys: readonly string[] = JSON.parse(added);
    return readSchemaFields(schema, {
      ...Object.fromEntries(keys.map((key) => [key, undefined])),
      ...first,
    });
  }, [schema, first, added]);
}
