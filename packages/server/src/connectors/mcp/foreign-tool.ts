import { checkArguments } from "../../domain/plugins/validate-arguments.ts";
import type { JsonSchema } from "../../domain/plugins/types.ts";
import { cleanSchema } from "./clean-schema.ts";
import { cleanText } from "./clean-text.ts";

const MAX_DESCRIPTION_LENGTH = 2_000;
const MAX_SCHEMA_LENGTH = 20_000;

/** The first of a third party's texts about a tool that is not empty once cleaned. */
export const cleanDescription = (
  texts: readonly (string | undefined)[],
  otherwise: string,
): string => {
  for (const text of texts) {
    const words = cleanText(text ?? "", MAX_DESCRIPTION_LENGTH).trim();
    if (words) return words;
  }
  return otherwise;
};

/**
 * A third party's argument schema, sanitized for a manifest.
 * @returns undefined if it is not an object schema, is too long, or cannot be compiled here
 */
export function readArgumentSchema(given: unknown): JsonSchema | undefined {
  const schema = cleanSchema(given);
  if (schema?.["type"] !== "object") return undefined;
  if (JSON.stringify(schema).length > MAX_SCHEMA_LENGTH) return undefined;
  try {
    // A valid schema can still use something that the validator does not support.
    checkArguments(schema, {});
    return schema;
  } catch {
    return undefined;
  }
}
