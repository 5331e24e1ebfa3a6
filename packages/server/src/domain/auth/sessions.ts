import type { Clock } from "../../clock.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { SessionUser } from "./ports.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TOUCH_EVERY_MS = 60 * 1000;

/** A session ends after 14 days without use, and after 90 days in any case. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;

type SessionDeps = {
  readonly store: Pick<Repositories, "authSessions">;
  readonly clock: Clock;
};

/** Starts a session and gives its token. It goes to the browser only; we keep its hash. */
export async function startSession({ store, clock }: SessionDeps, userId: string): Promise<string> {
  const token = newSecret();
  await store.authSessions.insert({ id: hashSecret(token), userId, now: clock.now() });
  return token;
}

/** Who a token belongs to; undefined when its session is unknown or over. */
export async function findSession(
  { store, clock }: SessionDeps,
  token: string,
): Promise<SessionUser | undefined> {
  const id = hashSecret(token);
  const session = await store.authSessions.find(id);
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
  return session.user;
}

/** Ends the session of a token. */
export const endSession = ({ store }: Pick<SessionDeps, "store">, token: string): Promise<void> =>
  store.authSessions.remove(hashSecret(token));
