import type { Clock } from "../../clock.ts";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "../auth/sessions.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

const HOUR = 60 * 60 * 1000;
/** How long a user can restore what they deleted. */
const DELETED_KEPT = 30 * 24 * HOUR;
/** How long administrators can see which messages were sent and which were not. */
const MESSAGES_KEPT = 30 * 24 * HOUR;
/** Longer than the day that the costs are limited for. */
const PHONE_CODES_KEPT = 2 * 24 * HOUR;
const LOCAL_DELIVERIES_KEPT = 7 * 24 * HOUR;
/** How long an old invitation link still shows what happened to the invitation. */
const INVITATIONS_KEPT = 90 * 24 * HOUR;
const DEAD_JOBS_KEPT = 90 * 24 * HOUR;
/** How long a change is stored, in seconds: many times what the slowest process needs to deliver it. */
const CHANGES_KEPT_S = 600;

/**
 * Deletes rows that no request needs: stored responses for retries, counts of attempts, expired logins, app authorizations, changes that every
 * window has received, inbox items and sources deleted long ago, invitations that ended long ago, old messages and codes, and
 * unattended dead jobs. Without it their tables would grow with every write and every browser.
 */
export async function dropExpired({
  store,
  clock,
}: {
  readonly store: UnitOfWork;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await store.changes.dropExpired(CHANGES_KEPT_S);
  await store.idempotency.dropExpired(now);
  await store.rateLimits.dropExpired(now);
  await store.portal.dropExpiredEmailChanges(now);
  await store.authSessions.dropExpired({
    seenBefore: before(SESSION_IDLE_MS),
    createdBefore: before(SESSION_MAX_MS),
  });
  // Kept for an hour, so that a user who took too long on an app's page returns to a page that knows what to start again.
  await store.authorizations.dropExpired(before(HOUR));
  await store.mcpAuthorizations.dropExpired(now);
  await store.inbox.purge(before(DELETED_KEPT));
  await store.transaction((tx) => tx.sources.purge(before(DELETED_KEPT)));
  await store.outbox.dropSettledBefore(before(MESSAGES_KEPT));
  await store.localOutbox.dropBefore(before(LOCAL_DELIVERIES_KEPT));
  await store.invitations.dropExpired(before(INVITATIONS_KEPT));
  await store.phoneCodes.dropCreatedBefore(before(PHONE_CODES_KEPT));
  await store.deadJobs.dropDiedBefore(before(DEAD_JOBS_KEPT));
}
