import type { HttpPlugin } from "../../domain/plugins/http-manifest.ts";

/** Statuses for a rate limit. */
const LIMITED = [403, 429, 503];

/**
 * How long an app wants us to wait, in milliseconds; undefined if it does not. A 403, and the status that a plugin names, count
 * only if the headers give a rate limit as the reason.
 */
export function retryDelay(
  { status, headers }: Pick<Response, "status" | "headers">,
  limit: HttpPlugin["rate_limit"],
  now: Date,
): number | undefined {
  if (!LIMITED.includes(status) && status !== limit?.status) return undefined;
  const after = headers.get("retry-after");
  if (after !== null) return readAfter(after, now);
  if (!limit || headers.get(limit.remaining) !== "0") return undefined;
  const reset = Number(headers.get(limit.reset)) * (limit.in_milliseconds ? 1 : 1000);
  return reset > 0 ? Math.max(0, reset - now.getTime()) : undefined;
}

/** Seconds, or a date. */
function readAfter(text: string, now: Date): number | undefined {
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}

/** When a pause ends, as text. */
export function sayPause(ms: number, now: Date): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 120) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const until = new Date(now.getTime() + ms);
  if (Number.isNaN(until.getTime())) return "later";
  const [day, time] = until.toISOString().split("T");
  const today = now.toISOString().startsWith(day ?? "");
  return `at ${time?.slice(0, 5)} UTC${today ? "" : ` on ${day}`}`;
}
