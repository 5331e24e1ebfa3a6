import type { Clock } from "../../clock.ts";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "../auth/sessions.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

const EVERY_MS = 60 * 60 * 1000;

/**
 * Makes what drops rows that no request counts any more: kept answers to retries, sign-ins that are over, and authorizations of apps.
 * Without it their tables grow with each write and each browser for ever. It looks once an hour, however often it is called.
 */
export function createSweep({
  store,
  clock,
}: {
  readonly store: UnitOfWork;
  readonly clock: Clock;
}): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = clock.now();
    if (now.getTime() < next) return;
    next = now.getTime() + EVERY_MS;
    await store.idempotency.dropExpired(now);
    await store.authSessions.dropExpired({
      seenBefore: new Date(now.getTime() - SESSION_IDLE_MS),
      createdBefore: new Date(now.getTime() - SESSION_MAX_MS),
    });
    // Whoever took too long at an app's page comes back to one that knows what to begin again.
    await store.authorizations.dropExpired(new Date(now.getTime() - EVERY_MS));
  };
}
