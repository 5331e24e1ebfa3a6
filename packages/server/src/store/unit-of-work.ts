import { systemClock, type Clock } from "../clock.ts";
import { acrossTenants } from "../tenant.ts";
import { batchedRead, eachOf } from "../domain/batched-read.ts";
import type { AuditEvent } from "../domain/audit/ports.ts";
import type { Repositories, UnitOfWork } from "../domain/unit-of-work.ts";
import type { NewChange } from "./change-repository.ts";
import { eagerly, replacing } from "./lazily.ts";
import { noteAudit } from "./note-audit.ts";
import { noteChanges } from "./note-changes.ts";
import { noteSettings } from "./note-settings.ts";
import { createRepositories } from "./repositories.ts";
import type { Store } from "./types.ts";

const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/**
 * The unit of work over an opened database. Each process needs exactly one: listeners of another get none of its commits.
 * @param clock gives the times of the audit record
 */
export function createUnitOfWork(
  { db, engine, queue }: Store,
  clock: Clock = systemClock,
): UnitOfWork {
  const listeners = new Set<() => void>();
  const settingsListeners = new Set<() => void>();
  const tellSettings = () => {
    for (const listener of settingsListeners) listener();
  };

  const transaction: UnitOfWork["transaction"] = (work, mode = "write") =>
    commit((tx) => work(noteChanges(tx, (write) => write(tx))), mode);

  async function commit<T>(
    work: (tx: Repositories) => Promise<T>,
    mode: "write" | "snapshot" = "write",
  ): Promise<T> {
    let isChanged = false;
    let isEnqueued = false;
    let hasSettings = false;
    const result = await db.transaction(
      async (tx) => {
        const plain = noteSettings(createRepositories(tx, queue), () => {
          hasSettings = true;
        });
        // Written together at the end: no work reads them.
        let noted: NewChange[] = [];
        const insert: Repositories["changes"]["insert"] = async (userId, change) =>
          void noted.push({ userId, change });
        const jobs = (): Repositories["jobs"] => ({
          ...plain.jobs,
          async insert(job) {
            const isNew = await plain.jobs.insert(job);
            isEnqueued ||= isNew;
            return isNew;
          },
        });
        const events: AuditEvent[] = [];
        const audit = (): Repositories["audit"] => ({
          ...plain.audit,
          append: async (added) => void events.push(...added),
        });
        const changes = () => ({ ...plain.changes, insert });
        // The lines of a user who deletes their own account are written after they are gone.
        const gone = new Map<string, string>();
        const users = (): Repositories["users"] => ({
          ...plain.users,
          async remove(id, how) {
            const user = await plain.users.find(id);
            if (user) gone.set(id, user.email);
            await plain.users.remove(id, how);
            noted = noted.filter(({ userId }) => userId !== id);
          },
        });
        const done = await work(noteAudit(replacing(plain, { audit, jobs, changes, users })));
        const signed = events.map((event) => {
          const actorEmail = gone.get(event.actor ?? "");
          return actorEmail === undefined ? event : { ...event, actorEmail };
        });
        await plain.changes.insertAll(noted);
        isChanged = noted.length > 0;
        if (signed.length > 0) await plain.audit.append(signed, clock.now());
        return done;
      },
      mode === "snapshot" ? SNAPSHOT : undefined,
    );
    // What goes on because of it is not the work of this user alone.
    acrossTenants(() => {
      if (isEnqueued) queue.nudge();
      if (hasSettings) tellSettings();
      if (isChanged) for (const listener of listeners) listener();
    });
    return result;
  }

  const outside = noteSettings(createRepositories(db, queue), tellSettings);
  return {
    ...eagerly(noteChanges(outside, (write) => commit(write))),
    // What every request begins with.
    authSessions: {
      ...outside.authSessions,
      find: batchedRead(outside.authSessions.findMany),
    },
    accounts: {
      ...outside.accounts,
      // A statement for each: one for all of them would take as long, since it is the accounts that cost.
      findBySession: batchedRead(eachOf(outside.accounts.findBySession)),
    },
    audit: { ...outside.audit, append: (events) => commit((tx) => tx.audit.append(events)) },
    jobs: { ...outside.jobs, insert: (job) => commit((tx) => tx.jobs.insert(job)) },
    transaction,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSettingsChange(listener) {
      settingsListeners.add(listener);
      return () => settingsListeners.delete(listener);
    },
    alone: engine === "pglite",
  };
}
