import type { Clock } from "../../clock.ts";
import type { SessionData, SessionUser } from "./ports.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TOUCH_EVERY_MS = 60 * 1000;

/** A session ends after 14 days without use, and after 90 days in any case. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;

/** Signed-in browsers. The token goes to the browser only; we keep its hash. */
export type Sessions = {
  /** Starts a session and gives its token. */
  start(userId: string): Promise<string>;
  /** Who the token belongs to; undefined when the session is unknown or over. */
  find(token: string): Promise<SessionUser | undefined>;
  /** Ends the session of the token. */
  end(token: string): Promise<void>;
};

/** Sessions kept in the database, so that any copy of the server knows them. */
export function createSessions(data: SessionData, clock: Clock): Sessions {
  return {
    async start(userId) {
      const token = newSecret();
      await data.insertAuthSession({ id: hashSecret(token), userId, now: clock.now() });
      return token;
    },
    async find(token) {
      const id = hashSecret(token);
      const session = await data.findAuthSession(id);
      if (!session) return undefined;
      const now = clock.now();
      const idle = now.getTime() - session.lastSeenAt.getTime();
      const age = now.getTime() - session.createdAt.getTime();
      if (idle >= SESSION_IDLE_MS || age >= SESSION_MAX_MS) {
        await data.deleteAuthSession(id);
        return undefined;
      }
      // Once a minute is exact enough for days and spares a write on every request.
      if (idle >= TOUCH_EVERY_MS) await data.touchAuthSession(id, now);
      return session.user;
    },
    end: (token) => data.deleteAuthSession(hashSecret(token)),
  };
}
