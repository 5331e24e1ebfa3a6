export { Field, type FieldProps } from "./field.tsx";
export { type FieldContextValue, useControlProps, useField } from "./field-context.ts";
export { FieldError, FieldHint, FieldLabel } from "./field-parts.tsx";
