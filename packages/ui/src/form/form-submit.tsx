import { Save } from "lucide-react";
import { Button, type ButtonProps } from "../components/button/button.tsx";
import { LabelsProvider } from "../components/labels/labels.tsx";
import { useFormContext } from "./form-context.ts";

/** Props of {@link FormSubmit}. */
export interface FormSubmitProps extends Omit<ButtonProps, "type" | "loading"> {
  /** Replaces the label while saving, and is announced. @default the label stays */
  saving?: string;
}

/** Submits the surrounding form. Disabled while saving, so that nothing is sent twice. */
export function FormSubmit({
  variant = "primary",
  saving,
  iconStart,
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
      {...rest}
    >
      {renamed ? saving : children}
    </Button>
  );
  if (saving === undefined) return button;
  return <LabelsProvider labels={{ loading: saving }}>{button}</LabelsProvider>;
}
