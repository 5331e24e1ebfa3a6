import { ApiError } from "@switchboard/api-client";
import { failureReason } from "./failure-reason.ts";

/** What would help after an error: asking again, more credits, or another choice of connections. */
export type ErrorWay = "retry" | "pricing" | "connections";

/** Reasons of a server for which the same question may well be answered the next time. */
const passing: readonly (string | undefined)[] = ["model", "server", "interrupted", "network"];

/** The machine word for a failed request, as the server has them for a failed run; undefined where none fits. */
export function errorReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === "network") return "network";
  if (error.status >= 500) return "server";
  if (error.status === 402) return "payment";
  // A chat that is gone is answered so, too; only the words tell which of them it is.
  return error.status === 404 && /\bconnection\b/i.test(error.detail ?? "")
    ? "connection"
    : undefined;
}

/** The way on from an error; null where nobody knows one. */
export function wayOn(reason: string | undefined): ErrorWay | null {
  if (passing.includes(reason)) return "retry";
  if (reason === "payment") return "pricing";
  return reason === "connection" ? "connections" : null;
}

/** A stream that failed, as the conversation hears of it. */
export const streamFailed = (error: unknown, fallback: string) =>
  ({
    type: "stream_failed",
    message: failureReason(error),
    fallback,
    reason: errorReason(error),
  }) as const;
