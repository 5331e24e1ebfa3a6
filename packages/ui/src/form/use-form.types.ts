import type { Control } from "react-hook-form";
import type { FormInput, FormOutput, FormShape } from "./form-shape.ts";
import type { OpaqueValues } from "./opaque-shape.ts";
import type { FormFailure, SaveState } from "./save-state.ts";

/** Options of `useForm`. */
export interface FormOptions<Shape extends FormShape> {
  /** One schema per field, of any library; keys may be any text. Define it outside the component. */
  shape: Shape;
  /** The initial values. Later changes apply to untouched fields. */
  initial: FormInput<Shape>;
  /** Submits the values. A returned failure, or a thrown error's message, is shown above the form. */
  onSubmit: (answers: FormOutput<Shape>) => Promise<FormFailure | void> | FormFailure | void;
  /** The save state, if the caller tracks it: then the result of `onSubmit` is ignored. */
  save?: SaveState | undefined;
  /** Keys of secrets: cleared once they are saved. */
  secrets?: readonly string[];
  /** Keys of fields that go back to their initial value once they are saved, as for the next one of a list. */
  emptied?: readonly string[];
  /** Labels of the fields, by key, for messages that do not name the field. */
  titles?: Readonly<Record<string, string>>;
  /** Where focus goes after a rejected submit. @default "summary" */
  focus?: "summary" | "answer";
  /** Shown above the form if a required field is blank, instead of the error list. @default the list */
  blank?: string;
  /** Something besides the fields has unsaved changes, such as a table. @default false */
  edited?: boolean;
  /** What was typed can be lost without a question. @default false */
  disposable?: boolean;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Called after a save, once secrets are cleared. */
  onSaved?: () => void;
}

/** The state of a form: pass it to `Form` and `FormField`. */
export interface FormState<Shape extends FormShape = FormShape> {
  /** Prefix of the ids of all controls. */
  id: string;
  control: Control<OpaqueValues>;
  /** Opaque name of a key. */
  nameOf: (key: keyof Shape & string) => string;
  /** Label of a field by opaque name, if known. */
  titleOf: (name: string) => string | undefined;
  submit: () => Promise<void>;
  /** Validates a field before submit, by opaque name. A blank one is not an error yet. */
  check: (name: string) => void;
  /** Clears a field, by opaque name. */
  forget: (name: string) => void;
  /** The server's error about the form as a whole. */
  failure: string | undefined;
  /** Count of rejected submits; the summary or the first invalid field takes the focus each time. */
  refusals: number;
  focus: "summary" | "answer";
  /** Every error is listed in the summary. */
  listed: boolean;
  /** Count of saves. */
  saves: number;
  submitting: boolean;
  /** The server's message about the last save. */
  savedMessage: string | undefined;
}
