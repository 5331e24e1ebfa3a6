import { ApiError } from "@switchboard/api-client";
import { failureReason } from "./failure-reason.ts";

/** What would help after an error: asking again, more credits, another choice of connections, logging in, another chat. */
export type ErrorWay = "retry" | "pricing" | "connections" | "login" | "chat";

/** Reasons of a server for which the same question may well be answered the next time. */
const passing: readonly (string | undefined)[] = ["model", "server", "interrupted", "network"];

/** The machine word for a failed request, as the server has them for a failed run; undefined where none fits. */
export function errorReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === "network") return "network";
  if (error.status >= 500) return "server";
  if (error.status === 402) return "payment";
  if (error.status === 401) return "login";
  // Only the words tell what it is that is gone.
  if (error.status !== 404) return undefined;
  const [what] = /\b(?:connection|chat)\b/.exec(error.detail?.toLowerCase() ?? "") ?? [];
  return what === "chat" ? "gone" : what;
}

const ways: ReadonlyMap<string | undefined, ErrorWay> = new Map([
  ["payment", "pricing"],
  ["connection", "connections"],
  ["login", "login"],
  ["gone", "chat"],
]);

/** The way on from an error; null where nobody knows one. */
export function wayOn(reason: string | undefined): ErrorWay | null {
  if (passing.includes(reason)) return "retry";
  return ways.get(reason) ?? null;
}

/** A stream that failed, as the conversation hears of it. */
export const streamFailed = (error: unknown, fallback: string) =>
  ({
    type: "stream_failed",
    message: failureReason(error),
    fallback,
    reason: errorReason(error),
  }) as const;
