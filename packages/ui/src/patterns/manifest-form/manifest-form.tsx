import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../../components/labels/index.ts";
import { Form, FormStatus, FormSubmit } from "../../form/index.ts";
import { ManifestFields } from "./manifest-fields.tsx";
import type { ManifestFormState } from "./use-manifest-form.ts";

/** Props of {@link ManifestForm}. */
export interface ManifestFormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** What `useManifestForm` returned. */
  form: ManifestFormState;
  /** Label of the submit button. */
  submitLabel: string;
  /** Its label while saving, which is announced. @default the words for saving */
  savingLabel?: string;
  /** Shown if the manifest has no fields; null for nothing. @default the words for having nothing to set */
  empty?: ReactNode;
  /** Shows the keys beside the labels, for authors of manifests. @default false */
  showKeys?: boolean;
  /** Other buttons, before the submit button. */
  actions?: ReactNode;
}

/** The settings of a manifest as a form that saves itself. Children are shown above its buttons. */
export function ManifestForm({
  form,
  submitLabel,
  savingLabel,
  empty,
  showKeys = false,
  actions,
  className,
  children,
  ...rest
}: ManifestFormProps) {
  const labels = useLabels();
  return (
    <Form form={form} data-slot="manifest-form" className={clsx("gap-5", className)} {...rest}>
      <ManifestFields form={form} empty={empty} showKeys={showKeys} />
      {children}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <FormStatus className="me-auto" />
        {actions}
        <FormSubmit saving={savingLabel ?? labels.saving}>{submitLabel}</FormSubmit>
      </div>
    </Form>
  );
}
