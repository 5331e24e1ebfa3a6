import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { FieldContext } from "../components/field/field-context.ts";
import { FieldError, FieldHint } from "../components/field/field-parts.tsx";
import type { SchemaField } from "./schema-fields.ts";

interface SchemaTickProps extends ComponentProps<"div"> {
  field: SchemaField;
  id: string;
  disabled: boolean;
  error: string | null;
}

/** A field whose control carries its own label: error and hint are below, aligned with the label. */
export function SchemaTick({
  field,
  id,
  disabled,
  error,
  className,
  children,
  ...rest
}: SchemaTickProps) {
  const ids = [
    error === null ? null : `${id}-error`,
    field.description === undefined ? null : `${id}-hint`,
  ].filter((entry) => entry !== null);
  const context = {
    id,
    labelId: `${id}-label`,
    labelText: field.label,
    describedBy: ids.length === 0 ? undefined : ids.join(" "),
    invalid: error !== null,
    required: false,
    disabled,
  };
  return (
    <FieldContext value={context}>
      <div
        data-slot="field"
        data-layout="stacked"
        data-state={error === null ? undefined : "invalid"}
        className={clsx("grid min-w-0 content-start gap-0.5", className)}
        {...rest}
      >
        {children}
        <div className="grid min-w-0 gap-1 ps-6">
          {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {field.description !== undefined && (
            <FieldHint id={`${id}-hint`}>{field.description}</FieldHint>
          )}
        </div>
      </div>
    </FieldContext>
  );
}
