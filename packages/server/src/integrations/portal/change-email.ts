import { recordAudit } from "../../domain/audit/record-audit.ts";
import type { EmailChange, PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret, newSecret } from "../../domain/auth/secrets.ts";
import { sendMail } from "../../domain/outbox/send.ts";
import type { Repositories, UnitOfWork } from "../../domain/unit-of-work.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { withHint } from "./login-hint.ts";
import type { LinkDeps } from "./mail-token.ts";
import { type Proof, type ProofDeps, provePassword } from "./prove-password.ts";

type EmailDeps = LinkDeps & { readonly store: UnitOfWork };

const CHANGE_LIFE_MS = 24 * 60 * 60_000;

/** How far a change is: each address follows a link. */
export type EmailConfirmation =
  | { readonly kind: "over" | Exclude<Proof, "right"> }
  | { readonly kind: "waiting" | "changed"; readonly email: string };

/**
 * Sends a link to each address; the change takes effect once both were followed. It replaces an earlier one. Whether the new address has
 * an account is said to its owner alone.
 */
export async function beginEmailChange(
  deps: EmailDeps,
  account: PortalAccount,
  email: string,
): Promise<void> {
  const { store, clock, address } = deps;
  const expiresAt = new Date(clock.now().getTime() + CHANGE_LIFE_MS);
  const tokens = { current: newSecret(), wanted: newSecret() };
  const linkOf = (token: string) => address.to(`/portal/email?token=${token}`);
  const [from, to] = [account.email, email];
  await store.transaction(async (tx) => {
    const owner = await tx.portal.findAccount(to);
    await tx.portal.saveEmailChange({
      accountId: account.id,
      email,
      // Nobody may read the mail of an address that was never confirmed: it may be mistyped, or a stranger's.
      oldToken: account.emailVerifiedAt ? hashSecret(tokens.current) : null,
      newToken: hashSecret(tokens.wanted),
      expiresAt,
    });
    if (account.emailVerifiedAt) {
      const data = { url: linkOf(tokens.current), from, to };
      await sendMail(tx, { to: from, template: "email-change-old", data, expiresAt });
    }
    if (owner) {
      const data = { url: address.to(withHint("/portal/forgot", to)), email: to };
      await sendMail(tx, { to, template: "account-exists", data });
    } else {
      const data = { url: linkOf(tokens.wanted), to };
      await sendMail(tx, { to, template: "email-change-new", data, expiresAt });
    }
  });
}

/**
 * Follows one of the two links. After the second the account has the new address, and mailed links of the old one are void. The link to the
 * new address needs the password of the account: otherwise a stranger could have the owner of an address confirm it for the stranger's
 * account, by one press of a button.
 */
export async function confirmEmailChange(
  deps: EmailDeps & ProofDeps,
  token: string,
  password: string,
): Promise<EmailConfirmation> {
  const now = deps.clock.now();
  const asked = await deps.store.portal.findEmailChangeBy(hashSecret(token), now);
  if (!asked) return { kind: "over" };
  if (asked.newToken === hashSecret(token)) {
    const { accountId } = asked;
    const owner = await deps.store.portal.findAccountById(accountId);
    const proof = await provePassword(deps, owner, password, accountId);
    if (proof !== "right") return { kind: proof };
  }
  return deps.store.transaction(async (tx) => {
    const change = await tx.portal.confirmEmailChange(hashSecret(token), now);
    const account = change && (await tx.portal.findAccountById(change.accountId));
    if (!change || !account) return { kind: "over" };
    const { email } = change;
    if (change.oldToken !== null || change.newToken !== null) return { kind: "waiting", email };
    await tx.portal.dropEmailChange(account.id);
    // Somebody else may have taken the address meanwhile.
    if (await tx.portal.findAccount(email)) return { kind: "over" };
    await applyChange(deps, tx, account, { ...change, now });
    return { kind: "changed", email };
  });
}

async function applyChange(
  { address }: LinkDeps,
  tx: Repositories,
  account: PortalAccount,
  { email, now }: EmailChange & { readonly now: Date },
): Promise<void> {
  await tx.portal.setEmail(account.id, email, now);
  await tx.portal.dropTokens(account.id, "reset");
  await tx.portal.dropTokens(account.id, "verify");
  const user = await tx.users.findByIdentity(PORTAL_ISSUER, account.id);
  if (user) await tx.users.setEmail(user.id, email);
  await recordAudit(tx, {
    actor: user?.id ?? null,
    action: "email_changed",
    outcome: "done",
    target: { kind: "account", id: account.id, label: email },
  });
  const url = address.to(withHint("/portal/forgot", email));
  const data = { url, from: account.email, to: email };
  for (const to of new Set([account.email, email]))
    await sendMail(tx, { to, template: "email-changed", data });
}
