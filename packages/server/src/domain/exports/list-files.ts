import type { Readable } from "node:stream";
import type { FileStore } from "../../files/file-store.ts";
import { rawKey, tableKey } from "../datasets/file-keys.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { ZipEntry } from "./zip.ts";

/** A file of an export, with its description for the README. */
export type ExportFile = ZipEntry & { readonly about: string };

/** The original uploaded files. For older ones, the tables that were read from them. */
export async function listFiles(
  {
    store,
    files,
  }: { readonly store: Repositories; readonly files: Pick<FileStore, "get" | "size"> },
  userId: string,
): Promise<ExportFile[]> {
  const found: ExportFile[] = [];
  for (const { filename, storageKey, tables } of await store.datasets.list(userId)) {
    const raw = rawKey(storageKey);
    if ((await files.size(raw)) !== undefined) {
      const about = "A file that you uploaded.";
      found.push({ name: pathIn(found, filename), about, content: pieces(() => files.get(raw)) });
      continue;
    }
    for (const index of tables.keys()) {
      const name = pathIn(found, `${filename}${tables.length > 1 ? `-${index + 1}` : ""}.parquet`);
      const key = tableKey(storageKey, index);
      const about = "A table of a file that you uploaded, in the format Parquet.";
      found.push({ name, about, content: pieces(() => files.get(key)) });
    }
  }
  return found;
}

/** A unique, safe path in the folder of files. */
function pathIn(taken: readonly ExportFile[], filename: string): string {
  const safe = filename.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_").replace(/^\.+/, "_");
  const dot = safe.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ""];
  const names = new Set(taken.map(({ name }) => name.toLowerCase()));
  let path = `files/${safe}`;
  for (let turn = 2; names.has(path.toLowerCase()); turn++) path = `files/${stem} (${turn})${end}`;
  return path;
}

/** A stored file. It is opened when its turn comes, so that many of them do not wait open. */
async function* pieces(open: () => Readable): AsyncGenerator<Uint8Array> {
  yield* open();
}
