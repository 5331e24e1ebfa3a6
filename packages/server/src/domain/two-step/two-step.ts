import type { AuditAction } from "../audit/ports.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { PasswordProof, PortalAccount } from "../auth/ports.ts";
import { hashSecret } from "../auth/secrets.ts";
import { createThrottle, type ThrottleDeps } from "../auth/throttle.ts";
import { AppError } from "../errors.ts";
import { sendMail } from "../outbox/send.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { PublicAddress } from "../../public-address.ts";
import {
  findStep,
  takeCode,
  type CodeDeps,
  type CodeOwner,
  type ProofOutcome,
} from "./check-code.ts";
import { newKey, newRecoveryCodes, readCode, toQrCode, toUri, type QrCode } from "./codes.ts";
import type { TwoStepState } from "./ports.ts";

type TwoStepDeps = CodeDeps & {
  readonly address: PublicAddress;
  readonly accounts: Pick<PasswordProof, "provePassword"> & {
    /** Undefined for a user whose password is managed elsewhere. */
    accountOf(userId: string): Promise<PortalAccount | undefined>;
  };
};

/** The key that a user types into an authenticator app or scans. */
export type TwoStepSetup = { readonly key: string; readonly uri: string; readonly qr: QrCode };

/** Second steps of logins at the built-in portal. */
export type TwoStep = {
  /** The state of a user's two-step login; null if their password, and so the second step, is managed elsewhere. */
  read(userId: string): Promise<TwoStepState | "off" | null>;
  /** Creates a new key, to be confirmed. @throws AppError `conflict` when two-step login is on; `forbidden` */
  begin(userId: string): Promise<TwoStepSetup>;
  /**
   * Turns two-step login on with a code of the new key.
   * @returns the recovery codes
   * @throws AppError `invalid` for a wrong code; `conflict` when there is nothing to confirm; `too_many`; `forbidden`
   */
  confirm(userId: string, typed: string): Promise<string[]>;
  /**
   * Replaces the recovery codes.
   * @param proof the user's password, or a code of their app
   * @throws AppError `invalid` for a wrong proof; `conflict` when two-step login is off; `too_many`; `forbidden`
   */
  renewRecoveryCodes(userId: string, proof: string): Promise<string[]>;
  /** Turns two-step login off, and deletes key and recovery codes. @throws AppError as `renewRecoveryCodes` */
  turnOff(userId: string, proof: string): Promise<void>;
  /**
   * Turns two-step login off for a user who has lost app and recovery codes, on the authority of an administrator.
   * @throws AppError `conflict` when it is off; `forbidden` for oneself: administrators need a proof as well
   */
  remove(by: { readonly actor: string; readonly userId: string }): Promise<void>;
  /** Whether logins of an account require a code. */
  isOn(accountId: string): Promise<boolean>;
  /** Consumes the code of a login: of the app, or a recovery code. Counts attempts. */
  check(account: CodeOwner, typed: string): Promise<ProofOutcome>;
};

const WINDOW_MS = 15 * 60_000;
const TRIES = 10;

const TOO_MANY = "Too many attempts. Please wait 15 minutes and try again.";
const WRONG_CODE = "This code is not correct. Enter the current code from your app.";
const NOT_ON = "Two-step login is off.";

/**
 * Two-step login. A key is stored in an envelope of its account, recovery codes as their hashes, and each code is valid once.
 */
export function createTwoStep(deps: Omit<TwoStepDeps, "tries"> & ThrottleDeps): TwoStep {
  const { store, accounts } = deps;
  const own: TwoStepDeps = {
    ...deps,
    tries: createThrottle(deps, "second step", TRIES, WINDOW_MS),
  };

  return {
    async read(userId) {
      if (!(await accounts.accountOf(userId))) return null;
      return (await store.twoSteps.findByUser(userId)) ?? "off";
    },
    begin: (userId) => beginSetup(own, userId),
    confirm: (userId, typed) => confirmSetup(own, userId, typed),
    renewRecoveryCodes: (userId, proof) => renewRecoveryCodes(own, userId, proof),
    turnOff: (userId, proof) => turnOff(own, userId, proof),
    remove: (by) => removeForAnother(own, by),
    async isOn(accountId) {
      const stored = await store.twoSteps.find(accountId);
      return stored !== undefined && stored.confirmedAt !== null;
    },
    check: (account, typed) => takeCode(own, account, typed, { takesRecovery: true }),
  };
}

async function beginSetup(deps: TwoStepDeps, userId: string): Promise<TwoStepSetup> {
  const { store, vault } = deps;
  const account = await requireAccount(deps, userId);
  const key = newKey();
  const owner = { accountId: account.id };
  const isKept = await store.twoSteps.begin(owner, vault.lock(owner, { key }));
  if (!isKept) throw new AppError("conflict", "Two-step login is already on.");
  const uri = toUri(key, account.email);
  return { key, uri, qr: toQrCode(uri) };
}

async function confirmSetup(deps: TwoStepDeps, userId: string, typed: string): Promise<string[]> {
  const { store, clock, tries } = deps;
  const account = await requireAccount(deps, userId);
  const stored = await store.twoSteps.find(account.id);
  if (!stored || stored.confirmedAt)
    throw new AppError("conflict", "There is nothing to confirm. Start the setup again.");
  if (!(await tries.admit(account.id)))
    throw new AppError("too_many", TOO_MANY, { retryAfterS: WINDOW_MS / 1000 });
  const found = await findStep(deps, account.id, readCode(typed).code);
  if (!found) throw new AppError("invalid", WRONG_CODE);
  await tries.forgive(account.id);
  return store.transaction(async (tx) => {
    const { dataKeyId } = found.stored;
    if (!(await tx.twoSteps.confirm(account.id, dataKeyId, found.step, clock.now())))
      throw new AppError("conflict", "The setup was started again elsewhere. Start over.");
    await record(tx, account, { actor: userId, action: "two_step_on" });
    await mail(deps, tx, account, { userId, template: "two-step-on" });
    return replaceRecoveryCodes(tx, account.id);
  });
}

async function renewRecoveryCodes(
  deps: TwoStepDeps,
  userId: string,
  proof: string,
): Promise<string[]> {
  const account = await requireProven(deps, userId, proof);
  return deps.store.transaction(async (tx) => {
    await record(tx, account, { actor: userId, action: "recovery_codes_created" });
    return replaceRecoveryCodes(tx, account.id);
  });
}

async function turnOff(deps: TwoStepDeps, userId: string, proof: string): Promise<void> {
  const account = await requireProven(deps, userId, proof);
  await deps.store.transaction(async (tx) => {
    if (!(await tx.twoSteps.remove(account.id))) return;
    await record(tx, account, { actor: userId, action: "two_step_off" });
    await mail(deps, tx, account, { userId, template: "two-step-off" });
  });
}

async function removeForAnother(
  deps: TwoStepDeps,
  { actor, userId }: { readonly actor: string; readonly userId: string },
): Promise<void> {
  if (actor === userId)
    throw new AppError("forbidden", "Turn off your own two-step login in your account.");
  const account = await deps.accounts.accountOf(userId);
  await deps.store.transaction(async (tx) => {
    if (!account || !(await tx.twoSteps.remove(account.id))) throw new AppError("conflict", NOT_ON);
    await record(tx, account, { actor, action: "two_step_removed" });
    await mail(deps, tx, account, { userId, template: "two-step-removed" });
  });
}

/** @throws AppError `forbidden` */
async function requireAccount({ accounts }: TwoStepDeps, userId: string): Promise<PortalAccount> {
  const account = await accounts.accountOf(userId);
  if (account) return account;
  throw new AppError(
    "forbidden",
    "You log in with another provider. Turn on two-step login there.",
  );
}

/**
 * The account of a user with two-step login who proves their identity. A password has at least eight characters, so six digits
 * are a code.
 * @throws AppError as `renewRecoveryCodes`
 */
async function requireProven(
  deps: TwoStepDeps,
  userId: string,
  proof: string,
): Promise<PortalAccount> {
  const account = await requireAccount(deps, userId);
  if (!(await deps.store.twoSteps.findByUser(userId))) throw new AppError("conflict", NOT_ON);
  const isCode = readCode(proof).kind === "app";
  const outcome = isCode
    ? await takeCode(deps, account, proof, { takesRecovery: false })
    : await deps.accounts.provePassword(userId, proof);
  if (outcome === "too-many")
    throw new AppError("too_many", TOO_MANY, { retryAfterS: WINDOW_MS / 1000 });
  if (outcome === "wrong")
    throw new AppError("invalid", isCode ? WRONG_CODE : "This is not your password.");
  return account;
}

/** @returns the codes, which are stored only as hashes */
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

const mail = (
  { address }: TwoStepDeps,
  tx: Repositories,
  { email }: PortalAccount,
  message: {
    readonly userId: string;
    readonly template: "two-step-on" | "two-step-off" | "two-step-removed";
  },
) => sendMail(tx, { to: email, data: { url: address.to("/ui/account") }, ...message });
