import type { Context } from "hono";
import { AppError } from "../../domain/errors.ts";
import { retryAfter } from "./retry-after.ts";
import { donePage } from "./account-pages.ts";

/** Says on a page, where others would get JSON, that too many passwords are being checked. Other errors go on. */
export function showBusy(error: Error, c: Context): Response | Promise<Response> {
  if (!(error instanceof AppError && error.code === "too_many")) throw error;
  const way = { label: "Try again", href: c.req.path };
  return c.html(donePage("Please wait a moment", error.message, way), 429, {
    "cache-control": "no-store",
    ...retryAfter(429, error.retryAfterS),
  });
}
