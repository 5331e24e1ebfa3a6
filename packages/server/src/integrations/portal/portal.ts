import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { IdentityProvider, LoginAttempt } from "../../domain/auth/ports.ts";
import { networkOf } from "../../domain/auth/network-address.ts";
import { createThrottle, type Throttle, type ThrottleDeps } from "../../domain/auth/throttle.ts";
import { sendMail } from "../../domain/outbox/send.ts";
import type { TwoStep } from "../../domain/two-step/two-step.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import type { NewId } from "../../ids.ts";
import type { PublicAddress } from "../../public-address.ts";
import type { Typed } from "./credentials.ts";
import { createKnownDevices } from "../../domain/auth/known-devices.ts";
import { issueCode, redeemCode } from "./login-code.ts";
import { createSignInLimits, type Visitor } from "./sign-in-limits.ts";
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
const ACCOUNTS_PER_ADDRESS = 200;
const SIGN_UPS_PER_EMAIL = 3;

type PortalDeps = ThrottleDeps & {
  readonly address: PublicAddress;
  readonly store: UnitOfWork;
  readonly newId: NewId;
  readonly passwords: PasswordHasher;
  readonly twoStep: Pick<TwoStep, "isOn" | "check">;
  /** Whether mails leave this machine. */
  readonly sendsMail: boolean;
};

/** After `mailed` the page asks people to check their email, whether or not the address had an account before. */
export type SignUpOutcome = "made" | "mailed" | "too-many";

/** The built-in login portal: accounts of email and password, which it turns into one-time codes. */
export type Portal = IdentityProvider & {
  /**
   * @param address the network address of the browser, for rate limiting
   * @param returnTo the page that the account is created for
   */
  signUp(typed: Typed, address: string, returnTo?: string): Promise<SignUpOutcome>;
  /**
   * Takes the same time whether or not the account exists. After `second-step` the browser of the attempt has a few minutes for
   * a code.
   */
  signIn(typed: Typed, attempt: LoginAttempt, visitor: Visitor): Promise<SignInOutcome>;
  /** Whether the browser of the attempt has submitted the right password and still needs a code. */
  awaitsSecondStep(attempt: LoginAttempt): Promise<boolean>;
  /** Completes the second step of the browser's login: a code of the app, or a recovery code. */
  takeSecondStep(attempt: LoginAttempt, code: string): Promise<SecondStepOutcome>;
  /** The cookie that makes a browser known to an account that is logged in to there. @param cookie the one it has */
  rememberDevice(email: string, cookie: string | undefined): Promise<string | undefined>;
  /** A code for the browser of the attempt, good for one use within a minute. */
  issueCode(accountEmail: string, attempt: LoginAttempt, redirectUri: string): Promise<string>;
};

/** The portal over a store. Its pages are on the same host as the rest. */
export function createPortal(deps: PortalDeps): Portal {
  const devices = createKnownDevices(deps.fingerprints);
  const own = { ...deps, limits: createSignInLimits({ ...deps, devices }) };
  const signUps = createThrottle(deps, "sign-up by address", ACCOUNTS_PER_ADDRESS, WINDOW_MS);
  const byEmail = createThrottle(deps, "sign-up by email", SIGN_UPS_PER_EMAIL, WINDOW_MS);

  return {
    async loginUrl(_attempt, redirectUri, { view, email }) {
      const page = view === "create" ? "/portal/sign-up" : "/portal/sign-in";
      return new URL(withHint(page, email), redirectUri).href;
    },
    signUp: async (typed, address, returnTo) =>
      (await signUps.admit(address))
        ? signUp({ ...deps, byEmail }, typed, { address, returnTo })
        : "too-many",
    signIn: (typed, attempt, visitor) => signIn(own, typed, attempt, visitor),
    async rememberDevice(email, cookie) {
      const account = await deps.store.portal.findAccount(email.toLowerCase());
      return account && devices.remember(cookie, account);
    },
    awaitsSecondStep: async (attempt) => (await findWaiting(deps, attempt)) !== undefined,
    takeSecondStep: (attempt, code) => takeSecondStep(own, attempt, code),
    issueCode: (accountEmail, attempt, redirectUri) =>
      issueCode(deps, accountEmail, attempt, redirectUri),
    exchange: (code, attempt, redirectUri) => redeemCode(deps, code, attempt, redirectUri),
  };
}

/** Does the same work whether or not the address has an account, and tells only its owner. */
async function signUp(
  deps: PortalDeps & { readonly byEmail: Throttle },
  { email, password }: Typed,
  { address, returnTo }: { readonly address: string; readonly returnTo: string | undefined },
): Promise<SignUpOutcome> {
  const account = {
    id: deps.newId(),
    email: email.toLowerCase(),
    passwordHash: await deps.passwords.hash(password, { lane: networkOf(address), isKnown: false }),
    createdAt: deps.clock.now(),
  };
  // An attacker who floods a mailbox sees the same page.
  const mayMail = await deps.byEmail.admit(account.email);
  const isNew = await deps.store.transaction(async (tx) => {
    if (await tx.portal.insertAccount(account)) {
      await sendVerification(deps, tx, account, returnTo);
      return true;
    }
    const { email: to } = account;
    const data = { url: deps.address.to(withHint("/portal/forgot", to)), email: to };
    if (mayMail) await sendMail(tx, { to, template: "account-exists", data });
    return false;
  });
  // Without a mail server nobody could follow the link: the mails stay on the operator's machine.
  return isNew && !deps.sendsMail ? "made" : "mailed";
}
