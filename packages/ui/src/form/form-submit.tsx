import { Button, type ButtonProps } from "../components/button/button.tsx";
import { useFormContext } from "./form-context.ts";

/** Props of {@link FormSubmit}. */
export type FormSubmitProps = Omit<ButtonProps, "type" | "loading">;

/** Sends the form around it. Waits while the request runs, so that nothing is sent twice. */
export function FormSubmit({ variant = "primary", ...rest }: FormSubmitProps) {
  const form = useFormContext();
  return <Button type="submit" variant={variant} loading={form.submitting} {...rest} />;
}
