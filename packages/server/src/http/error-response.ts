import type { Logger } from "pino";
import { AppError, type AppErrorCode } from "../domain/errors.ts";

/** The HTTP status of each refusal. A new code does not compile until it has one. */
export const STATUS_OF = {
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many: 429,
  not_implemented: 501,
  unavailable: 503,
} as const satisfies Record<AppErrorCode, number>;

const FAULT = "Something went wrong on our side. Please try again.";

/** A failure as every failure of the interface reads: `{"detail": string}`. */
export const failure = (
  status: number,
  detail: string,
  headers?: Record<string, string>,
): Response =>
  Response.json({ detail }, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * Turns what was thrown into an answer. A refusal is told to the person as it is; anything else is a fault of ours,
 * whose words stay in the log.
 */
export function errorResponse(error: unknown, log: Logger, requestId: string): Response {
  if (error instanceof AppError) return failure(STATUS_OF[error.code], error.message);
  log.error({ requestId, err: error }, "request failed");
  return failure(500, FAULT);
}
