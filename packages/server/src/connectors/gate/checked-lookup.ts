import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import { findAddresses, type AddressRules } from "./find-addresses.ts";
import type { Target } from "./target.ts";

/**
 * A DNS lookup that returns only addresses that were checked, so that no other can be dialled. IP literals are not looked up;
 * they are checked when the target is read.
 * @param readTarget where the connection leads; throws if that can be refused without a lookup
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
