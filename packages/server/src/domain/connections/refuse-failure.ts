import { ToolError } from "../plugins/types.ts";
import { AppError } from "../errors.ts";

/**
 * Makes the answer to the person of what an app says no with.
 * @throws AppError `invalid` in the words of a `ToolError`
 */
export async function refuseFailure<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ToolError) throw new AppError("invalid", error.message, { cause: error });
    throw error;
  }
}
