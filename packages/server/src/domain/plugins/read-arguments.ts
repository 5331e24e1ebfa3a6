import type { z } from "zod";
import { ToolError } from "./types.ts";

/**
 * Reads the arguments of a tool call.
 * @throws ToolError that names the first argument that is wrong
 */
export function readArguments<Schema extends z.ZodType>(
  schema: Schema,
  args: Record<string, unknown>,
): z.output<Schema> {
  const parsed = schema.safeParse(args);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.map(String).join(".");
  throw new ToolError(
    name
      ? `The argument '${name}' is invalid: ${issue?.message}.`
      : (issue?.message ?? "The arguments are invalid."),
  );
}
