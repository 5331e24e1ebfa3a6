import { recordAudit } from "../../domain/audit/record-audit.ts";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import { revokeKey } from "../../domain/keys/keys.ts";
import type { ResetKind } from "../../domain/outbox/mails/password-changed.ts";
import { sendMail } from "../../domain/outbox/send.ts";
import type { Runs } from "../../domain/runs/runs.ts";
import type { Repositories, UnitOfWork } from "../../domain/unit-of-work.ts";
import type { User } from "../../domain/users/ports.ts";
import type { Removal } from "../../domain/users/remove-user.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { withHint } from "./login-hint.ts";
import { issueToken, linkTo, type LinkDeps } from "./mail-token.ts";
import { noteVerified } from "./verify-email.ts";

type PasswordDeps = LinkDeps & {
  readonly store: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly runs: Pick<Runs, "stop">;
  /** Deletes a user with everything that is theirs. */
  readonly removeUser: (removal: Removal) => Promise<void>;
};

const RESET_LIFE_MS = 60 * 60_000;

/**
 * Sends a link to choose a new password, if the address has an account.
 * @param returnTo the page that the login is for
 */
export async function mailReset(
  deps: LinkDeps & { readonly store: UnitOfWork },
  email: string,
  returnTo: string | undefined,
): Promise<void> {
  const account = await deps.store.portal.findAccount(email);
  if (!account) return;
  await deps.store.transaction(async (tx) => {
    const { token, expiresAt } = await issueToken(deps, tx, account.id, "reset", RESET_LIFE_MS);
    await sendMail(tx, {
      to: account.email,
      template: "reset-password",
      data: {
        url: linkTo(deps, "/portal/reset", token, returnTo),
        isConfirmed: account.emailVerifiedAt !== null,
      },
      expiresAt,
    });
  });
}

/** The account that a link to choose a new password belongs to; undefined when the link is no longer valid. */
export async function findReset(
  { store, clock }: Pick<PasswordDeps, "store" | "clock">,
  token: string,
): Promise<PortalAccount | undefined> {
  const found = await store.portal.findToken(hashSecret(token), "reset", clock.now());
  return found && store.portal.findAccountById(found.accountId);
}

/**
 * Sets a new password with the token of a link, once. It also verifies the address. An account whose address was never confirmed
 * may have been created by a stranger, who would keep a hold of it by what they made: all of that is deleted, or, where its owner says that it was
 * them, its keys and its second step. The second step of a confirmed account stays, since a mailbox alone must not open it.
 * @param keep the owner says that they created the account
 * @returns false when the link is no longer valid
 */
export async function resetPassword(
  deps: PasswordDeps,
  token: string,
  { password, keep }: { readonly password: string; readonly keep: boolean },
): Promise<boolean> {
  const { store, passwords } = deps;
  const id = hashSecret(token);
  const now = deps.clock.now();
  if (!(await findReset(deps, token))) return false;
  const hash = await passwords.hash(password, { lane: token, isKnown: true });
  const done = await store.transaction(async (tx) => {
    const account = await tx.portal.takeToken(id, "reset", now);
    if (!account) return undefined;
    const wasConfirmed = account.emailVerifiedAt !== null;
    const reset = { isConfirmed: wasConfirmed, isKept: keep };
    const user = await setPassword(deps, tx, account, { hash, reset });
    if (wasConfirmed) return { account };
    await tx.twoSteps.remove(account.id);
    return { account, doubted: user?.id };
  });
  if (!done) return false;
  // The address counts as confirmed only after that: a server that stops in between leaves an account that can be reset again.
  if (done.doubted) await endDoubted(deps, done.doubted, keep);
  await store.transaction((tx) => noteVerified(tx, done.account, now));
  return true;
}

async function endDoubted(deps: PasswordDeps, userId: string, keep: boolean): Promise<void> {
  if (keep) {
    for (const { id } of await deps.store.keys.list(userId)) await revokeKey(deps, userId, id);
    return;
  }
  await deps.removeUser({ id: userId, actor: userId, shared: "pass-on", startsOver: true });
}

/** Changes the password of a logged-in user. @param session the login that stays */
export async function changePassword(
  deps: PasswordDeps,
  account: PortalAccount,
  { session, wanted }: { readonly session: string; readonly wanted: string },
): Promise<void> {
  const hash = await deps.passwords.hash(wanted, { lane: account.id, isKnown: true });
  await deps.store.transaction((tx) =>
    setPassword(deps, tx, account, { hash, keptSession: hashSecret(session) }),
  );
}

type Change = {
  readonly hash: string;
  /** Absent where somebody who is logged in changes it. */
  readonly reset?: ResetKind;
  /** The login that stays. */
  readonly keptSession?: string;
};

/**
 * Sets a password, and ends what may be in other hands: logins, mailed links, a change of the address, and what was begun at apps.
 * @returns the account's user
 */
async function setPassword(
  { address }: LinkDeps,
  tx: Repositories,
  account: PortalAccount,
  { hash, reset, keptSession }: Change,
): Promise<User | undefined> {
  await tx.portal.setPassword(account.id, hash);
  await tx.portal.dropTokens(account.id, "reset");
  await tx.portal.dropTokens(account.id, "two-step");
  await tx.portal.dropCodes(account.id);
  await tx.portal.dropEmailChange(account.id);
  const user = await tx.users.findByIdentity(PORTAL_ISSUER, account.id);
  if (user) {
    await tx.authSessions.removeAll(user.id, keptSession);
    await tx.authorizations.dropAttempts(user.id);
    await tx.mcpAuthorizations.dropAll(user.id);
  }
  await recordAudit(tx, {
    actor: user?.id ?? null,
    action: "password_changed",
    outcome: "done",
    target: { kind: "account", id: account.id, label: account.email },
  });
  await sendMail(tx, {
    to: account.email,
    template: "password-changed",
    data: { url: address.to(withHint("/portal/forgot", account.email)), reset },
    // The user of an account that starts over is deleted next, and would take the message along.
    userId: reset && !reset.isConfirmed && !reset.isKept ? undefined : user?.id,
  });
  return user;
}
