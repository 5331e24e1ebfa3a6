import { safeParse, type $ZodIssue, type $ZodType } from "zod/v4/core";
import { AppError } from "../domain/errors.ts";

const MAX_NAMED = 5;

/**
 * Parses a value with its schema from the contract.
 * @param what the name of the value in the message if an issue has no path
 * @throws AppError `invalid`, naming each field and what is wrong with it
 */
export function parseInput(schema: $ZodType | null, value: unknown, what: string): unknown {
  if (!schema) return {};
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError("invalid", describeIssues(result.error.issues, what));
}

/** `field: what is wrong; other.field: what is wrong`. */
export function describeIssues(issues: readonly $ZodIssue[], what: string): string {
  const named = issues
    .slice(0, MAX_NAMED)
    .map(({ path, message }) => `${path.join(".") || what}: ${message}`);
  const more = issues.length - named.length;
  return more > 0 ? `${named.join("; ")}; and ${more} more` : named.join("; ");
}
