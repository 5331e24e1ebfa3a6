import type { PortalAccount } from "./ports.ts";
import { newSecret, sameText } from "./secrets.ts";
import type { Fingerprints } from "../../secrets/fingerprints.ts";

/** How long a browser is known without another login, in seconds. */
export const DEVICE_S = 400 * 24 * 60 * 60;

/** People who share a browser. */
const MAX_ACCOUNTS = 5;
const PROOF_LENGTH = 32;

type Account = Pick<PortalAccount, "id" | "passwordHash">;

/**
 * Browsers in which accounts were logged in to before. Each keeps a cookie with a proof per account, so that those who guess at an
 * account from elsewhere cannot slow down its owner. It opens nothing by itself, and a new password makes it void.
 */
export type KnownDevices = {
  /** The device's name; undefined if the account was never logged in to there. @param cookie as the browser brings it */
  find(cookie: string | undefined, account: Account): string | undefined;
  /** The cookie that makes the browser known, also for the accounts it is known for already. */
  remember(cookie: string | undefined, account: Account): string;
};

/** Known devices over the keys of the server. */
export function createKnownDevices(fingerprints: Fingerprints): KnownDevices {
  const proofsOf = (device: string, { id, passwordHash }: Account) =>
    fingerprints(`known device\n${device}\n${id}\n${passwordHash}`).map((print) =>
      print.slice(0, PROOF_LENGTH),
    );

  return {
    find(cookie, account) {
      const [device = "", ...proofs] = cookie?.split(".") ?? [];
      const own = proofsOf(device, account);
      return proofs.some((proof) => own.some((one) => sameText(one, proof))) ? device : undefined;
    },
    remember(cookie, account) {
      const [device = newSecret(), ...before] = cookie?.split(".") ?? [];
      const [proof = "", ...older] = proofsOf(device, account);
      const others = before.filter((one) => one !== proof && !older.includes(one));
      return [device, proof, ...others.slice(0, MAX_ACCOUNTS - 1)].join(".");
    },
  };
}
