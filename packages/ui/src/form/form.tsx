import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { FormContext } from "./form-context.ts";
import type { FormShape } from "./form-shape.ts";
import { FormSummary } from "./form-summary.tsx";
import type { FormState } from "./use-form.types.ts";

/** Props of {@link Form}. */
export interface FormProps<Shape extends FormShape>
  extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** What `useForm` returned. */
  form: FormState<Shape>;
  /** Renders the summary before the children; otherwise put a `FormSummary` among them. @default true */
  summary?: boolean;
}

/** A form with its error summary. 16 px between its parts. */
export function Form<Shape extends FormShape>({
  form,
  summary = true,
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
        className={clsx(
          "by-default:grid by-default:grid-cols-1 min-w-0 by-default:gap-4",
          className,
        )}
        onSubmit={(event) => {
          // Submit events of a form in a dialog bubble through React's tree to here.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          void form.submit();
        }}
        {...rest}
      >
        {summary && <FormSummary />}
        {children}
      </form>
    </FormContext>
  );
}
