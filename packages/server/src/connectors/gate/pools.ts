import { Agent, Pool } from "undici";
import { checkedLookup } from "./checked-lookup.ts";
import type { AddressRules } from "./find-addresses.ts";
import { CONNECT_TIMEOUT_MS } from "./limits.ts";
import { readWebTarget } from "./target.ts";

/** However long a host offers to keep a connection, its address is looked up and checked anew after this. */
const LONGEST_KEPT_MS = 30_000;
const CONNECTIONS_PER_HOST = 16;

/**
 * Connections by scheme, host and port. Each is dialled to an address that was checked for just these, and belongs to this list
 * of the operator: under another list nothing that was dialled under this one is used again.
 */
export function createPools(rules: AddressRules) {
  return new Agent({
    factory: (origin) =>
      new Pool(origin, {
        allowH2: false,
        connections: CONNECTIONS_PER_HOST,
        keepAliveMaxTimeout: LONGEST_KEPT_MS,
        // The gate has its own time limits, which say what happened.
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: {
          timeout: CONNECT_TIMEOUT_MS,
          lookup: checkedLookup(() => readWebTarget(String(origin), rules.allow), rules),
        },
      }),
  });
}
