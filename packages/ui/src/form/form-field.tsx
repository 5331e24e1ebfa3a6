import type { ChangeEvent, ReactNode, RefCallback } from "react";
import { useController } from "react-hook-form";
import { Field, type FieldProps } from "../components/field/field.tsx";
import { useFormContext } from "./form-context.ts";

/** What a control needs; spread it on one of ours. */
export interface BoundControl<Value> {
  name: string;
  value: Value;
  /** Takes the answer itself, or the event of a text control. */
  onChange: (next: Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  ref: RefCallback<HTMLElement>;
}

/** Props of {@link FormField}. */
export interface FormFieldProps<Value>
  extends Omit<FieldProps, "children" | "error" | "controlId" | "label"> {
  /** Key of the answer. */
  name: string;
  /** The question; also names it in the summary. */
  label: string;
  /** When the answer is checked for the first time. @default "with the form" */
  checked?: "with the form" | "at once";
  /** Draws the control. */
  children: (control: BoundControl<Value>) => ReactNode;
}

/** One question of a form: field, error and control bound to their answer. */
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
