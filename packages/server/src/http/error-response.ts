import type { Logger } from "pino";
import { AppError, type AppErrorCode } from "../domain/errors.ts";
import { asOutage } from "../domain/outage.ts";

/** The HTTP status of each error code. A new code does not compile until it has one. */
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
  refused_by_app: 502,
  unavailable: 503,
  no_space: 507,
} as const satisfies Record<AppErrorCode, number>;

const INTERNAL_ERROR = "Something went wrong on our side. Please try again.";

/** An error response in the API's one format: `{"detail": string}`. */
export const failure = (
  status: number,
  detail: string,
  headers?: Record<string, string>,
): Response =>
  new Response(JSON.stringify({ detail }), {
    status,
    headers: { "cache-control": "no-store", "content-type": "application/json", ...headers },
  });

/**
 * Turns an error into a response. The message of an `AppError` is for the user. Any other error is an outage or a bug, and its
 * message goes to the log only.
 */
export function errorResponse(error: unknown, log: Logger): Response {
  if (error instanceof AppError) return responseOf(error);
  log.error({ err: error }, "request failed");
  const outage = asOutage(error);
  return outage ? responseOf(outage) : failure(500, INTERNAL_ERROR);
}

const responseOf = ({ code, message, retryAfterS }: AppError): Response =>
  failure(
    STATUS_OF[code],
    message,
    retryAfterS === undefined ? undefined : { "retry-after": `${retryAfterS}` },
  );
