import { ApiError } from "@switchboard/api-client";
import { failureReason } from "./failure-reason.ts";

/** What resolves an error: asking again, more credits, another choice of connections, logging in, another chat. */
export type ErrorRemedy = "retry" | "pricing" | "connections" | "login" | "chat";

/** Temporary failures, after which a retry may work. */
const temporary: readonly (string | undefined)[] = ["model", "server", "interrupted", "network"];

/** The machine-readable cause of a failed request, one of those that failed runs have; undefined where none fits. */
export function errorReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === "network") return "network";
  if (error.status >= 500) return "server";
  if (error.status === 402) return "payment";
  if (error.status === 401) return "login";
  // Only the text says what was not found.
  if (error.status !== 404) return undefined;
  const [what] = /\b(?:connection|chat)\b/.exec(error.detail?.toLowerCase() ?? "") ?? [];
  return what === "chat" ? "gone" : what;
}

const remedies: ReadonlyMap<string | undefined, ErrorRemedy> = new Map([
  ["payment", "pricing"],
  ["connection", "connections"],
  ["login", "login"],
  ["gone", "chat"],
]);

/** What resolves an error; null if unknown. */
export function remedyFor(reason: string | undefined): ErrorRemedy | null {
  if (temporary.includes(reason)) return "retry";
  return remedies.get(reason) ?? null;
}

/** The event of a stream that failed. */
export const streamFailed = (error: unknown, fallback: string) =>
  ({
    type: "stream_failed",
    message: failureReason(error),
    fallback,
    reason: errorReason(error),
  }) as const;
