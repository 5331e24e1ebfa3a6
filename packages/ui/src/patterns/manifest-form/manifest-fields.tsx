import { clsx } from "clsx";
import { type ComponentProps, type ComponentType, type ReactNode, useEffect } from "react";
import { useLabels } from "../../components/labels/labels.tsx";
import { FormSchemaField, FormSecretField } from "../../form/index.ts";
import { settingKey } from "./manifest-shape.ts";
import { type ManifestField, marksOptional, pairs, unknownComponents } from "./manifest.logic.ts";
import type { ManifestFormState } from "./use-manifest-form.ts";
import { warnUnknownComponents } from "./warn-unknown-components.ts";

/** Props of {@link ManifestFields}. */
export interface ManifestFieldsProps extends Omit<ComponentProps<"div">, "children"> {
  /** What `useManifestForm` returned. */
  form: ManifestFormState;
  /** Everything, only settings, or only secrets: for a screen that separates them. @default "all" */
  part?: "all" | "settings" | "secrets";
  /** Shown if there is no such field; null for nothing. @default the words for having nothing to set */
  empty?: ReactNode;
  /** Shows the keys beside the labels, for authors of manifests. @default false */
  showKeys?: boolean;
  /** Shows the answers, accepts no changes. @default false */
  disabled?: boolean;
  /** Controls of the screen, by the `component` that a manifest names. @default none */
  components?: ManifestComponents | undefined;
}

/** A setting with a control of the screen. */
export interface ManifestComponentProps {
  /** Its key in the form, for `FormField`. */
  name: string;
  /** What the manifest says of it. */
  field: ManifestField;
  /** Shows the answer, accepts no changes. */
  disabled: boolean;
}

/** Controls of a screen by name. Define them outside of the component. */
export type ManifestComponents = Readonly<Record<string, ComponentType<ManifestComponentProps>>>;

const NO_COMPONENTS: ManifestComponents = {};

/** The fields of a manifest inside a form. Short ones are paired from 640 px on. */
export function ManifestFields({
  form,
  part = "all",
  empty,
  showKeys = false,
  disabled = false,
  components = NO_COMPONENTS,
  className,
  ...rest
}: ManifestFieldsProps) {
  const labels = useLabels();
  const fields = form.fields.filter(
    (field) => part === "all" || field.secret === (part === "secrets"),
  );
  const paired = pairs(fields, showKeys);
  const marked = marksOptional(fields);
  useEffect(
    () =>
      warnUnknownComponents(
        unknownComponents(form.fields).filter((name) => !Object.hasOwn(components, name)),
      ),
    [form.fields, components],
  );
  const message = empty === undefined ? labels.noSettings : empty;
  if (fields.length === 0 && message === null) return null;
  return (
    <div
      data-slot="manifest-fields"
      className={clsx("grid min-w-0 items-start gap-4 wrap-anywhere sm:grid-cols-2", className)}
      {...rest}
    >
      {fields.length === 0 && <p className="text-13 text-muted sm:col-span-2">{message}</p>}
      {fields.map((field) => (
        <ManifestQuestion
          key={`${field.kind} ${field.key}`}
          field={field}
          form={form}
          disabled={disabled}
          components={components}
          showKey={showKeys}
          optional={marked && !field.required && (field.secret || !form.locked)}
          className={paired.has(field.name) ? undefined : "sm:col-span-2"}
        />
      ))}
    </div>
  );
}

interface ManifestQuestionProps {
  field: ManifestField;
  form: ManifestFormState;
  disabled: boolean;
  components: ManifestComponents;
  showKey: boolean;
  optional: boolean;
  className: string | undefined;
}

function ManifestQuestion({
  field,
  form,
  disabled,
  components,
  showKey,
  optional,
  className,
}: ManifestQuestionProps) {
  const name = settingKey(field.key);
  const { component = "" } = field;
  const Own = Object.hasOwn(components, component) ? components[component] : undefined;
  if (Own) {
    return (
      <div className={className}>
        <Own disabled={disabled || form.locked} field={field} name={name} />
      </div>
    );
  }
  if (field.secret) {
    return (
      <FormSecretField
        name={name}
        label={field.label}
        hint={field.description}
        fieldKey={showKey ? field.key : undefined}
        required={field.required && !field.stored}
        optional={optional && !field.stored}
        disabled={disabled}
        stored={field.stored}
        // It is unknown which credentials are stored, so each is asked for, and may be left blank.
        replaceBy={form.policy.blank === "keep" ? "typing" : "button"}
        blank={form.policy.blank}
        className={className}
      />
    );
  }
  return (
    <FormSchemaField
      name={name}
      field={field}
      disabled={disabled || form.locked}
      showKey={showKey}
      optional={optional}
      className={className}
    />
  );
}
