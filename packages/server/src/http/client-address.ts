import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The client's network address, for rate limits; behind a proxy, that of the proxy. */
export const clientAddressOf = (c: Context): string => getConnInfo(c).remote.address ?? "unknown";
