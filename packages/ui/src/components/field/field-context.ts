import { createContext, use } from "react";

/** What a field passes to the control inside it. */
export interface FieldContextValue {
  /** Id of the control, which the label points to. */
  id: string;
  /** Id of the label, for controls that are not native. */
  labelId: string;
  /** The label as text, if it is text. */
  labelText: string | undefined;
  /** Ids of error and hint, error first; undefined without either. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** The surrounding field, or null. */
export function useField(): FieldContextValue | null {
  return use(FieldContext);
}

/** Props that a control inside a field may override. */
interface ControlProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/** Ids and states of a control: its own, otherwise those of the surrounding field. Descriptions of both are joined. */
export function useControlProps(own: ControlProps, invalid?: boolean) {
  const field = useField();
  const describedBy = [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
  const isInvalid = invalid ?? own["aria-invalid"] ?? (field?.invalid ? true : undefined);
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled ?? false,
    required: own.required ?? field?.required ?? false,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
    "aria-invalid": isInvalid === false ? undefined : isInvalid,
  };
}
