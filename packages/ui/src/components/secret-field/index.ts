export { SecretField, type SecretFieldProps } from "./secret-field.tsx";
export type { SecretState } from "./use-secret-field.ts";
