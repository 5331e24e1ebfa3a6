import { useEffect, useEffectEvent } from "react";
import { useFormState as useHookFormState } from "react-hook-form";
import { Field, type FieldProps } from "../components/field/field.tsx";
import { SecretField, type SecretFieldProps } from "../components/secret-field/secret-field.tsx";
import { FieldKey } from "./field-key.tsx";
import { useFormContext } from "./form-context.ts";

/** Props of {@link FormSecretField}. */
export interface FormSecretFieldProps
  extends Omit<FieldProps, "children" | "error" | "controlId" | "label" | "labelEnd">,
    Pick<SecretFieldProps, "stored" | "replaceBy" | "blank" | "autoComplete" | "size"> {
  /** Key of the field; list it in the form's `secrets`, too. */
  name: string;
  /** The label. */
  label: string;
  /** Key of the field, shown beside its label. @default none */
  fieldKey?: string | undefined;
}

/**
 * A secret in a form. Uncontrolled: a controlled input would write the secret into the DOM. The value is undefined
 * while a stored one is kept.
 */
export function FormSecretField({
  name,
  stored,
  replaceBy,
  blank,
  autoComplete,
  size,
  fieldKey,
  ...rest
}: FormSecretFieldProps) {
  const form = useFormContext();
  const opaque = form.nameOf(name);
  const { errors } = useHookFormState({ control: form.control, name: opaque, exact: true });
  const forget = useEffectEvent(() => form.forget(opaque));
  useEffect(() => () => forget(), []);
  return (
    <Field
      controlId={`${form.id}-${opaque}`}
      error={errors[opaque]?.message}
      {...(fieldKey === undefined ? {} : { labelEnd: <FieldKey>{fieldKey}</FieldKey> })}
      {...rest}
    >
      <SecretField
        {...form.control.register(opaque)}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        stored={stored ?? false}
        replaceBy={replaceBy ?? "button"}
        blank={blank ?? "keep"}
        size={size ?? "md"}
        clears={form.saves}
        onStateChange={(state) => {
          if (state === "unchanged") form.forget(opaque);
        }}
      />
    </Field>
  );
}
