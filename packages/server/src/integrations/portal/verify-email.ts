import { recordAudit } from "../../domain/audit/record-audit.ts";
import type { PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import { sendMail } from "../../domain/outbox/send.ts";
import type { Repositories, UnitOfWork } from "../../domain/unit-of-work.ts";
import type { Removal } from "../../domain/users/remove-user.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { issueToken, linkTo, type LinkDeps } from "./mail-token.ts";
import { type Proof, type ProofDeps, provePassword } from "./prove-password.ts";

const VERIFY_LIFE_MS = 7 * 24 * 60 * 60_000;

type FindDeps = Pick<LinkDeps, "clock"> & { readonly store: UnitOfWork };

/**
 * Sends the link to confirm the address of an account.
 * @param returnTo the page that the account was created for, such as an invitation
 */
export async function sendVerification(
  deps: LinkDeps,
  tx: Pick<Repositories, "portal" | "outbox" | "jobs">,
  { id, email }: Pick<PortalAccount, "id" | "email">,
  returnTo?: string,
): Promise<void> {
  const { token, expiresAt } = await issueToken(deps, tx, id, "verify", VERIFY_LIFE_MS);
  await sendMail(tx, {
    to: email,
    template: "verify-email",
    data: { email, url: linkTo(deps, "/portal/verify", token, returnTo) },
    expiresAt,
  });
}

/** The account whose address a link confirms; undefined when the link is no longer valid. */
export async function findVerification(
  { store, clock }: FindDeps,
  token: string,
): Promise<PortalAccount | undefined> {
  const found = await store.portal.findToken(hashSecret(token), "verify", clock.now());
  return found && store.portal.findAccountById(found.accountId);
}

export type Verification = Exclude<Proof, "right"> | "done" | "over";

/**
 * Marks an address as verified, by the token of a link and the password of the account. Without the password, the owner of an
 * address who presses the button in a mail that they did not cause would confirm the account of the stranger who signed up with it.
 */
export async function verifyEmail(
  deps: FindDeps & ProofDeps,
  token: string,
  password: string,
): Promise<Verification> {
  const { store, clock } = deps;
  const found = await findVerification(deps, token);
  if (!found) return "over";
  const proof = await provePassword(deps, found, password, found.id);
  if (proof !== "right") return proof;
  const now = clock.now();
  return store.transaction(async (tx) => {
    const account = await tx.portal.takeToken(hashSecret(token), "verify", now);
    // A new password in between makes the one that was checked worthless.
    if (account?.passwordHash !== found.passwordHash) return "over";
    await noteVerified(tx, account, now);
    return "done";
  });
}

/**
 * Deletes an account that was never confirmed, with everything in it, for the owner of its address, who did not create it.
 * @returns false when the link is no longer valid
 */
export async function disownAccount(
  deps: FindDeps & { readonly removeUser: (removal: Removal) => Promise<void> },
  token: string,
): Promise<boolean> {
  const { store, clock } = deps;
  const account = await findVerification(deps, token);
  if (!account || account.emailVerifiedAt) return false;
  const user = await store.users.findByIdentity(PORTAL_ISSUER, account.id);
  if (user) {
    const { id } = user;
    await deps.removeUser({ id, actor: id, shared: "pass-on", startsOver: true });
  }
  return store.transaction(async (tx) => {
    if (!(await tx.portal.takeToken(hashSecret(token), "verify", clock.now()))) return false;
    await tx.portal.removeAccount(account.id);
    await recordAudit(tx, {
      actor: null,
      action: "user_deleted",
      outcome: "done",
      target: { kind: "account", id: account.id, label: account.email },
    });
    return true;
  });
}

/** Marks an address as verified that was proved in another way. */
export async function noteVerified(
  tx: Repositories,
  { id, emailVerifiedAt }: PortalAccount,
  now: Date,
): Promise<void> {
  if (!emailVerifiedAt) await tx.portal.setVerified(id, now);
  await tx.portal.dropTokens(id, "verify");
  const user = await tx.users.findByIdentity(PORTAL_ISSUER, id);
  if (user) await tx.users.setEmailVerified(user.id);
}
