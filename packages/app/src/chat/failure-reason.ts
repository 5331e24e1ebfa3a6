import { ApiError } from "@switchboard/api-client";

/** The message of the server or the network; null where the caller's own sentence has to do. */
export function failureReason(error: unknown): string | null {
  if (error instanceof ApiError)
    return error.kind === "http" ? (error.detail ?? null) : error.message;
  return error instanceof Error ? error.message : null;
}
