import type { Logger } from "pino";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { PasswordProof, PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import { createThrottle, type Throttle, type ThrottleDeps } from "../../domain/auth/throttle.ts";
import type { Repositories, UnitOfWork } from "../../domain/unit-of-work.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import type { PublicAddress } from "../../public-address.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { changePassword, mailReset, resetPassword } from "./set-password.ts";
import { sendVerification, verifyEmail } from "./verify-email.ts";

type AccountsDeps = ThrottleDeps & {
  readonly store: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly address: PublicAddress;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
};

/** What owners of portal accounts do by mail, and with their password. */
export type PortalAccounts = PasswordProof & {
  /**
   * Sends a link to choose a new password, if the address has an account. It works after the response, so that the response
   * time does not reveal whether there is one.
   * @returns false when this network address sent too many requests
   */
  askForReset(email: string, address: string): Promise<boolean>;
  /** Whether a link to choose a new password is still valid. */
  isResetGood(token: string): Promise<boolean>;
  /**
   * Sets a new password with the token of a link, once. It also verifies the address.
   * @returns false when the link is no longer valid
   */
  reset(token: string, password: string): Promise<boolean>;
  /** Changes the password of a logged-in user who knows the old one. @param session the login that stays */
  changePassword(
    login: { readonly userId: string; readonly session: string },
    password: { readonly current: string; readonly wanted: string },
  ): Promise<"changed" | "wrong" | "too-many">;
  /** The account of a logged-in user; undefined if they have none here. */
  accountOf(userId: string): Promise<PortalAccount | undefined>;
  /** Marks an address as verified, by the token of a link. @returns false when the link is no longer valid */
  verify(token: string): Promise<boolean>;
  /** Sends the link to confirm an address, in the caller's transaction. */
  sendVerification(tx: Repositories, account: Pick<PortalAccount, "id" | "email">): Promise<void>;
};

const WINDOW_MS = 15 * 60_000;
const RESETS_PER_ADDRESS = 20;
const RESETS_PER_EMAIL = 3;
const TRIES = 10;

/** Addresses and passwords of portal accounts. Tokens are only sent by mail, and only their hashes are stored. */
export function createPortalAccounts(deps: AccountsDeps): PortalAccounts {
  const { store, clock, lifecycle } = deps;
  const resets = createResets(deps);
  lifecycle.onStop(() => resets.idle());
  const proofs = { ...deps, tries: createThrottle(deps, "password again", TRIES, WINDOW_MS) };

  return {
    askForReset: resets.ask,
    isResetGood: async (token) =>
      (await store.portal.findToken(hashSecret(token), "reset", clock.now())) !== undefined,
    reset: (token, password) => resetPassword(deps, token, password),
    async changePassword({ userId, session }, { current, wanted }) {
      const proof = await provePassword(proofs, userId, current);
      if (proof !== "right") return proof;
      const account = await accountOf(deps, userId);
      if (!account) return "wrong";
      await changePassword(deps, account, { session, wanted });
      return "changed";
    },
    hasPassword: async (userId) => (await accountOf(deps, userId)) !== undefined,
    provePassword: (userId, password) => provePassword(proofs, userId, password),
    accountOf: (userId) => accountOf(deps, userId),
    verify: (token) => verifyEmail(deps, token),
    sendVerification: (tx, account) => sendVerification(deps, tx, account),
  };
}

async function accountOf(
  { store }: Pick<AccountsDeps, "store">,
  userId: string,
): Promise<PortalAccount | undefined> {
  const user = await store.users.find(userId);
  return user?.issuer === PORTAL_ISSUER ? store.portal.findAccountById(user.subject) : undefined;
}

async function provePassword(
  deps: Pick<AccountsDeps, "store" | "passwords"> & { readonly tries: Throttle },
  userId: string,
  password: string,
): Promise<"right" | "wrong" | "too-many"> {
  if (!(await deps.tries.admit(userId))) return "too-many";
  const account = await accountOf(deps, userId);
  const isRight = await deps.passwords.verify(password, account?.passwordHash, {
    lane: userId,
    isKnown: true,
  });
  if (!account || !isRight) return "wrong";
  await deps.tries.forgive(userId);
  return "right";
}

/** Mails links to choose a new password, after the response. */
function createResets(deps: AccountsDeps) {
  const { log } = deps;
  const byAddress = createThrottle(deps, "reset by address", RESETS_PER_ADDRESS, WINDOW_MS);
  const byEmail = createThrottle(deps, "reset by email", RESETS_PER_EMAIL, WINDOW_MS);
  const pending = new Set<Promise<void>>();

  return {
    async ask(email: string, address: string): Promise<boolean> {
      if (!(await byAddress.admit(address))) return false;
      // An attacker who floods a mailbox sees the same page.
      if (!(await byEmail.admit(email.toLowerCase()))) return true;
      const work: Promise<void> = mailReset(deps, email.toLowerCase())
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
