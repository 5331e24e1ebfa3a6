import type { JsonSchema } from "./types.ts";

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMarked = ({ secret, is_secret, writeOnly, format }: JsonSchema) =>
  [secret, is_secret, writeOnly, format === "password"].includes(true);

/** Whether a setting is a secret: stored encrypted and never returned. Every way to mark one in a manifest is recognized. */
export function isSecretField(schema: JsonSchema): boolean {
  const extra = schema["json_schema_extra"];
  return isMarked(schema) || (isObject(extra) && isMarked(extra));
}
