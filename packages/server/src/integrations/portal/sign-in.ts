import type { Clock } from "../../clock.ts";
import { recordAudit } from "../../domain/audit/record-audit.ts";
import type { PasswordHasher } from "../../domain/auth/password.ts";
import type { LoginAttempt, PortalAccount } from "../../domain/auth/ports.ts";
import { hashSecret } from "../../domain/auth/secrets.ts";
import type { TwoStep } from "../../domain/two-step/two-step.ts";
import type { UnitOfWork } from "../../domain/unit-of-work.ts";
import type { Typed } from "./credentials.ts";
import type { SignInLimits, Visitor } from "./sign-in-limits.ts";

type SignInDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly twoStep: Pick<TwoStep, "isOn" | "check">;
  readonly limits: SignInLimits;
  /** Whether mails leave this machine. */
  readonly sendsMail: boolean;
};

export type SignInOutcome = "right" | "second-step" | "wrong" | "too-many";
export type SecondStepOutcome = { readonly email: string } | "wrong" | "too-many" | "over";

/** How long a login waits for its second step. */
const SECOND_STEP_LIFE_MS = 5 * 60 * 1000;

/** The first step of the browser's login: email and password. Takes the same time whether or not the account exists. */
export async function signIn(
  deps: SignInDeps,
  typed: Typed,
  attempt: LoginAttempt,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const { store, passwords, twoStep, limits } = deps;
  const email = typed.email.toLowerCase();
  const account = await store.portal.findAccount(email);
  const admission = await limits.admit(email, account, visitor);
  if (!admission) return "too-many";
  const right = await passwords.verify(typed.password, account?.passwordHash, admission.turn);
  // Where links reach people, an account is nobody's before its address is confirmed. Saying so here would tell that the address was free.
  const isOpen = account?.emailVerifiedAt || !deps.sendsMail;
  if (!account || !right || !isOpen) {
    await recordFailure(deps, account);
    return "wrong";
  }
  await admission.succeed();
  if (!(await twoStep.isOn(account.id))) return "right";
  await awaitSecondStep(deps, account.id, attempt);
  return "second-step";
}

/** The second step of the browser's login: a code of the app, or a recovery code. */
export async function takeSecondStep(
  deps: SignInDeps,
  attempt: LoginAttempt,
  code: string,
): Promise<SecondStepOutcome> {
  const { store, clock, twoStep } = deps;
  const account = await findWaiting(deps, attempt);
  if (!account) return "over";
  const outcome = await twoStep.check(account, code);
  if (outcome === "wrong") await recordFailure(deps, account, "second step");
  if (outcome !== "right") return outcome;
  const taken = await store.portal.takeToken(waitingId(attempt), "two-step", clock.now());
  return taken ? { email: taken.email } : "over";
}

/** The account whose login waits for its second step in the browser of the attempt. */
export async function findWaiting(
  { store, clock }: Pick<SignInDeps, "store" | "clock">,
  attempt: LoginAttempt,
): Promise<PortalAccount | undefined> {
  const token = await store.portal.findToken(waitingId(attempt), "two-step", clock.now());
  return token && store.portal.findAccountById(token.accountId);
}

async function awaitSecondStep(
  { store, clock }: SignInDeps,
  accountId: string,
  attempt: LoginAttempt,
): Promise<void> {
  const now = clock.now();
  await store.portal.insertToken(
    {
      id: waitingId(attempt),
      accountId,
      purpose: "two-step",
      expiresAt: new Date(now.getTime() + SECOND_STEP_LIFE_MS),
    },
    now,
  );
}

/** Derived from a secret in the browser's cookie, so no other browser can continue its login. */
const waitingId = ({ verifier }: LoginAttempt) => hashSecret(`portal second step ${verifier}`);

const recordFailure = (
  { store }: SignInDeps,
  account: Pick<PortalAccount, "id" | "email"> | undefined,
  detail?: string,
) =>
  recordAudit(store, {
    actor: null,
    action: "login_failed",
    outcome: "failed",
    // The account's own address: the typed text may be a password in the wrong field.
    ...(account && { target: { kind: "account", id: account.id, label: account.email } }),
    detail,
  });
