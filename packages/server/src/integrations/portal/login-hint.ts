import type { Context } from "hono";
import { storableText } from "../../domain/storable.ts";

const NAME = "login_hint";

/** A page of the portal that has an email address filled in. */
export const withHint = (page: string, email: string | undefined): string =>
  email ? `${page}?${new URLSearchParams({ [NAME]: email }).toString()}` : page;

/** The address that a link to a page fills in; empty for none. */
export const hintOf = (c: Context): string => storableText(c.req.query(NAME) ?? "");
