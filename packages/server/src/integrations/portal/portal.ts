import type { Clock } from "../../clock.ts";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { IdentityProvider, LoginAttempt } from "../../domain/auth/ports.ts";
import { createThrottle } from "../../domain/auth/throttle.ts";
import type { TwoStep } from "../../domain/two-step/two-step.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import type { NewId } from "../../ids.ts";
import type { PublicAddress } from "../../public-address.ts";
import type { Typed } from "./credentials.ts";
import { issueCode, redeemCode } from "./login-code.ts";
import {
  findWaiting,
  signIn,
  takeSecondStep,
  type SecondStepOutcome,
  type SignInOutcome,
} from "./sign-in.ts";
import { withHint } from "./login-hint.ts";
import { sendVerification } from "./verify-email.ts";

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

export type SignUpOutcome = "made" | "taken" | "too-many";

/** The built-in login portal: accounts of email and password, which it turns into one-time codes. */
export type Portal = IdentityProvider & {
  /** @param address the network address of the browser, for rate limiting */
  signUp(typed: Typed, address: string): Promise<SignUpOutcome>;
  /**
   * Takes the same time whether or not the account exists. After `second-step` the browser of the attempt has a few minutes for
   * a code.
   */
  signIn(typed: Typed, attempt: LoginAttempt, address: string): Promise<SignInOutcome>;
  /** Whether the browser of the attempt has submitted the right password and still needs a code. */
  awaitsSecondStep(attempt: LoginAttempt): Promise<boolean>;
  /** Completes the second step of the browser's login: a code of the app, or a recovery code. */
  takeSecondStep(attempt: LoginAttempt, code: string): Promise<SecondStepOutcome>;
  /** A code for the browser of the attempt, good for one use within a minute. */
  issueCode(accountEmail: string, attempt: LoginAttempt, redirectUri: string): Promise<string>;
};

/** The portal over a store. Its pages are on the same host as the rest. */
export function createPortal(deps: PortalDeps): Portal {
  const { clock } = deps;
  const own = {
    ...deps,
    signIns: createThrottle(clock, TRIES_PER_ACCOUNT_AND_ADDRESS, WINDOW_MS),
  };
  const signUps = createThrottle(clock, ACCOUNTS_PER_ADDRESS, WINDOW_MS);

  return {
    async loginUrl(_attempt, redirectUri, { view, email }) {
      const page = view === "create" ? "/portal/sign-up" : "/portal/sign-in";
      return new URL(withHint(page, email), redirectUri).href;
    },
    signUp: async (typed, address) => (signUps.admit(address) ? signUp(deps, typed) : "too-many"),
    signIn: (typed, attempt, address) => signIn(own, typed, attempt, address),
    awaitsSecondStep: async (attempt) => (await findWaiting(deps, attempt)) !== undefined,
    takeSecondStep: (attempt, code) => takeSecondStep(own, attempt, code),
    issueCode: (accountEmail, attempt, redirectUri) =>
      issueCode(deps, accountEmail, attempt, redirectUri),
    exchange: (code, attempt, redirectUri) => redeemCode(deps, code, attempt, redirectUri),
  };
}

async function signUp(deps: PortalDeps, { email, password }: Typed): Promise<SignUpOutcome> {
  const account = {
    id: deps.newId(),
    email: email.toLowerCase(),
    passwordHash: await deps.passwords.hash(password),
    createdAt: deps.clock.now(),
  };
  const made = await deps.store.transaction(async (tx) => {
    if (!(await tx.portal.insertAccount(account))) return false;
    await sendVerification(deps, tx, account);
    return true;
  });
  return made ? "made" : "taken";
}
