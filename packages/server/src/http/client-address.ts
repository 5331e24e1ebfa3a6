import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isWithin, visitorOf, type AddressRange } from "../domain/auth/network-address.ts";

/** The address of the other end of the connection: behind a proxy, that of the proxy. */
export const remoteAddressOf = (c: Context): string => getConnInfo(c).remote.address ?? "unknown";

/** Finds the visitor's network address, for rate limits. Of IPv6 it is the first one of their network. */
export type ClientAddress = (c: Context) => string;

/** @param proxies the operator's own, whose `X-Forwarded-For` is true; from others it may be made up and does not count */
export const createClientAddress =
  (proxies: readonly AddressRange[]): ClientAddress =>
  (c) =>
    visitorOf(remoteAddressOf(c), c.req.header("x-forwarded-for"), proxies);

/** The trace that a request continues, of a caller that is trusted with that; undefined for every other one. */
export type ReadTraceparent = (c: Context) => string | undefined;

/** @param proxies the operator's own. Of anybody else it could join other people's traces, or have each of its requests traced. */
export const createTraceparent =
  (proxies: readonly AddressRange[]): ReadTraceparent =>
  (c) =>
    isWithin(remoteAddressOf(c), proxies) ? c.req.header("traceparent") : undefined;
