import { clsx } from "clsx";
import { Save } from "lucide-react";
import { Button, type ButtonProps } from "../components/button/button.tsx";
import { LabelsProvider } from "../components/labels/labels.tsx";
import { useFormContext } from "./form-context.ts";

/** Props of {@link FormSubmit}. */
export interface FormSubmitProps extends Omit<ButtonProps, "type" | "loading"> {
  /** Replaces the label while saving, and is announced. @default the label stays */
  saving?: string;
  /** In the row of a field: level with its control, whatever error is below, and on a phone as wide as the field. @default false */
  beside?: boolean;
}

/** Submits the surrounding form. Disabled while saving, so that nothing is sent twice. */
export function FormSubmit({
  variant = "primary",
  saving,
  iconStart,
  beside = false,
  className,
  children,
  ...rest
}: FormSubmitProps) {
  const form = useFormContext();
  const renamed = form.submitting && saving !== undefined;
  const button = (
    <Button
      type="submit"
      variant={variant}
      loading={form.submitting}
      // The spinner replaces an icon; without one it would cover the words.
      iconStart={renamed ? (iconStart ?? Save) : iconStart}
      // As far down as the label of the field and its gap are high.
      className={clsx(beside && "mt-6.5 max-sm:mt-0 max-sm:w-full", className)}
      {...rest}
    >
      {renamed ? saving : children}
    </Button>
  );
  if (saving === undefined) return button;
  return <LabelsProvider labels={{ loading: saving }}>{button}</LabelsProvider>;
}
