import { join } from "node:path";
import { databaseFiles } from "./domain/files/database-files.ts";
import type { FileArea } from "./domain/files/ports.ts";
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
