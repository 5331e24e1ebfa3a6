import type { AccountOwner, Envelope } from "../../secrets/vault.ts";

/** The key that an account shares with an authenticator app, in its envelope. */
export type StoredTwoStep = Envelope &
  AccountOwner & {
    /** Null until a code of the app proved that it has the key; logins do not ask for one before. */
    readonly confirmedAt: Date | null;
  };

/** Two-step login as its user sees it. */
export type TwoStepState = {
  readonly since: Date;
  readonly recoveryCodesLeft: number;
};
