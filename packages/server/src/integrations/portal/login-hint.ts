import type { Context } from "hono";
import { storableText } from "../../domain/storable.ts";

const NAME = "login_hint";
/** The parameter with the page that a login is for. The app checks it before it opens the page. */
export const RETURN_TO = "return_to";

/** A page that has an email address filled in. @param returnTo the page that the login is for */
export function withHint(page: string, email: string | undefined, returnTo?: string): string {
  const query = new URLSearchParams({
    ...(email && { [NAME]: email }),
    ...(returnTo && { [RETURN_TO]: returnTo }),
  }).toString();
  return query === "" ? page : `${page}?${query}`;
}

/** The address that a link to a page fills in; empty for none. */
export const hintOf = (c: Context): string => storableText(c.req.query(NAME) ?? "");

/** The page that a mailed link continues to. */
export const returnToOf = (c: Context): string | undefined => c.req.query(RETURN_TO);
