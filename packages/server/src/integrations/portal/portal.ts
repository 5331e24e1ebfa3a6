import type { Clock } from "../../clock.ts";
import { challengeOf, hashSecret, newSecret } from "../../domain/auth/secrets.ts";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { IdentityProvider, LoginAttempt, PortalAccount } from "../../domain/auth/ports.ts";
import { createThrottle } from "../../domain/auth/throttle.ts";
import type { TwoStep } from "../../domain/two-step/two-step.ts";
import { recordAudit } from "../../domain/audit/record-audit.ts";
import { AppError } from "../../domain/errors.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import type { NewId } from "../../ids.ts";
import type { PublicAddress } from "../../public-address.ts";
import type { Typed } from "./credentials.ts";
import { PORTAL_ISSUER } from "./issuer.ts";
import { sendVerification } from "./portal-accounts.ts";

const CODE_LIFE_MS = 60 * 1000;
/** How long a login waits for its second step. */
const SECOND_STEP_LIFE_MS = 5 * 60 * 1000;
const WINDOW_MS = 15 * 60 * 1000;
const TRIES_PER_ACCOUNT_AND_ADDRESS = 10;
const ACCOUNTS_PER_ADDRESS = 200;

type PortalDeps = {
  readonly address: PublicAddress;
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly passwords: PasswordHasher;
  readonly twoStep: Pick<TwoStep, "isOn" | "check">;
  /** Whether mails leave this machine. */
  readonly sendsMail: boolean;
};

/** Made of a secret in the browser's cookie, so no other browser can go on with its login. */
const waitingId = ({ verifier }: LoginAttempt) => hashSecret(`portal second step ${verifier}`);

export type SignUpOutcome = "made" | "taken" | "too-many";
export type SignInOutcome = "right" | "second-step" | "wrong" | "too-many";
export type SecondStepOutcome = { readonly email: string } | "wrong" | "too-many" | "over";

/** The built-in login portal: accounts of email and password, which it turns into one-time codes. */
export type Portal = IdentityProvider & {
  /** @param address the network address of the browser, for counting tries */
  signUp(typed: Typed, address: string): Promise<SignUpOutcome>;
  /** Takes the same time whether or not the account exists. With `second-step` the browser of the attempt has a few minutes to bring a code. */
  signIn(typed: Typed, attempt: LoginAttempt, address: string): Promise<SignInOutcome>;
  /** Whether the browser of the attempt has brought the right password, and a code is missing. */
  awaitsSecondStep(attempt: LoginAttempt): Promise<boolean>;
  /** Takes the second step of the browser's login: a code of the app, or one to recover. */
  takeSecondStep(attempt: LoginAttempt, code: string): Promise<SecondStepOutcome>;
  /** A code for the browser of the attempt, good for one use within a minute. */
  issueCode(accountEmail: string, attempt: LoginAttempt, redirectUri: string): Promise<string>;
};

/** The portal over a store. Its pages are on the same host as the rest. */
export function createPortal(deps: PortalDeps): Portal {
  const { store, clock, newId, passwords, twoStep, sendsMail } = deps;
  const signIns = createThrottle(clock, TRIES_PER_ACCOUNT_AND_ADDRESS, WINDOW_MS);
  const signUps = createThrottle(clock, ACCOUNTS_PER_ADDRESS, WINDOW_MS);

  /** The account whose login waits for its second step in the browser of the attempt. */
  async function findWaiting(attempt: LoginAttempt) {
    const token = await store.portal.findToken(waitingId(attempt), "two-step", clock.now());
    return token && store.portal.findAccountById(token.accountId);
  }

  const recordFailure = (
    account: Pick<PortalAccount, "id" | "email"> | undefined,
    detail?: string,
  ) =>
    recordAudit(store, {
      actor: null,
      action: "login_failed",
      outcome: "failed",
      // The address as the account has it: what was typed may be a password in the wrong field.
      ...(account && { target: { kind: "account", id: account.id, label: account.email } }),
      detail,
    });

  return {
    async loginUrl(_attempt, redirectUri, view) {
      return new URL(view === "create" ? "/portal/sign-up" : "/portal/sign-in", redirectUri).href;
    },

    async signUp({ email, password }, address) {
      if (!signUps.admit(address)) return "too-many";
      const account = {
        id: newId(),
        email: email.toLowerCase(),
        passwordHash: await passwords.hash(password),
        createdAt: clock.now(),
      };
      const made = await store.transaction(async (tx) => {
        if (!(await tx.portal.insertAccount(account))) return false;
        await sendVerification(deps, tx, account);
        return true;
      });
      return made ? "made" : "taken";
    },

    async signIn({ email, password }, attempt, address) {
      const key = `${email.toLowerCase()} ${address}`;
      if (!signIns.admit(key)) return "too-many";
      const account = await store.portal.findAccount(email.toLowerCase());
      const right = await passwords.verify(password, account?.passwordHash);
      if (!account || !right) {
        await recordFailure(account);
        return "wrong";
      }
      signIns.forgive(key);
      if (!(await twoStep.isOn(account.id))) return "right";
      const now = clock.now();
      await store.portal.insertToken(
        {
          id: waitingId(attempt),
          accountId: account.id,
          purpose: "two-step",
          expiresAt: new Date(now.getTime() + SECOND_STEP_LIFE_MS),
        },
        now,
      );
      return "second-step";
    },

    awaitsSecondStep: async (attempt) => (await findWaiting(attempt)) !== undefined,

    async takeSecondStep(attempt, code) {
      const account = await findWaiting(attempt);
      if (!account) return "over";
      const outcome = await twoStep.check(account, code);
      if (outcome === "wrong") await recordFailure(account, "second step");
      if (outcome !== "right") return outcome;
      const taken = await store.portal.takeToken(waitingId(attempt), "two-step", clock.now());
      return taken ? { email: taken.email } : "over";
    },

    async issueCode(accountEmail, attempt, redirectUri) {
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
    },

    async exchange(code, attempt, redirectUri) {
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
        // Without a mail server the links stay on the machine of the operator, who takes addresses as they are typed.
        mayBeAdmin: emailVerified || !sendsMail,
      };
    },
  };
}
