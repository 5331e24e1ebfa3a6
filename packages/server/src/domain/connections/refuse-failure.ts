import { ToolError } from "../plugins/types.ts";
import { AppError } from "../errors.ts";

/**
 * Turns an app's rejection into a response to the user.
 * @throws AppError `invalid` with the message of a `ToolError`
 */
export async function refuseFailure<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ToolError) throw new AppError("invalid", error.message, { cause: error });
    throw error;
  }
}
