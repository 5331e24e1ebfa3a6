import { APICallError, RetryError } from "ai";
import { ModelFailure } from "./model-step.ts";

/** How providers say that a request has more than their model reads at once. */
const SAYINGS = [
  /context.?(length|window|size|limit)/i,
  /prompt is too long/i,
  /(input|prompt|request).{0,40}(too (long|large)|exceeds)/i,
  /maximum.{0,40}tokens/i,
  /token (count|limit).{0,40}exceed/i,
];

/** Whether a model refused a request because the conversation is longer than it can read. */
export function isContextOverflow(failure: unknown): boolean {
  if (!(failure instanceof ModelFailure)) return false;
  const { cause } = failure;
  const error = RetryError.isInstance(cause) ? cause.lastError : cause;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 413) return true;
    const isRefused = error.statusCode === 400 || error.statusCode === 422;
    return isRefused && isSaid(`${error.message} ${error.responseBody ?? ""}`);
  }
  // Some servers answer first and say it in the stream.
  return isSaid(messageOf(error));
}

const isSaid = (text: string) => SAYINGS.some((saying) => saying.test(text));

const messageOf = (error: unknown): string =>
  error instanceof Error
    ? error.message
    : typeof error === "string"
      ? error
      : JSON.stringify(error ?? "");
