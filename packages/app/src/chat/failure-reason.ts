import { ApiError } from "@switchboard/api-client";

/** What the server or the network said; null where a place's own sentence must do. */
export function failureReason(error: unknown): string | null {
  if (error instanceof ApiError)
    return error.kind === "http" ? (error.detail ?? null) : error.message;
  return error instanceof Error ? error.message : null;
}
