import type { Clock } from "../../clock.ts";
import type { Vault } from "../../secrets/vault.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { AuditAction } from "../audit/ports.ts";
import type { PasswordProof, PortalAccount } from "../auth/ports.ts";
import { hashSecret } from "../auth/secrets.ts";
import { createThrottle } from "../auth/throttle.ts";
import { AppError } from "../errors.ts";
import { sendMail } from "../outbox/send.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import type { PublicAddress } from "../../public-address.ts";
import {
  newKey,
  newRecoveryCodes,
  readCode,
  stepOf,
  toQrCode,
  toUri,
  type QrCode,
} from "./codes.ts";
import type { TwoStepState } from "./ports.ts";

type TwoStepDeps = {
  readonly store: UnitOfWork;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly address: PublicAddress;
  readonly accounts: Pick<PasswordProof, "provePassword"> & {
    /** Undefined for somebody whose password is kept elsewhere. */
    accountOf(userId: string): Promise<PortalAccount | undefined>;
  };
};

/** What a person types into an authenticator app, or lets it scan. */
export type TwoStepSetup = { readonly key: string; readonly uri: string; readonly qr: QrCode };

/** Second steps of logins at the built-in portal. */
export type TwoStep = ReturnType<typeof createTwoStep>;

const WINDOW_MS = 15 * 60_000;
const TRIES = 10;

const TOO_MANY = "Too many attempts. Please wait 15 minutes and try again.";
const WRONG_CODE = "This code is not correct. Enter the current code from your app.";
const NOT_ON = "Two-step login is off.";

/** Two-step login. A key is kept in an envelope of its account, recovery codes as their hashes, and each code is taken once. */
export function createTwoStep({ store, vault, clock, address, accounts }: TwoStepDeps) {
  // By account and not by address, too: whoever has the password and many addresses gets no more tries.
  const tries = createThrottle(clock, TRIES, WINDOW_MS);

  /** @throws AppError `forbidden` */
  async function requireAccount(userId: string): Promise<PortalAccount> {
    const account = await accounts.accountOf(userId);
    if (account) return account;
    throw new AppError(
      "forbidden",
      "You log in with another provider. Turn on two-step login there.",
    );
  }

  /** The step of a code of the account's app; undefined for a wrong one. */
  async function findStep(accountId: string, code: string) {
    const stored = await store.twoSteps.find(accountId);
    if (!stored) return undefined;
    const { key = "" } = vault.open({ accountId }, stored);
    const step = stepOf(key, code, clock.now());
    return step === undefined ? undefined : { stored, step };
  }

  /** Takes a code of the app or, at a login, one to recover. */
  async function takeCode(
    account: Pick<PortalAccount, "id" | "email">,
    typed: string,
    { takesRecovery }: { readonly takesRecovery: boolean },
  ): Promise<"right" | "wrong" | "too-many"> {
    if (!tries.admit(account.id)) return "too-many";
    const read = readCode(typed);
    const isTaken =
      read.kind === "app"
        ? await takeAppCode(account.id, read.code)
        : takesRecovery && (await takeRecoveryCode(account, read.code));
    if (!isTaken) return "wrong";
    tries.forgive(account.id);
    return "right";
  }

  async function takeAppCode(accountId: string, code: string): Promise<boolean> {
    const found = await findStep(accountId, code);
    return found !== undefined && store.twoSteps.takeStep(accountId, found.step);
  }

  const takeRecoveryCode = ({ id, email }: Pick<PortalAccount, "id" | "email">, code: string) =>
    store.transaction(async (tx) => {
      if (!(await tx.twoSteps.takeRecoveryCode(id, hashSecret(code)))) return false;
      await recordAudit(tx, {
        actor: null,
        action: "recovery_code_used",
        outcome: "done",
        target: { kind: "account", id, label: email },
      });
      return true;
    });

  /**
   * A password has at least eight characters, so six digits are a code.
   * @throws AppError
   */
  async function requireProof(userId: string, account: PortalAccount, proof: string) {
    const isCode = readCode(proof).kind === "app";
    const outcome = isCode
      ? await takeCode(account, proof, { takesRecovery: false })
      : await accounts.provePassword(userId, proof);
    if (outcome === "too-many") throw new AppError("too_many", TOO_MANY);
    if (outcome === "wrong")
      throw new AppError("invalid", isCode ? WRONG_CODE : "This is not your password.");
  }

  /** @returns the codes, which are kept nowhere but as hashes */
  async function replaceRecoveryCodes(tx: Repositories, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashSecret(readCode(code).code));
    await tx.twoSteps.setRecoveryCodes(accountId, hashes);
    return codes;
  }

  const record = (
    tx: Repositories,
    { id, email }: PortalAccount,
    { actor, action }: { readonly actor: string; readonly action: AuditAction },
  ) =>
    recordAudit(tx, {
      actor,
      action,
      outcome: "done",
      target: { kind: "account", id, label: email },
    });

  return {
    /** What a person's login asks for; null where their password is kept elsewhere, and so is its second step. */
    async read(userId: string): Promise<TwoStepState | "off" | null> {
      if (!(await accounts.accountOf(userId))) return null;
      return (await store.twoSteps.findByUser(userId)) ?? "off";
    },

    /** Makes a new key. It counts once it is confirmed. @throws AppError `conflict` when two-step login is on; `forbidden` */
    async begin(userId: string): Promise<TwoStepSetup> {
      const account = await requireAccount(userId);
      const key = newKey();
      const owner = { accountId: account.id };
      const isKept = await store.twoSteps.begin(owner, vault.lock(owner, { key }));
      if (!isKept) throw new AppError("conflict", "Two-step login is already on.");
      const uri = toUri(key, account.email);
      return { key, uri, qr: toQrCode(uri) };
    },

    /**
     * Turns two-step login on with a code of the new key.
     * @returns the recovery codes
     * @throws AppError `invalid` for a wrong code; `conflict` when there is nothing to confirm; `too_many`; `forbidden`
     */
    async confirm(userId: string, typed: string): Promise<string[]> {
      const account = await requireAccount(userId);
      const stored = await store.twoSteps.find(account.id);
      if (!stored || stored.confirmedAt)
        throw new AppError("conflict", "There is nothing to confirm. Start the setup again.");
      if (!tries.admit(account.id)) throw new AppError("too_many", TOO_MANY);
      const found = await findStep(account.id, readCode(typed).code);
      if (!found) throw new AppError("invalid", WRONG_CODE);
      tries.forgive(account.id);
      return store.transaction(async (tx) => {
        const { dataKeyId } = found.stored;
        if (!(await tx.twoSteps.confirm(account.id, dataKeyId, found.step, clock.now())))
          throw new AppError("conflict", "The setup was started again elsewhere. Start over.");
        await record(tx, account, { actor: userId, action: "two_step_on" });
        await sendMail(tx, {
          to: account.email,
          template: "two-step-on",
          data: { url: address.to("/ui/account") },
          userId,
        });
        return replaceRecoveryCodes(tx, account.id);
      });
    },

    /**
     * Replaces the recovery codes.
     * @param proof the person's password, or a code of their app
     * @throws AppError `invalid` for a wrong proof; `conflict` when two-step login is off; `too_many`; `forbidden`
     */
    async renewRecoveryCodes(userId: string, proof: string): Promise<string[]> {
      const account = await requireAccount(userId);
      if (!(await store.twoSteps.findByUser(userId))) throw new AppError("conflict", NOT_ON);
      await requireProof(userId, account, proof);
      return store.transaction(async (tx) => {
        await record(tx, account, { actor: userId, action: "recovery_codes_created" });
        return replaceRecoveryCodes(tx, account.id);
      });
    },

    /** Turns two-step login off, and forgets key and recovery codes. @throws AppError as `renewRecoveryCodes` */
    async turnOff(userId: string, proof: string): Promise<void> {
      const account = await requireAccount(userId);
      if (!(await store.twoSteps.findByUser(userId))) throw new AppError("conflict", NOT_ON);
      await requireProof(userId, account, proof);
      await store.transaction(async (tx) => {
        if (!(await tx.twoSteps.remove(account.id))) return;
        await record(tx, account, { actor: userId, action: "two_step_off" });
        await sendMail(tx, {
          to: account.email,
          template: "two-step-off",
          data: { url: address.to("/ui/account") },
          userId,
        });
      });
    },

    /**
     * Turns two-step login off for somebody who has lost app and recovery codes. An administrator's word takes the place of their proof.
     * @throws AppError `conflict` when it is off; `forbidden` for oneself, who has to prove it as everybody
     */
    async remove({ actor, userId }: { readonly actor: string; readonly userId: string }) {
      if (actor === userId)
        throw new AppError("forbidden", "Turn off your own two-step login in your account.");
      const account = await accounts.accountOf(userId);
      await store.transaction(async (tx) => {
        if (!account || !(await tx.twoSteps.remove(account.id)))
          throw new AppError("conflict", NOT_ON);
        await record(tx, account, { actor, action: "two_step_removed" });
        await sendMail(tx, {
          to: account.email,
          template: "two-step-removed",
          data: { url: address.to("/ui/account") },
          userId,
        });
      });
    },

    /** Whether logins of an account ask for a code. */
    async isOn(accountId: string): Promise<boolean> {
      const stored = await store.twoSteps.find(accountId);
      return stored !== undefined && stored.confirmedAt !== null;
    },

    /** Takes the code of a login: of the app, or one to recover. Counts tries. */
    check: (account: Pick<PortalAccount, "id" | "email">, typed: string) =>
      takeCode(account, typed, { takesRecovery: true }),
  };
}
