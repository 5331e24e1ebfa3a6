import type { ComponentProps } from "react";
import { useController } from "react-hook-form";
import { isRead } from "./schema-answers.ts";
import { useFormContext } from "./form-context.ts";
import { SchemaControl } from "./schema-control.tsx";
import type { SchemaField } from "./schema-fields.ts";
import { SchemaQuestion } from "./schema-question.tsx";

/** Props of {@link FormSchemaField}. */
export interface FormSchemaFieldProps extends Omit<ComponentProps<"div">, "children" | "id"> {
  /** Key of the field in the form. */
  name: string;
  /** The field, read from a schema. */
  field: SchemaField;
  /** Marks the field as optional. @default false */
  optional?: boolean;
  /** Read-only. @default false */
  disabled?: boolean;
  /** Shows the key of the field beside its label. @default false */
  showKey?: boolean;
}

/** One field of a schema inside a form. Its value is the raw input, which is parsed on submit. */
export function FormSchemaField({
  name,
  field,
  optional = false,
  disabled = false,
  showKey = false,
  ...rest
}: FormSchemaFieldProps) {
  const form = useFormContext();
  const opaque = form.nameOf(name);
  const { field: bound, fieldState } = useController({ control: form.control, name: opaque });
  const value: unknown = bound.value;
  return (
    <SchemaQuestion
      field={field}
      id={`${form.id}-${opaque}`}
      layout="stacked"
      disabled={disabled}
      error={fieldState.error?.message ?? null}
      required={field.required}
      optional={optional}
      showKey={showKey}
      {...rest}
    >
      <SchemaControl
        field={field}
        layout="stacked"
        value={value}
        draft={isRead(field.kind) ? ((value as string | undefined) ?? "") : undefined}
        onAnswer={bound.onChange}
        onType={bound.onChange}
        name={opaque}
        onBlur={bound.onBlur}
      />
    </SchemaQuestion>
  );
}
