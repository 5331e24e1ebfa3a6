import { checkArguments } from "../../domain/plugins/validate-arguments.ts";
import type { JsonSchema } from "../../domain/plugins/types.ts";
import { cleanSchema, type OnMended } from "./clean-schema.ts";
import { cleanText } from "./clean-text.ts";
import { flattenSchema } from "./flatten-schema.ts";

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
 * @param mended called with every place that was repaired
 * @returns otherwise why it cannot be used, as a sentence
 */
export function readArgumentSchema(given: unknown, mended?: OnMended): JsonSchema | string {
  const clean = cleanSchema(given, mended);
  if (!clean) {
    return "Its arguments are nested too deeply, too large, or contain characters that cannot be seen.";
  }
  const type = clean["type"];
  if (type === undefined) mended?.("", "type");
  if (type !== undefined && ![type].flat().includes("object")) {
    return "Its arguments are not an object.";
  }
  const schema = flattenSchema(clean, (keyword) => mended?.("", keyword));
  if (JSON.stringify(schema).length > MAX_SCHEMA_LENGTH) return "Its arguments are too long.";
  try {
    // A valid schema can still use something that the validator does not support.
    checkArguments(schema, {});
    return schema;
  } catch {
    return "Its arguments cannot be validated.";
  }
}
