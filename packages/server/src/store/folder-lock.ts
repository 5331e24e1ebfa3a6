import { randomInt } from "node:crypto";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning, ownIdentity, type ProcessIdentity } from "./process-identity.ts";

/*
 * The embedded database lets two processes open one folder and silently loses the writes of one of them. So each process first
 * writes a claim, a file next to the folder whose name identifies it, and then looks for other claims. Because the claim comes
 * first, of two processes that start together at least one sees the other: there are never two holders. Claims are never taken
 * from a running process; those of dead processes are removed.
 */

const ATTEMPTS = 4;

/** Another process holds the data folder. */
export class FolderHeldError extends Error {
  override readonly name = "FolderHeldError";
  readonly holder: ProcessIdentity;

  constructor(folder: string, holder: ProcessIdentity) {
    const where = holder.host === ownIdentity().host ? "" : ` on the machine ${holder.host}`;
    super(
      `The data folder ${dirname(folder)} is in use by process ${holder.pid}${where}. ` +
        "Stop that process, or name another folder with SWITCHBOARD_DATA." +
        (where && ` If that machine no longer exists, remove ${folder}.lock-* and start again.`),
    );
    this.holder = holder;
  }
}

/** A folder held by this process. */
export type FolderLock = { release(): Promise<void> };

const claimName = (folder: string, { host, pid, started }: ProcessIdentity) =>
  `${basename(folder)}.lock-${encodeURIComponent(host)}~${pid}~${started}`;

function readClaim(folder: string, name: string): ProcessIdentity | undefined {
  const prefix = `${basename(folder)}.lock-`;
  const parts = name.startsWith(prefix) ? name.slice(prefix.length).split("~") : [];
  const [host, pid, started] = parts;
  if (!host || !pid || !started) return undefined;
  return { host: decodeURIComponent(host), pid: Number(pid), started };
}

/**
 * Takes hold of a folder for this process.
 * @throws FolderHeldError at once when a running process holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const parent = dirname(folder);
  const self = ownIdentity();
  const own = claimName(folder, self);
  const release = () => rm(join(parent, own), { force: true });
  await mkdir(parent, { recursive: true });

  for (let attempt = 1; ; attempt++) {
    await putDown(join(parent, own), folder, self);
    const other = await findOther(folder, own);
    if (!other) return { release };
    await release();
    if (attempt === ATTEMPTS) throw new FolderHeldError(folder, other);
    // Two that start at the same moment see each other and both step back; an uneven wait lets one of them win.
    await pause(randomInt(20, 150));
  }
}

/**
 * Looks whether a running process holds a folder, and takes no hold of it.
 * @throws FolderHeldError
 */
export async function requireFreeFolder(folder: string): Promise<void> {
  const other = await findOther(folder, "").catch(() => undefined);
  if (other) throw new FolderHeldError(folder, other);
}

async function putDown(path: string, folder: string, self: ProcessIdentity) {
  try {
    await (await open(path, "wx", 0o600)).close();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new FolderHeldError(folder, self);
    throw error;
  }
}

async function findOther(folder: string, own: string): Promise<ProcessIdentity | undefined> {
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    const claim = name === own ? undefined : readClaim(folder, name);
    if (!claim) continue;
    if (isRunning(claim)) return claim;
    await rm(join(parent, name), { force: true });
  }
  return undefined;
}
