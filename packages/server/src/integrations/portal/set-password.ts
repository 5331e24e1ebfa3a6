import { recordAudit } from "../../domain/audit/record-audit.ts";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import { sendMail } from "../../domain/outbox/send.ts";
import type { Repositories, UnitOfWork } from "../../domain/unit-of-work.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { issueToken, type LinkDeps } from "./mail-token.ts";
import { noteVerified } from "./verify-email.ts";

type PasswordDeps = LinkDeps & {
  readonly store: UnitOfWork;
  readonly passwords: PasswordHasher;
};

const RESET_LIFE_MS = 60 * 60_000;

/** Sends a link to choose a new password, if the address has an account. */
export async function mailReset(
  deps: LinkDeps & { readonly store: UnitOfWork },
  email: string,
): Promise<void> {
  const account = await deps.store.portal.findAccount(email);
  if (!account) return;
  await deps.store.transaction(async (tx) => {
    const { token, expiresAt } = await issueToken(deps, tx, account.id, "reset", RESET_LIFE_MS);
    await sendMail(tx, {
      to: account.email,
      template: "reset-password",
      data: { url: deps.address.to(`/portal/reset?token=${token}`) },
      expiresAt,
    });
  });
}

/**
 * Sets a new password with the token of a link, once. It also verifies the address.
 * @returns false when the link is no longer valid
 */
export async function resetPassword(
  deps: PasswordDeps,
  token: string,
  password: string,
): Promise<boolean> {
  const { store, passwords } = deps;
  const id = hashSecret(token);
  const now = deps.clock.now();
  if (!(await store.portal.findToken(id, "reset", now))) return false;
  const hash = await passwords.hash(password, { lane: token, isKnown: true });
  return store.transaction(async (tx) => {
    const account = await tx.portal.takeToken(id, "reset", now);
    if (!account) return false;
    await setPassword(deps, tx, account, hash);
    await noteVerified(tx, account, now);
    return true;
  });
}

/** Changes the password of a logged-in user. @param session the login that stays */
export async function changePassword(
  deps: PasswordDeps,
  account: PortalAccount,
  { session, wanted }: { readonly session: string; readonly wanted: string },
): Promise<void> {
  const hash = await deps.passwords.hash(wanted, { lane: account.id, isKnown: true });
  await deps.store.transaction((tx) => setPassword(deps, tx, account, hash, hashSecret(session)));
}

/** Sets a password, invalidates mailed links, and ends all logins but the given one. */
async function setPassword(
  { address }: LinkDeps,
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
    data: { url: address.to("/portal/forgot") },
    userId: user?.id,
  });
}
