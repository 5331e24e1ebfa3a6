import type { Logger } from "pino";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { EmailChange, PasswordProof, PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import { createThrottle, type ThrottleDeps } from "../../domain/auth/throttle.ts";
import { storableText } from "../../domain/storable.ts";
import { AppError } from "../../domain/errors.ts";
import type { Runs } from "../../domain/runs/runs.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import type { Removal } from "../../domain/users/remove-user.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import type { PublicAddress } from "../../public-address.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { beginEmailChange, confirmEmailChange, type EmailConfirmation } from "./change-email.ts";
import { checkEmail, checkPassword } from "./credentials.ts";
import { type Proof, type ProofDeps, provePassword } from "./prove-password.ts";
import { changePassword, findReset, mailReset, resetPassword } from "./set-password.ts";
import {
  disownAccount,
  findVerification,
  sendVerification,
  verifyEmail,
  type Verification,
} from "./verify-email.ts";

type AccountsDeps = ThrottleDeps & {
  readonly store: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly runs: Pick<Runs, "stop">;
  readonly removeUser: (removal: Removal) => Promise<void>;
  readonly address: PublicAddress;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
};

/** What owners of portal accounts do by mail, and with their password. */
export type PortalAccounts = PasswordProof & {
  /**
   * Sends a link to choose a new password, if the address has an account. It works after the response, so that the response
   * time does not reveal whether there is one.
   * @param from.address the network address of the browser
   * @param from.returnTo the page that its login is for
   * @returns false when this network address sent too many requests
   */
  askForReset(
    email: string,
    from: { readonly address: string; readonly returnTo: string | undefined },
  ): Promise<boolean>;
  /** The account that a link to choose a new password belongs to; undefined when the link is no longer valid. */
  findReset(token: string): Promise<PortalAccount | undefined>;
  /**
   * Sets a new password with the token of a link, once. It also verifies the address.
   * @param wanted.keep the owner of an address that was never confirmed says that they created the account; otherwise all that is in it
   *   is deleted
   * @returns false when the link is no longer valid
   */
  reset(
    token: string,
    wanted: { readonly password: string; readonly keep: boolean },
  ): Promise<boolean>;
  /**
   * Changes the password of a logged-in user who knows the old one.
   * @param login.session the login that stays
   * @throws AppError `invalid` for a wrong or an unfit password, `too_many`, `forbidden` for users of another provider
   */
  changePassword(
    login: { readonly userId: string; readonly session: string },
    password: { readonly current: string; readonly wanted: string },
  ): Promise<void>;
  /** The account of a logged-in user; undefined if they have none here. */
  accountOf(userId: string): Promise<PortalAccount | undefined>;
  /** The account whose address a link confirms; undefined when the link is no longer valid. */
  findVerification(token: string): Promise<PortalAccount | undefined>;
  /** Marks an address as verified, by the token of a link and the password of the account. */
  verify(token: string, password: string): Promise<Verification>;
  /**
   * Deletes an account that was never confirmed, for the owner of its address, who did not create it.
   * @returns false when the link is no longer valid
   */
  disown(token: string): Promise<boolean>;
  /**
   * Sends the link to confirm the address of a user again.
   * @throws AppError `conflict` when it is confirmed, `too_many`, `forbidden` for users of another provider
   */
  resendVerification(userId: string): Promise<void>;
  /** @throws AppError `forbidden` for an account whose address was never confirmed: a stranger may have created it */
  requireConfirmed(userId: string): Promise<void>;
  /** The change of an account's address that is under way. */
  findEmailChange(accountId: string): Promise<EmailChange | undefined>;
  /**
   * Sends links to both addresses of a change; it takes effect once both were followed.
   * @throws AppError `invalid` for a wrong password or an unfit address, `too_many`, `forbidden` for users of another provider
   */
  changeEmail(
    userId: string,
    wanted: { readonly email: string; readonly password: string },
  ): Promise<void>;
  /** The change that a link belongs to, and whether it was sent to the new address; undefined when it is no longer valid. */
  findEmailLink(
    token: string,
  ): Promise<{ readonly email: string; readonly isNew: boolean } | undefined>;
  /** Follows a link of a change of address. The one to the new address needs the password of the account. */
  confirmEmailChange(token: string, password: string): Promise<EmailConfirmation>;
  /** Keeps the address of a user. @throws AppError `forbidden` for users of another provider */
  cancelEmailChange(userId: string): Promise<void>;
};

const WINDOW_MS = 15 * 60_000;
const RESETS_PER_ADDRESS = 20;
const RESETS_PER_EMAIL = 3;
const TRIES = 10;
const RESENDS = 5;

const TOO_MANY = "Too many attempts. Please wait 15 minutes and try again.";
const UNCONFIRMED =
  "Confirm your email address first. Follow the link in the email that we sent you, or request another one.";

/** Addresses and passwords of portal accounts. Tokens are only sent by mail, and only their hashes are stored. */
export function createPortalAccounts(deps: AccountsDeps): PortalAccounts {
  const { store, clock, lifecycle } = deps;
  const resets = createResets(deps);
  lifecycle.onStop(() => resets.idle());
  const resends = createThrottle(deps, "confirmation", RESENDS, WINDOW_MS);
  const proofs = { ...deps, tries: createThrottle(deps, "password again", TRIES, WINDOW_MS) };

  return {
    askForReset: resets.ask,
    findReset: (token) => findReset(deps, token),
    reset: (token, wanted) => resetPassword(deps, token, wanted),
    async changePassword({ userId, session }, { current, wanted }) {
      const account = await requireAccount(deps, userId);
      const unfit = await checkPassword(wanted, account.email);
      if (unfit) throw new AppError("invalid", `New password: ${unfit}`);
      await requireProof(proofs, userId, current);
      if (wanted === current)
        throw new AppError("invalid", "New password: Use one that is not your current password.");
      await changePassword(deps, account, { session, wanted });
    },
    hasPassword: async (userId) => (await accountOf(deps, userId)) !== undefined,
    provePassword: (userId, password) => proveUser(proofs, userId, password),
    accountOf: (userId) => accountOf(deps, userId),
    findVerification: (token) => findVerification(deps, token),
    verify: (token, password) => verifyEmail(proofs, token, password),
    disown: (token) => disownAccount(deps, token),
    async resendVerification(userId) {
      const account = await requireAccount(deps, userId);
      if (account.emailVerifiedAt)
        throw new AppError("conflict", `${account.email} is already confirmed.`);
      if (!(await resends.admit(userId)))
        throw new AppError("too_many", TOO_MANY, { retryAfterS: WINDOW_MS / 1000 });
      await store.transaction((tx) => sendVerification(deps, tx, account));
    },
    async requireConfirmed(userId) {
      const account = await accountOf(deps, userId);
      if (account && !account.emailVerifiedAt) throw new AppError("forbidden", UNCONFIRMED);
    },
    findEmailChange: (accountId) => store.portal.findEmailChange(accountId, clock.now()),
    async changeEmail(userId, wanted) {
      const account = await requireAccount(deps, userId);
      const email = storableText(wanted.email).trim().toLowerCase();
      const unfit = checkEmail(email);
      if (unfit) throw new AppError("invalid", unfit);
      if (email === account.email)
        throw new AppError("invalid", "This is your email address already.");
      await requireProof(proofs, userId, wanted.password);
      // Each sends mail to an address that somebody typed.
      if (!(await resends.admit(userId)))
        throw new AppError("too_many", TOO_MANY, { retryAfterS: WINDOW_MS / 1000 });
      await beginEmailChange(deps, account, email);
    },
    async findEmailLink(token) {
      const id = hashSecret(token);
      const found = await store.portal.findEmailChangeBy(id, clock.now());
      return found && { email: found.email, isNew: found.newToken === id };
    },
    confirmEmailChange: (token, password) => confirmEmailChange(proofs, token, password),
    async cancelEmailChange(userId) {
      const { id } = await requireAccount(deps, userId);
      await store.portal.dropEmailChange(id);
    },
  };
}

async function accountOf(
  { store }: Pick<AccountsDeps, "store">,
  userId: string,
): Promise<PortalAccount | undefined> {
  const user = await store.users.find(userId);
  return user?.issuer === PORTAL_ISSUER ? store.portal.findAccountById(user.subject) : undefined;
}

/** @throws AppError `forbidden` */
async function requireAccount(
  deps: Pick<AccountsDeps, "store">,
  userId: string,
): Promise<PortalAccount> {
  const account = await accountOf(deps, userId);
  if (account) return account;
  throw new AppError(
    "forbidden",
    "You log in with another provider. Change your address and your password there.",
  );
}

/** @throws AppError `invalid`, `too_many` */
async function requireProof(
  deps: ProofDeps & Pick<AccountsDeps, "store">,
  userId: string,
  password: string,
): Promise<void> {
  const proof = await proveUser(deps, userId, password);
  if (proof === "too-many")
    throw new AppError("too_many", TOO_MANY, { retryAfterS: WINDOW_MS / 1000 });
  if (proof === "wrong") throw new AppError("invalid", "This is not your current password.");
}

async function proveUser(
  deps: ProofDeps & Pick<AccountsDeps, "store">,
  userId: string,
  password: string,
): Promise<Proof> {
  return provePassword(deps, await accountOf(deps, userId), password, userId);
}

/** Mails links to choose a new password, after the response. */
function createResets(deps: AccountsDeps) {
  const { log } = deps;
  const byAddress = createThrottle(deps, "reset by address", RESETS_PER_ADDRESS, WINDOW_MS);
  const byEmail = createThrottle(deps, "reset by email", RESETS_PER_EMAIL, WINDOW_MS);
  const pending = new Set<Promise<void>>();

  return {
    async ask(
      email: string,
      { address, returnTo }: { readonly address: string; readonly returnTo: string | undefined },
    ): Promise<boolean> {
      if (!(await byAddress.admit(address))) return false;
      // An attacker who floods a mailbox sees the same page.
      if (!(await byEmail.admit(email.toLowerCase()))) return true;
      const work: Promise<void> = mailReset(deps, email.toLowerCase(), returnTo)
        .catch((error: unknown) => log.error({ err: error }, "a reset link could not be sent"))
        .finally(() => pending.delete(work));
      pending.add(work);
      return true;
    },
    async idle() {
      await Promise.all(pending);
    },
  };
}
