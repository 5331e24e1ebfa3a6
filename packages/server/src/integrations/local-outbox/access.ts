import type { Context } from "hono";
import { clientAddressOf } from "../../http/client-address.ts";

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** What proxies add. Behind one, everybody seems to come from this machine. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** How this server runs, and at which address people use it. */
export type ServedAs = { readonly mode: string; readonly publicUrl: string | undefined };

/**
 * Whether a request was made on this machine, and not through something on it. What the local outbox shows opens accounts, so each sign
 * of a proxy or of another name (a page that had its name changed to this address) counts against it.
 */
export function isMadeHere(c: Context, { mode, publicUrl }: ServedAs): boolean {
  return (
    mode !== "production" &&
    (publicUrl === undefined || LOOPBACK_HOST.test(new URL(publicUrl).hostname)) &&
    LOOPBACK_ADDRESS.test(clientAddressOf(c)) &&
    LOOPBACK_HOST.test(new URL(c.req.url).hostname) &&
    FORWARDED.every((name) => c.req.header(name) === undefined)
  );
}
