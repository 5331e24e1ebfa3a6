import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { z } from "zod";
import { FormContext } from "./form-context.ts";
import { FormSummary } from "./form-summary.tsx";
import type { FormState } from "./use-form.ts";

/** Props of {@link Form}. */
export interface FormProps<Shape extends z.ZodRawShape>
  extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** What `useForm` returned. */
  form: FormState<Shape>;
}

/** A form with its summary of what is wrong. 16 px between its parts. */
export function Form<Shape extends z.ZodRawShape>({
  form,
  className,
  children,
  ...rest
}: FormProps<Shape>) {
  return (
    <FormContext value={form}>
      <form
        data-slot="form"
        noValidate
        aria-busy={form.submitting || undefined}
        className={clsx("grid min-w-0 gap-4", className)}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
        {...rest}
      >
        <FormSummary />
        {children}
      </form>
    </FormContext>
  );
}
