import { asUser } from "../../tenant.ts";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { FileStore } from "../../files/file-store.ts";
import type { PublicAddress } from "../../public-address.ts";
import { defineJob } from "../jobs/define-job.ts";
import { sendMail } from "../outbox/send.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { listContents, readmeOf, text } from "./contents.ts";
import type { AccountExport } from "./ports.ts";
import { zip } from "./zip.ts";

type ExportDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly address: PublicAddress;
  /** Uploaded files. */
  readonly files: FileStore;
  /** Where archives are stored. */
  readonly archives: FileStore;
};

/** The key of the archive of an export. */
export const archiveKey = (id: string): string => `${id}-archive.zip`;

/** Writes the archive of an export. */
export const exportJob = defineJob(
  "export-account",
  z.object({ exportId: z.string() }),
  async (deps: ExportDeps, { exportId }, { signal, isLast }) => {
    const wanted = await deps.store.exports.findById(exportId);
    // Replaced by another one, or gone with its user.
    if (wanted?.state !== "preparing") return;
    try {
      await asUser(wanted.userId, () => writeArchive(deps, wanted, signal));
    } catch (error) {
      if (isLast) await deps.store.exports.settle(exportId, { state: "failed", bytes: 0 });
      throw error;
    }
  },
  { retries: 2, expireInSeconds: 1800 },
);

async function writeArchive(deps: ExportDeps, wanted: AccountExport, signal: AbortSignal) {
  const { store, clock, archives } = deps;
  const user = await store.users.find(wanted.userId);
  if (!user) return;
  const contents = await listContents(deps, user);
  const readme = readmeOf(user, contents, clock.now());
  const entries = [{ name: "README.txt", content: text(() => readme) }, ...contents];
  let done = 0;
  const onEntry = async () => {
    done += 1;
    await store.exports.setProgress(wanted.id, done, entries.length);
  };
  await store.exports.setProgress(wanted.id, done, entries.length);
  const key = archiveKey(wanted.id);
  const { size: bytes } = await archives.put(key, zip(entries, onEntry, signal));
  const isKept = await store.transaction(async (tx) => {
    if (!(await tx.exports.settle(wanted.id, { state: "ready", bytes }))) return false;
    await sendMail(tx, {
      to: user.email,
      template: "export-ready",
      data: { url: deps.address.to("/ui/account") },
      userId: user.id,
      expiresAt: wanted.expiresAt,
    });
    return true;
  });
  if (!isKept) await archives.delete(key);
}
