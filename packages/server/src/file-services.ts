import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import { databaseFiles } from "./domain/files/database-files.ts";
import type { FileArea } from "./domain/files/ports.ts";
import type { UnitOfWork } from "./domain/unit-of-work.ts";
import type { Env } from "./env.ts";
import type { FileStoreKind } from "./file-settings.ts";
import {
  createFileStore,
  folderFiles,
  type FileStore,
  type RemoteFiles,
} from "./files/file-store.ts";
import { createSharedFileStore } from "./files/shared-file-store.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { StartError } from "./start-error.ts";
import { databaseFolder } from "./store/database-folder.ts";

/** Names in the data folder, as they have always been. */
const FOLDERS = { uploads: "files", exports: "exports" } as const satisfies Record<
  FileArea,
  string
>;

type FileDeps = {
  readonly env: Pick<Env, "dataDir" | "files">;
  readonly store: Pick<UnitOfWork, "storedFiles" | "transaction" | "alone" | "users">;
};

const folderOf = ({ env }: FileDeps, area: FileArea) => join(env.dataDir, FOLDERS[area]);

/** Files of an area, where the operator keeps them, with the folder of this machine that they are read in. */
export async function openFiles(
  deps: FileDeps,
  area: FileArea,
): Promise<{ readonly files: FileStore; readonly folder: string }> {
  const { kind, cacheBytes } = deps.env.files;
  await refuseUnmoved(deps);
  await refuseLeftBehind(deps, area);
  const folder = folderOf(deps, area);
  const files =
    kind === "folder"
      ? await createFileStore(folder)
      : await createSharedFileStore(folder, await openPlace(deps, kind, area), cacheBytes);
  return { files, folder };
}

/** Files of an area at any place, also where the operator doesn't keep them now. @throws StartError if the place can't be used */
export async function openPlace(
  deps: FileDeps,
  kind: FileStoreKind,
  area: FileArea,
): Promise<RemoteFiles> {
  if (kind === "folder") return folderFiles(await createFileStore(folderOf(deps, area)));
  if (kind === "database") {
    if (deps.store.alone)
      throw new StartError("Files can be kept in PostgreSQL only: set DATABASE_URL.");
    return databaseFiles(deps.store, area);
  }
  const { bucket: settings } = deps.env.files;
  if (!settings) throw new StartError("Set S3_BUCKET, so that files can be kept in it.");
  // The client is large, and few servers have a bucket.
  const { bucketFiles, bucketProblem, createBucketClient } = await import(
    "./files/bucket-files.ts"
  );
  const client = createBucketClient(settings);
  const problem = await bucketProblem(client, settings);
  if (problem !== undefined) throw new StartError(problem);
  return bucketFiles(client, settings.bucket, `${settings.prefix}${area}/`);
}

/**
 * An empty PostgreSQL over the folder of an embedded database knows none of the files in it, and a sweep would delete them all: somebody set
 * `DATABASE_URL` before they moved.
 */
async function refuseUnmoved({ env, store }: FileDeps) {
  if (store.alone || !existsSync(join(databaseFolder(env.dataDir), "PG_VERSION"))) return;
  if ((await store.users.count("")) > 0) return;
  throw new StartError(
    `${env.dataDir} has an embedded database, and the one of DATABASE_URL is empty. Move it there with: node main.js move-database. Or name another folder with SWITCHBOARD_DATA.`,
  );
}

/** Somebody who chose another place would find all files gone, though they are still in the database. */
async function refuseLeftBehind({ env, store }: FileDeps, area: FileArea) {
  const { kind } = env.files;
  if (kind === "database" || store.alone || !(await store.storedFiles.hasAny(area))) return;
  throw new StartError(
    `The database still holds ${area}, and FILES is ${kind}. Move them there with: node main.js move-files --from database --to ${kind}. Or set FILES=database.`,
  );
}

/** How long a file that was deleted at another process may stay in the cache of this one. */
const SWEEP_MS = 60 * 60_000;

/**
 * Removes what no row names any more, and takes in what is in the folder only: at the start, and every hour where other processes share
 * the files. A turn that fails is logged, and the next one tries again.
 * @param sweep is given the time
 */
export async function sweepFiles(
  {
    env,
    clock,
    log,
    lifecycle: { signal },
  }: {
    readonly env: Pick<Env, "files">;
    readonly clock: Clock;
    readonly log?: Logger;
    readonly lifecycle: Lifecycle;
  },
  sweep: (now: number) => Promise<void>,
): Promise<void> {
  const turn = () =>
    sweep(clock.now().getTime()).catch((error: unknown) =>
      log?.error({ err: error }, "files could not be swept"),
    );
  // A bucket may be slow, or away: what a person asks for is found there without it.
  if (env.files.kind === "s3") void turn();
  else await turn();
  if (env.files.kind === "folder") return;
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => void turn().finally(() => signal.aborted || plan()), SWEEP_MS).unref();
  };
  plan();
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
