import type { Clock } from "../../clock.ts";
import type { Repositories } from "../unit-of-work.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { storableText } from "../storable.ts";
import type { DescribedUser } from "../users/ports.ts";
import type { Login, SessionUser, StoredSession } from "./ports.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TOUCH_EVERY_MS = 60 * 1000;

/** A session ends after 14 days without use, and after 90 days in any case. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;

/** A session that was last seen or begun before these moments is over. */
export const sessionLimits = (now: Date) => ({
  seenBefore: new Date(now.getTime() - SESSION_IDLE_MS),
  createdBefore: new Date(now.getTime() - SESSION_MAX_MS),
});

const MAX_USER_AGENT_LENGTH = 500;

type SessionDeps = {
  readonly store: Pick<Repositories, "authSessions">;
  readonly clock: Clock;
};

/** Starts a session and returns its token, which only the browser keeps; we store its hash. */
export async function startSession(
  { store, clock }: SessionDeps,
  userId: string,
  userAgent: string | null = null,
): Promise<string> {
  const token = newSecret();
  await store.authSessions.insert({
    id: hashSecret(token),
    userId,
    userAgent: userAgent && storableText(userAgent).slice(0, MAX_USER_AGENT_LENGTH),
    now: clock.now(),
  });
  return token;
}

/** The user of a token; undefined when its session is unknown or expired. */
export const findSession = async (
  deps: SessionDeps,
  token: string,
): Promise<SessionUser | undefined> =>
  (await findValid(deps, token, deps.store.authSessions.find))?.user;

/** The same with everything that belongs to the user, for those who need it anyway: both are one statement. */
export async function findAccount(
  deps: SessionDeps & { readonly store: Pick<Repositories, "accounts"> },
  token: string,
): Promise<(SessionUser & { readonly account: DescribedUser }) | undefined> {
  const session = await findValid(deps, token, deps.store.accounts.findBySession);
  return session && { ...session.user, account: session.account };
}

async function findValid<Session extends StoredSession>(
  { store, clock }: SessionDeps,
  token: string,
  find: (id: string) => Promise<Session | undefined>,
): Promise<Session | undefined> {
  const id = hashSecret(token);
  const session = await find(id);
  if (!session) return undefined;
  const now = clock.now();
  const idle = now.getTime() - session.lastSeenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  if (idle >= SESSION_IDLE_MS || age >= SESSION_MAX_MS) {
    await store.authSessions.remove(id);
    return undefined;
  }
  // Once a minute is exact enough for days and spares a write on every request.
  if (idle >= TOUCH_EVERY_MS) await store.authSessions.touch(id, now);
  return session;
}

/** Ends the session of a token. */
export const endSession = ({ store }: Pick<SessionDeps, "store">, token: string): Promise<void> =>
  store.authSessions.remove(hashSecret(token));

/** A login as its user sees it; `isCurrent` is the one of the token. */
export type ListedLogin = Login & { readonly isCurrent: boolean };

/** Where a user is logged in: the login of the token first, then the one used last. */
export async function listLogins(
  { store, clock }: SessionDeps,
  userId: string,
  token: string,
): Promise<ListedLogin[]> {
  const logins = await store.authSessions.list(userId, sessionLimits(clock.now()));
  const current = hashSecret(token);
  return logins
    .map((login) => ({ ...login, isCurrent: login.id === current }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one login of a user; its next request is refused.
 * @throws AppError not_found
 */
export async function endLogin(
  { store }: Pick<SessionDeps, "store">,
  userId: string,
  handle: string,
): Promise<void> {
  if (isUuid(handle) && (await store.authSessions.removeByHandle(userId, handle))) return;
  throw new AppError("not_found", "This login was not found.");
}

/** Ends all logins of a user but the one of the token. @returns how many there were */
export const endOtherLogins = (
  { store }: Pick<SessionDeps, "store">,
  userId: string,
  token: string,
): Promise<number> => store.authSessions.removeOthers(userId, hashSecret(token));
