import { checkArguments } from "../../domain/plugins/validate-arguments.ts";
import type { JsonSchema } from "../../domain/plugins/types.ts";
import { cleanSchema } from "./clean-schema.ts";
import { cleanText } from "./clean-text.ts";

const LONGEST_DESCRIPTION = 2_000;
const LONGEST_SCHEMA = 20_000;

/** The first of a stranger's texts about a tool of which something can be seen, without what cannot. */
export const cleanDescription = (
  texts: readonly (string | undefined)[],
  otherwise: string,
): string => {
  for (const text of texts) {
    const words = cleanText(text ?? "", LONGEST_DESCRIPTION).trim();
    if (words) return words;
  }
  return otherwise;
};

/**
 * A stranger's schema of arguments as a manifest has it.
 * @returns undefined where it is none of an object, is too long, or says what cannot be checked here
 */
export function readArgumentSchema(given: unknown): JsonSchema | undefined {
  const schema = cleanSchema(given);
  if (schema?.["type"] !== "object") return undefined;
  if (JSON.stringify(schema).length > LONGEST_SCHEMA) return undefined;
  try {
    // Schemas can be valid and yet mean something that cannot be checked here.
    checkArguments(schema, {});
    return schema;
  } catch {
    return undefined;
  }
}
