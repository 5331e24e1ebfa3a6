import { safeParse, type $ZodIssue, type $ZodType } from "zod/v4/core";
import { AppError } from "../domain/errors.ts";
import { inputProblems } from "../domain/input-problems.ts";

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
  throw new AppError("invalid", describeIssues(result.error.issues, value, what));
}

/** `'name' must not be blank. 'limits.expires_in_days' must be at least 1.` */
export function describeIssues(issues: readonly $ZodIssue[], value: unknown, what: string): string {
  const problems = inputProblems(issues, { value, whole: `The ${what}` });
  const more = problems.length - MAX_NAMED;
  const rest = more > 0 ? [`And ${more} more ${more === 1 ? "problem" : "problems"}.`] : [];
  return [...problems.slice(0, MAX_NAMED), ...rest].join(" ");
}
