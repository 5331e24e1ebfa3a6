import { AppError } from "../domain/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The origin of this server: the one that the operator configured, else that of the request. */
export function ownOrigin(request: Request, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : new URL(request.url).origin;
}

/** The redirect URI of logins. */
export const callbackUrl = (request: Request, publicUrl: string | undefined): string =>
  new URL("/ui/callback", ownOrigin(request, publicUrl)).href;

/** The redirect URI of app authorizations: one for all apps, to be registered there. */
export const oauthCallbackUrl = (request: Request, publicUrl: string | undefined): string =>
  new URL("/api/v1/connections/oauth/callback", ownOrigin(request, publicUrl)).href;

/** Whether requests of this method may change something. */
export const isUnsafe = (method: string) => !SAFE_METHODS.has(method);

/**
 * Rejects cross-site requests (CSRF). Browsers send `Origin` or `Sec-Fetch-Site`; a client that sends neither is not a browser
 * and carries nobody else's cookie.
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
 * The same for navigations: typing the address or opening a bookmark is fine, a link on another site is not.
 * @throws AppError `forbidden`
 */
export function requireOwnLink(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") {
    throw new AppError("forbidden", "This link was followed from another site.");
  }
}
