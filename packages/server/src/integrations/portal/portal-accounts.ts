import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import { recordAudit } from "../../domain/audit/record-audit.ts";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret, newSecret } from "../../domain/auth/secrets.ts";
import { createThrottle } from "../../domain/auth/throttle.ts";
import { sendMail } from "../../domain/outbox/send.ts";
import type { Repositories, UnitOfWork } from "../../domain/unit-of-work.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import type { PublicAddress } from "../../public-address.ts";
import { PORTAL_ISSUER } from "./issuer.ts";

type AccountsDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly address: PublicAddress;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
};

/** What owners of portal accounts do by mail, and with their password. */
export type PortalAccounts = ReturnType<typeof createPortalAccounts>;

const MINUTE_MS = 60_000;
const RESET_LIFE_MS = 60 * MINUTE_MS;
const VERIFY_LIFE_MS = 7 * 24 * 60 * MINUTE_MS;
const WINDOW_MS = 15 * MINUTE_MS;
const RESETS_PER_ADDRESS = 20;
const RESETS_PER_EMAIL = 3;
const TRIES = 10;

/** Addresses and passwords of portal accounts. Tokens leave by mail only, and their hashes are kept. */
export function createPortalAccounts(deps: AccountsDeps) {
  const { store, clock, passwords, lifecycle, log } = deps;
  const resets = createThrottle(clock, RESETS_PER_ADDRESS, WINDOW_MS);
  const mails = createThrottle(clock, RESETS_PER_EMAIL, WINDOW_MS);
  const changes = createThrottle(clock, TRIES, WINDOW_MS);
  const pending = new Set<Promise<void>>();
  lifecycle.onStop(async () => void (await Promise.all(pending)));

  async function mailReset(email: string): Promise<void> {
    const account = await store.portal.findAccount(email);
    if (!account) return;
    await store.transaction(async (tx) => {
      const { token, expiresAt } = await issue(deps, tx, account.id, "reset", RESET_LIFE_MS);
      await sendMail(tx, {
        to: account.email,
        template: "reset-password",
        data: { url: deps.address.to(`/portal/reset?token=${token}`) },
        expiresAt,
      });
    });
  }

  /** Sets a password: links that were sent work no more, and logins end but for the given one. */
  async function setPassword(
    tx: Repositories,
    account: PortalAccount,
    hash: string,
    keep?: string,
  ) {
    await tx.portal.setPassword(account.id, hash);
    await tx.portal.dropTokens(account.id, "reset");
    await tx.portal.dropTokens(account.id, "two-step");
    await tx.portal.dropCodes(account.id);
    const user = await tx.users.findByIdentity(PORTAL_ISSUER, account.id);
    if (user) await tx.authSessions.removeAll(user.id, keep);
    await recordAudit(tx, {
      actor: user?.id ?? null,
      action: "password_changed",
      outcome: "done",
      target: { kind: "account", id: account.id, label: account.email },
    });
    await sendMail(tx, {
      to: account.email,
      template: "password-changed",
      data: { url: deps.address.to("/portal/forgot") },
      userId: user?.id,
    });
  }

  async function accountOf(userId: string): Promise<PortalAccount | undefined> {
    const user = await store.users.find(userId);
    return user?.issuer === PORTAL_ISSUER ? store.portal.findAccountById(user.subject) : undefined;
  }

  async function provePassword(
    userId: string,
    password: string,
  ): Promise<"right" | "wrong" | "too-many"> {
    if (!changes.admit(userId)) return "too-many";
    const account = await accountOf(userId);
    const isRight = await passwords.verify(password, account?.passwordHash);
    if (!account || !isRight) return "wrong";
    changes.forgive(userId);
    return "right";
  }

  return {
    /**
     * Sends a link to choose a new password, where the address has an account. The work is done after the answer, so that the time it takes
     * tells nobody whether there is one.
     * @returns false when this network address asked too often
     */
    askForReset(email: string, address: string): boolean {
      if (!resets.admit(address)) return false;
      // Whoever floods somebody's mailbox sees the same page.
      if (!mails.admit(email.toLowerCase())) return true;
      const work: Promise<void> = mailReset(email.toLowerCase())
        .catch((error: unknown) => log.error({ err: error }, "a reset link could not be sent"))
        .finally(() => pending.delete(work));
      pending.add(work);
      return true;
    },

    /** Whether a link to choose a new password still works. */
    async isResetGood(token: string): Promise<boolean> {
      return (await store.portal.findToken(hashSecret(token), "reset", clock.now())) !== undefined;
    },

    /**
     * Sets a new password with the token of a link, once. It proves the address, too.
     * @returns false when the link works no more
     */
    async reset(token: string, password: string): Promise<boolean> {
      const id = hashSecret(token);
      const now = clock.now();
      if (!(await store.portal.findToken(id, "reset", now))) return false;
      const hash = await passwords.hash(password);
      return store.transaction(async (tx) => {
        const account = await tx.portal.takeToken(id, "reset", now);
        if (!account) return false;
        await setPassword(tx, account, hash);
        await noteVerified(tx, account, now);
        return true;
      });
    },

    /** Changes the password of somebody who is logged in and knows the old one. @param session the login that stays */
    async changePassword(
      { userId, session }: { readonly userId: string; readonly session: string },
      { current, wanted }: { readonly current: string; readonly wanted: string },
    ): Promise<"changed" | "wrong" | "too-many"> {
      const proof = await provePassword(userId, current);
      if (proof !== "right") return proof;
      const account = await accountOf(userId);
      if (!account) return "wrong";
      const hash = await passwords.hash(wanted);
      await store.transaction((tx) => setPassword(tx, account, hash, hashSecret(session)));
      return "changed";
    },

    hasPassword: async (userId: string) => (await accountOf(userId)) !== undefined,

    provePassword,

    /** The account of somebody who is logged in; undefined where they have none here. */
    accountOf,

    /** Notes that an address belongs to its account, by the token of a link. @returns false when the link works no more */
    async verify(token: string): Promise<boolean> {
      const now = clock.now();
      return store.transaction(async (tx) => {
        const account = await tx.portal.takeToken(hashSecret(token), "verify", now);
        if (!account) return false;
        await noteVerified(tx, account, now);
        return true;
      });
    },

    /** Sends the link to confirm an address, in the transaction of who asks for it. */
    sendVerification: (tx: Repositories, account: Pick<PortalAccount, "id" | "email">) =>
      sendVerification(deps, tx, account),
  };
}

type IssueDeps = Pick<AccountsDeps, "clock" | "address">;

/** Sends the link to confirm the address of an account. */
export async function sendVerification(
  deps: IssueDeps,
  tx: Pick<Repositories, "portal" | "outbox" | "jobs">,
  { id, email }: Pick<PortalAccount, "id" | "email">,
): Promise<void> {
  const { token, expiresAt } = await issue(deps, tx, id, "verify", VERIFY_LIFE_MS);
  await sendMail(tx, {
    to: email,
    template: "verify-email",
    data: { email, url: deps.address.to(`/portal/verify?token=${token}`) },
    expiresAt,
  });
}

async function noteVerified(tx: Repositories, { id, emailVerifiedAt }: PortalAccount, now: Date) {
  if (!emailVerifiedAt) await tx.portal.setVerified(id, now);
  const user = await tx.users.findByIdentity(PORTAL_ISSUER, id);
  if (user) await tx.users.setEmailVerified(user.id);
}

async function issue(
  { clock }: Pick<AccountsDeps, "clock">,
  tx: Pick<Repositories, "portal">,
  accountId: string,
  purpose: "reset" | "verify",
  lifeMs: number,
) {
  const token = newSecret();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await tx.portal.insertToken({ id: hashSecret(token), accountId, purpose, expiresAt }, now);
  return { token, expiresAt };
}
