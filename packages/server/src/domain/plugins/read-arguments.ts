import { z } from "zod";
import { inputProblems } from "../input-problems.ts";
import { ToolError } from "./types.ts";
import { TOOL_ARGUMENTS } from "./validate-arguments.ts";

/**
 * Reads the arguments of a tool call.
 * @throws ToolError that names the first argument that is wrong
 */
export function readArguments<Schema extends z.core.$ZodType>(
  schema: Schema,
  args: Record<string, unknown>,
): z.output<Schema> {
  const parsed = z.safeParse(schema, args);
  if (parsed.success) return parsed.data;
  const [problem] = inputProblems(parsed.error.issues, { value: args, ...TOOL_ARGUMENTS });
  throw new ToolError(problem ?? "The arguments do not fit.");
}
