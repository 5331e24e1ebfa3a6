export { Form, type FormProps } from "./form.tsx";
export { type BoundControl, FormField, type FormFieldProps } from "./form-field.tsx";
export { FormSchemaField, type FormSchemaFieldProps } from "./form-schema-field.tsx";
export {
  type FieldResult,
  type FieldSchema,
  type FormInput,
  type FormOutput,
  type FormShape,
  readingSchema,
} from "./form-shape.ts";
export { FormSecretField, type FormSecretFieldProps } from "./form-secret-field.tsx";
export { FormStatus, type FormStatusProps } from "./form-status.tsx";
export { FormSubmit, type FormSubmitProps } from "./form-submit.tsx";
export { type JsonProblem, type JsonReading, parseJson } from "./parse-json.ts";
export { type FormFailure, readFailure, type SaveState } from "./save-state.ts";
export {
  type AnswerWords,
  changedKeys,
  checkAnswer,
  isRead,
  type Reading,
  readAnswer,
  sameJson,
  showAnswer,
} from "./schema-answers.ts";
export {
  ownValue,
  readSchemaFields,
  type SchemaField,
  type SchemaFieldKind,
  type SchemaValue,
} from "./schema-fields.ts";
export type { SchemaChange } from "./schema-change.ts";
export { SchemaForm, type SchemaFormProps } from "./schema-form.tsx";
export { holdsSecret } from "./secret-schema.ts";
export { useForm } from "./use-form.ts";
export type { FormOptions, FormState } from "./use-form.types.ts";
export { useStable } from "./use-stable.ts";
