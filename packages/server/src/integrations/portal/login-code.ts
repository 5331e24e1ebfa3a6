import type { Clock } from "../../clock.ts";
import type { Identity, LoginAttempt } from "../../domain/auth/ports.ts";
import { challengeOf, hashSecret, newSecret } from "../../domain/auth/secrets.ts";
import { AppError } from "../../domain/errors.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import { PORTAL_ISSUER } from "./issuer.ts";

type CodeDeps = { readonly store: UnitOfWork; readonly clock: Clock };

const CODE_LIFE_MS = 60 * 1000;

/** A code for the browser of the attempt, good for one use within a minute. */
export async function issueCode(
  { store, clock }: CodeDeps,
  accountEmail: string,
  attempt: LoginAttempt,
  redirectUri: string,
): Promise<string> {
  const account = await store.portal.findAccount(accountEmail.toLowerCase());
  if (!account) throw new Error("A code was asked for an account that does not exist.");
  const code = newSecret();
  const now = clock.now();
  await store.portal.insertCode(
    {
      id: hashSecret(code),
      accountId: account.id,
      codeChallenge: challengeOf(attempt.verifier),
      redirectUri,
      nonce: attempt.nonce,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
    },
    now,
  );
  return code;
}

/** The account that a code was issued to; a code works once. @throws AppError `unauthorized` */
export async function redeemCode(
  { store, clock, sendsMail }: CodeDeps & { readonly sendsMail: boolean },
  code: string,
  attempt: LoginAttempt,
  redirectUri: string,
): Promise<Identity> {
  const found = await store.portal.redeemCode(
    {
      id: hashSecret(code),
      codeChallenge: challengeOf(attempt.verifier),
      nonce: attempt.nonce,
      redirectUri,
    },
    clock.now(),
  );
  if (!found) {
    throw new AppError(
      "unauthorized",
      "This login was already used, has expired, or was started in another browser. Please log in again.",
    );
  }
  const emailVerified = found.emailVerifiedAt !== null;
  return {
    issuer: PORTAL_ISSUER,
    subject: found.accountId,
    email: found.email,
    emailVerified,
    // Without a mail server the links stay on the operator's machine, and unverified addresses are accepted.
    mayBeAdmin: emailVerified || !sendsMail,
  };
}
