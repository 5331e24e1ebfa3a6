import type { LookupFunction } from "node:net";
import { Agent, buildConnector, Pool } from "undici";
import { NotConnected } from "./as-outbound-error.ts";
import { checkedLookup } from "./checked-lookup.ts";
import type { AddressRules } from "./find-addresses.ts";
import { CONNECT_TIMEOUT_MS } from "./limits.ts";
import { readWebTarget } from "./target.ts";

/** Longest keep-alive, whatever the host offers; after it the address is looked up and checked again. */
const MAX_KEEP_ALIVE_MS = 30_000;
const CONNECTIONS_PER_HOST = 16;

/**
 * Connection pools by scheme, host and port. Each connection was dialled to an address that was checked for exactly these and
 * for this allow list; pools are never shared between lists.
 */
export function createPools(rules: AddressRules) {
  return new Agent({
    factory: (origin) =>
      new Pool(origin, {
        allowH2: false,
        connections: CONNECTIONS_PER_HOST,
        keepAliveMaxTimeout: MAX_KEEP_ALIVE_MS,
        // The gate has its own time limits, which say what happened.
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: dialling(checkedLookup(() => readWebTarget(String(origin), rules.allow), rules)),
      }),
  });
}

/** Connects to what the lookup returns. Errors up to then are wrapped in `NotConnected`. */
function dialling(lookup: LookupFunction): buildConnector.connector {
  const dial = buildConnector({ allowH2: false, timeout: CONNECT_TIMEOUT_MS, lookup });
  return (options, callback) =>
    dial(options, (...[error, socket]) =>
      error ? callback(new NotConnected(error), null) : callback(null, socket),
    );
}
