import type { Context } from "hono";
import { remoteAddressOf } from "../../http/client-address.ts";

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Headers of proxies. Behind one, every request seems to come from this machine. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** The server's mode, and its public URL. */
export type ServedAs = { readonly mode: string; readonly publicUrl: string | undefined };

/**
 * Whether a request comes directly from this machine. The local outbox gives access to accounts, so any sign of a proxy or of
 * another host name (DNS rebinding) counts against it.
 */
export function isMadeHere(c: Context, { mode, publicUrl }: ServedAs): boolean {
  return (
    mode !== "production" &&
    (publicUrl === undefined || LOOPBACK_HOST.test(new URL(publicUrl).hostname)) &&
    LOOPBACK_ADDRESS.test(remoteAddressOf(c)) &&
    LOOPBACK_HOST.test(new URL(c.req.url).hostname) &&
    FORWARDED.every((name) => c.req.header(name) === undefined)
  );
}
