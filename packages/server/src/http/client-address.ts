import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The network address at the other end of the connection, for counting; behind a proxy, that of the proxy. */
export const clientAddressOf = (c: Context): string => getConnInfo(c).remote.address ?? "unknown";
