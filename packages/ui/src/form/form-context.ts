import { createContext, use } from "react";
import type { FormState } from "./use-form.types.ts";

/** What the parts of a form need from it, independent of its shape. */
export type AnyFormState = Omit<FormState, "nameOf"> & {
  nameOf: (key: string) => string;
};

export const FormContext = createContext<AnyFormState | null>(null);

/** The surrounding form. */
export function useFormContext(): AnyFormState {
  const form = use(FormContext);
  if (form === null) throw new Error("A part of a form stands outside of <Form>.");
  return form;
}
