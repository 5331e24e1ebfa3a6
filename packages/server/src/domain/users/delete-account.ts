import type { Clock } from "../../clock.ts";
import type { PasswordProof } from "../auth/ports.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { Tier } from "../billing/plans.ts";
import { AppError } from "../errors.ts";
import { sameEmail } from "../organizations/membership.ts";
import { sendMail } from "../outbox/send.ts";
import { readBelongings, removeUser, type Belongings } from "./remove-user.ts";

/** How old a login may be where a user has no password to prove who they are. */
const FRESH_MS = 10 * 60_000;

type DeleteDeps = Parameters<typeof removeUser>[0] & {
  readonly clock: Clock;
  readonly portalAccounts: PasswordProof;
};

/** The caller and their login. */
type Asker = { readonly userId: string; readonly session: string };

/** What a user sees before they delete their account. */
export type AccountDeletion = Belongings & {
  readonly playbooks: number;
  readonly apiKeys: number;
  /** The paid plan that ends; null for none. */
  readonly plan: Tier | null;
  readonly isLastAdmin: boolean;
  /** How they prove their identity. */
  readonly proof: "password" | "login";
  /** The login of the request is too old to be the proof. */
  readonly needsLogin: boolean;
};

/** What is deleted with a user's account, and what prevents it. */
export async function describeDeletion(
  deps: DeleteDeps,
  { userId, session }: Asker,
): Promise<AccountDeletion> {
  const { store } = deps;
  const [belongings, playbooks, keys, plans, user, admins, hasPassword, isFresh] =
    await Promise.all([
      readBelongings({ store }, userId),
      store.playbooks.list(userId),
      store.keys.list(userId),
      store.billing.listActive(userId),
      store.users.find(userId),
      store.users.countAdmins(),
      deps.portalAccounts.hasPassword(userId),
      isFreshLogin(deps, session),
    ]);
  return {
    ...belongings,
    playbooks: playbooks.length,
    apiKeys: keys.length,
    plan: plans[0]?.plan ?? null,
    isLastAdmin: user?.isAdmin === true && admins === 1,
    proof: hasPassword ? "password" : "login",
    needsLogin: !hasPassword && !isFresh,
  };
}

/**
 * Deletes the caller's account, and confirms it by mail.
 * @throws AppError `invalid` for another address or a wrong password; `forbidden` for an old login; `too_many`; as `removeUser`
 */
export async function deleteAccount(
  deps: DeleteDeps,
  { userId, session }: Asker,
  given: { readonly email: string; readonly password?: string },
): Promise<void> {
  const user = await deps.store.users.find(userId);
  if (!user) throw new AppError("unauthorized", "This account no longer exists.");
  if (!sameEmail(given.email.trim(), user.email))
    throw new AppError("invalid", `Enter ${user.email} to confirm.`);
  await requireProof(deps, { userId, session }, given.password ?? "");
  await removeUser(deps, {
    id: userId,
    actor: userId,
    shared: "refuse",
    tell: (tx, { email }) =>
      sendMail(tx, { to: email, template: "account-deleted", data: { email } }),
  });
}

async function requireProof(
  deps: DeleteDeps,
  { userId, session }: Asker,
  password: string,
): Promise<void> {
  const { portalAccounts: passwords } = deps;
  if (!(await passwords.hasPassword(userId))) {
    if (await isFreshLogin(deps, session)) return;
    throw new AppError("forbidden", "Log in again to delete your account.");
  }
  const proof = await passwords.provePassword(userId, password);
  if (proof === "too-many")
    throw new AppError("too_many", "Too many attempts. Please wait 15 minutes and try again.", {
      retryAfterS: 15 * 60,
    });
  if (proof === "wrong") throw new AppError("invalid", "This is not your password.");
}

async function isFreshLogin(
  { store, clock }: Pick<DeleteDeps, "store" | "clock">,
  session: string,
): Promise<boolean> {
  const login = await store.authSessions.find(hashSecret(session));
  return login !== undefined && clock.now().getTime() - login.createdAt.getTime() < FRESH_MS;
}
