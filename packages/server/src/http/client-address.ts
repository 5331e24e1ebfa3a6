import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { visitorOf, type AddressRange } from "../domain/auth/network-address.ts";

/** The address of the other end of the connection: behind a proxy, that of the proxy. */
export const remoteAddressOf = (c: Context): string => getConnInfo(c).remote.address ?? "unknown";

/** Finds the visitor's network address, for rate limits. Of IPv6 it is the first one of their network. */
export type ClientAddress = (c: Context) => string;

/** @param proxies the operator's own, whose `X-Forwarded-For` is true; from others it may be made up and does not count */
export const createClientAddress =
  (proxies: readonly AddressRange[]): ClientAddress =>
  (c) =>
    visitorOf(remoteAddressOf(c), c.req.header("x-forwarded-for"), proxies);
