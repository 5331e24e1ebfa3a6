/** As OAuth 2.0 spells error codes; anything else could put a stranger's sentence on our page. */
const ERROR_CODE = /^[a-z_]{1,40}$/;

/**
 * Why the identity provider sent the browser back without a code (RFC 6749, 4.1.2.1), for the person and for the one who runs the
 * server; null if it does not say.
 */
export function describeRefusal({
  search,
  origin,
  pathname,
}: Pick<Location, "search" | "origin" | "pathname">): string | null {
  const code = new URLSearchParams(search).get("error") ?? "";
  if (!ERROR_CODE.test(code)) return null;
  if (code === "access_denied") return "The login was canceled. You can try again.";
  return `The authentication service refused the login (${code}). If you run this server, check that the service allows the redirect address ${origin}${pathname}.`;
}
