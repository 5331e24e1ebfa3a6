import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { findAddresses, type AddressRules } from "./find-addresses.ts";
import type { Target } from "./target.ts";

/**
 * Stands in for the name server of a connection, so that what is dialled is what was checked. Hosts that are addresses never come
 * here; they are checked when the target is read.
 * @param readTarget where the connection leads; it throws for what is refused without asking a name server
 */
export function checkedLookup(readTarget: () => Target, rules: AddressRules): LookupFunction {
  const find = callbackify(async () => findAddresses(readTarget(), rules));
  return (_host, { all }, callback) =>
    find((error, addresses) => {
      if (error) callback(error, []);
      else if (all) callback(null, addresses);
      else callback(null, addresses[0].address, addresses[0].family);
    });
}
