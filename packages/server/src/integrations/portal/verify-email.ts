import type { PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import { sendMail } from "../../domain/outbox/send.ts";
import type { Repositories, UnitOfWork } from "../../domain/unit-of-work.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { issueToken, type LinkDeps } from "./mail-token.ts";

const VERIFY_LIFE_MS = 7 * 24 * 60 * 60_000;

/** Sends the link to confirm the address of an account. */
export async function sendVerification(
  deps: LinkDeps,
  tx: Pick<Repositories, "portal" | "outbox" | "jobs">,
  { id, email }: Pick<PortalAccount, "id" | "email">,
): Promise<void> {
  const { token, expiresAt } = await issueToken(deps, tx, id, "verify", VERIFY_LIFE_MS);
  await sendMail(tx, {
    to: email,
    template: "verify-email",
    data: { email, url: deps.address.to(`/portal/verify?token=${token}`) },
    expiresAt,
  });
}

/** Marks an address as verified, by the token of a link. @returns false when the link is no longer valid */
export async function verifyEmail(
  { store, clock }: Pick<LinkDeps, "clock"> & { readonly store: UnitOfWork },
  token: string,
): Promise<boolean> {
  const now = clock.now();
  return store.transaction(async (tx) => {
    const account = await tx.portal.takeToken(hashSecret(token), "verify", now);
    if (!account) return false;
    await noteVerified(tx, account, now);
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
  const user = await tx.users.findByIdentity(PORTAL_ISSUER, id);
  if (user) await tx.users.setEmailVerified(user.id);
}
