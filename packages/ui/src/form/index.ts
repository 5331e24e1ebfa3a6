export { Form, type FormProps } from "./form.tsx";
export { type BoundControl, FormField, type FormFieldProps } from "./form-field.tsx";
export { FormSubmit, type FormSubmitProps } from "./form-submit.tsx";
export { type JsonProblem, type JsonReading, parseJson } from "./parse-json.ts";
export { changedKeys, sameJson } from "./schema-answers.ts";
export {
  readSchemaFields,
  type SchemaField,
  type SchemaFieldKind,
  type SchemaValue,
} from "./schema-fields.ts";
export { type SchemaChange, SchemaForm, type SchemaFormProps } from "./schema-form.tsx";
export { type FormFailure, type FormOptions, type FormState, useForm } from "./use-form.ts";
