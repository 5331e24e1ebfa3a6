import type { LockedRows } from "../../secrets/rotation-ports.ts";
import type { AccountOwner, Envelope } from "../../secrets/vault.ts";

/** The key that an account shares with an authenticator app, in its envelope. */
export type StoredTwoStep = Envelope &
  AccountOwner & {
    /** Null until a code of the app proved that it has the key; logins do not ask for one before. */
    readonly confirmedAt: Date | null;
  };

/** Two-step login as its person sees it. */
export type TwoStepState = {
  readonly since: Date;
  readonly recoveryCodesLeft: number;
};

/** Keys of two-step logins, and recovery codes by their hashes. */
export type TwoStepRepository = LockedRows<AccountOwner> & {
  find(accountId: string): Promise<StoredTwoStep | undefined>;
  /** Undefined where the person's login asks for no second step. */
  findByUser(userId: string): Promise<TwoStepState | undefined>;
  /**
   * Keeps a new key, in the place of one that was not confirmed.
   * @returns false when there is a confirmed one
   */
  begin(owner: AccountOwner, envelope: Envelope): Promise<boolean>;
  /**
   * Lets logins ask for codes of a key from now on.
   * @param step that of the code which proved it
   * @returns false when the key is confirmed already, or is another one by now
   */
  confirm(accountId: string, dataKeyId: string, step: number, now: Date): Promise<boolean>;
  /**
   * Takes the code of a step, once: of many that bring it, one succeeds.
   * @returns false when it was taken before, or a later one was
   */
  takeStep(accountId: string, step: number): Promise<boolean>;
  /** Puts recovery codes in the place of all others of the account. @param hashes of the codes */
  setRecoveryCodes(accountId: string, hashes: readonly string[]): Promise<void>;
  /** Uses a recovery code up: of many that bring it, one succeeds. */
  takeRecoveryCode(accountId: string, hash: string): Promise<boolean>;
  /** Removes the key with its recovery codes. @returns whether there was a confirmed one */
  remove(accountId: string): Promise<boolean>;
};
