import type { ChangeEvent, ReactNode, RefCallback } from "react";
import { useController } from "react-hook-form";
import { Field, type FieldProps } from "../components/field/field.tsx";
import { useFormContext } from "./form-context.ts";

/** Props for a control; spread them on one of ours. */
export interface BoundControl<Value> {
  name: string;
  value: Value;
  /** Takes the value itself, or the change event of a text control. */
  onChange: (next: Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  ref: RefCallback<HTMLElement>;
}

/** Props of {@link FormField}. */
export interface FormFieldProps<Value>
  extends Omit<FieldProps, "children" | "error" | "controlId" | "label"> {
  /** Key of the field. */
  name: string;
  /** The label, also used in the error summary. */
  label: string;
  /** When the field is first validated. @default "with the form" */
  checked?: "with the form" | "at once";
  /** Renders the control. */
  children: (control: BoundControl<Value>) => ReactNode;
}

/** One field of a form: label, error and control bound to its value. */
export function FormField<Value = string>({
  name,
  checked,
  children,
  disabled,
  ...rest
}: FormFieldProps<Value>) {
  const form = useFormContext();
  const opaque = form.nameOf(name);
  const { field, fieldState } = useController({ control: form.control, name: opaque });
  return (
    <Field
      controlId={`${form.id}-${opaque}`}
      error={fieldState.error?.message}
      disabled={disabled}
      {...rest}
    >
      {children({
        name: opaque,
        value: field.value as Value,
        onChange: (next) => {
          field.onChange(next);
          if (checked === "at once") form.check(opaque);
        },
        onBlur: field.onBlur,
        ref: field.ref,
      })}
    </Field>
  );
}
