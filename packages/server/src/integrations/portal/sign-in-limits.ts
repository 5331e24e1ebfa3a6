import { networkOf } from "../../domain/auth/network-address.ts";
import type { PortalAccount } from "../../domain/auth/ports.ts";
import type { Turn } from "../../domain/auth/fair-queue.ts";
import { createThrottle, type ThrottleDeps } from "../../domain/auth/throttle.ts";
import type { KnownDevices } from "../../domain/auth/known-devices.ts";

/** The browser that submits a form. */
export type Visitor = {
  /** Its network address. */
  readonly address: string;
  /** The cookie by which it is known. */
  readonly device: string | undefined;
};

/** A login that may be tried. */
export type Admission = {
  /** Its turn to have the password checked. */
  readonly turn: Turn;
  /** The password was right, so the attempt does not count. */
  succeed(): Promise<void>;
};

const WINDOW_MS = 15 * 60 * 1000;
const PER_ACCOUNT_AND_ADDRESS = 10;
const PER_ADDRESS = 40;
const PER_NETWORK = 100;
/** More than one network may try, so that no network can close an account to its owner elsewhere. */
const PER_ACCOUNT = 200;
const PER_DEVICE = 10;

/** Limits for guessing passwords. */
export type SignInLimits = {
  /** @returns undefined when too many were tried */
  admit(
    email: string,
    account: PortalAccount | undefined,
    visitor: Visitor,
  ): Promise<Admission | undefined>;
};

/** Limits of the whole server, for strangers by account, address and network, and for each known device by itself. */
export function createSignInLimits(
  deps: ThrottleDeps & { readonly devices: KnownDevices },
): SignInLimits {
  const limit = (name: string, most: number) =>
    createThrottle(deps, `sign-in by ${name}`, most, WINDOW_MS);
  const byDevice = limit("device", PER_DEVICE);
  const byBoth = limit("account and address", PER_ACCOUNT_AND_ADDRESS);
  const byAddress = limit("address", PER_ADDRESS);
  const byNetwork = limit("network", PER_NETWORK);
  const byAccount = limit("account", PER_ACCOUNT);

  return {
    async admit(email, account, { address, device }) {
      const known = account && deps.devices.find(device, account);
      if (known) {
        const who = `${email} ${known}`;
        if (!(await byDevice.admit(who))) return undefined;
        const turn = { lane: `device ${known}`, isKnown: true };
        return { turn, succeed: () => byDevice.forgive(who) };
      }
      const network = networkOf(address);
      const both = `${email} ${address}`;
      // The narrowest first: what it refuses does not count against neighbors, or the owner elsewhere.
      const isAdmitted =
        (await byBoth.admit(both)) &&
        (await byAddress.admit(address)) &&
        (await byNetwork.admit(network)) &&
        (await byAccount.admit(email));
      if (!isAdmitted) return undefined;
      return {
        turn: { lane: network, isKnown: false },
        async succeed() {
          await byBoth.forgive(both);
          await byAddress.giveBack(address);
          await byNetwork.giveBack(network);
          await byAccount.giveBack(email);
        },
      };
    },
  };
}
