type Type = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** The part of JSON Schema that the contract uses for what the app reads. */
export type Shape = {
  readonly $ref?: string;
  readonly type?: Type | readonly Type[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};
