import type { Readable } from "node:stream";
import type { Clock } from "../../clock.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { NewId } from "../../ids.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { hashSecret } from "../auth/secrets.ts";
import { AppError } from "../errors.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { archiveKey, exportJob } from "./export-job.ts";
import type { AccountExport } from "./ports.ts";

const LIFE_MS = 24 * 60 * 60_000;

type ExportDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly archives: Pick<FileStore, "get" | "delete" | "size">;
};

/** The caller and their login. */
type Asker = { readonly userId: string; readonly session: string };

/** A user's export as seen by the caller's login. */
export type SeenExport = AccountExport & {
  /** Whether this login requested it and may download it. */
  readonly isMine: boolean;
};

/** Begins an export, or returns the one in preparation. */
export async function requestExport(
  deps: ExportDeps,
  { userId, session }: Asker,
): Promise<SeenExport> {
  const { store, clock, newId, archives } = deps;
  const now = clock.now();
  const sessionId = hashSecret(session);
  const { wanted, replaced } = await store.transaction(async (tx) => {
    if (!(await tx.users.lock(userId)))
      throw new AppError("unauthorized", "This account no longer exists.");
    const known = await tx.exports.find(userId);
    if (known?.state === "preparing" && known.expiresAt > now)
      return { wanted: known, replaced: undefined };
    const made: AccountExport = {
      id: newId(),
      userId,
      sessionId,
      state: "preparing",
      done: 0,
      total: 0,
      bytes: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    };
    const before = await tx.exports.replace(made);
    await enqueue(tx, exportJob, { exportId: made.id }, { key: made.id });
    await recordAudit(tx, { actor: userId, action: "data_exported", outcome: "done" });
    return { wanted: made, replaced: before };
  });
  if (replaced) await archives.delete(archiveKey(replaced.id));
  return { ...wanted, isMine: wanted.sessionId === sessionId };
}

/** The export of a user; undefined for none, and after its expiry. */
export async function findExport(
  { store, clock }: Pick<ExportDeps, "store" | "clock">,
  { userId, session }: Asker,
): Promise<SeenExport | undefined> {
  const found = await store.exports.find(userId);
  if (!found || found.expiresAt <= clock.now()) return undefined;
  return { ...found, isMine: found.sessionId === hashSecret(session) };
}

/**
 * The archive of a user's export, for the login that requested it.
 * @throws AppError `not_found`; `forbidden` for another login
 */
export async function openExport(
  deps: ExportDeps,
  asker: Asker,
): Promise<{ readonly content: Readable; readonly bytes: number; readonly createdAt: Date }> {
  const found = await findExport(deps, asker);
  if (found?.state !== "ready") {
    throw new AppError("not_found", "There is no export to download. Request one first.");
  }
  if (!found.isMine) {
    throw new AppError(
      "forbidden",
      "This export was requested in another login, which alone can download it. Request another one.",
    );
  }
  const { bytes, createdAt } = found;
  return { content: deps.archives.get(archiveKey(found.id)), bytes, createdAt };
}

/** Deletes expired archives, and leftovers of exports that were replaced or interrupted. */
export async function dropExports({
  store,
  clock,
  archives,
}: {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly archives: Pick<FileStore, "delete" | "sweep">;
}): Promise<void> {
  const now = clock.now();
  for (const id of await store.exports.dropExpired(now)) await archives.delete(archiveKey(id));
  await archives.sweep(() => store.exports.listIds(), new Date(now.getTime() - LIFE_MS));
}
