import { AppError } from "../domain/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Where people reach us: the address that the operator names, else the one that the request was sent to. */
export function ownOrigin(request: Request, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : new URL(request.url).origin;
}

/** Where a login comes back to. */
export const callbackUrl = (request: Request, publicUrl: string | undefined): string =>
  new URL("/ui/callback", ownOrigin(request, publicUrl)).href;

/** Where apps send browsers back to after a consent: one address for all of them, to be registered there. */
export const oauthCallbackUrl = (request: Request, publicUrl: string | undefined): string =>
  new URL("/api/v1/connections/oauth/callback", ownOrigin(request, publicUrl)).href;

/** Whether a request may change something without being asked for by one of our own pages. */
export const isUnsafe = (method: string) => !SAFE_METHODS.has(method);

/**
 * Refuses what a page of another site made the browser send. Browsers name the page's origin in `Origin` or
 * `Sec-Fetch-Site`; a client that sends neither is no browser and has no cookie but its own.
 * @throws AppError `forbidden`
 */
export function requireSameOrigin(request: Request, publicUrl: string | undefined): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const foreignOrigin = origin !== null && origin !== ownOrigin(request, publicUrl);
  const foreignSite = site !== null && site !== "same-origin";
  if (foreignOrigin || foreignSite)
    throw new AppError("forbidden", "This request came from another site.");
}

/**
 * The same for a link that is followed: typing the address or opening a bookmark is fine, another site is not.
 * @throws AppError `forbidden`
 */
export function requireOwnLink(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") {
    throw new AppError("forbidden", "This link was followed from another site.");
  }
}
