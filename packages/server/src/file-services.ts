import { join } from "node:path";
import { databaseFiles } from "./domain/files/database-files.ts";
import type { FileArea } from "./domain/files/ports.ts";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { UnitOfWork } from "./domain/unit-of-work.ts";
import type { Env } from "./env.ts";
import { createFileStore, type FileStore } from "./files/file-store.ts";
import { createSharedFileStore } from "./files/shared-file-store.ts";

/** Names in the data folder, as they have always been. */
const FOLDERS = { uploads: "files", exports: "exports" } as const satisfies Record<
  FileArea,
  string
>;

/** Files of an area, where the operator keeps them, with the folder of this machine that they are read in. */
export async function openFiles(
  { env, store }: { readonly env: Pick<Env, "dataDir" | "files">; readonly store: UnitOfWork },
  area: FileArea,
): Promise<{ readonly files: FileStore; readonly folder: string }> {
  const folder = join(env.dataDir, FOLDERS[area]);
  const files =
    env.files === "folder"
      ? await createFileStore(folder)
      : await createSharedFileStore(folder, databaseFiles(store, area));
  return { files, folder };
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
  await turn();
  if (env.files === "folder") return;
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => void turn().finally(() => signal.aborted || plan()), SWEEP_MS).unref();
  };
  plan();
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
