import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";

/** The key of a stored file. Opaque: made by the server, never from user input. */
export type FileKey = string;

/**
 * Stores files: in a folder of this machine, or where every process can read them, with that folder as a cache. Every key is a flat name,
 * so none can point outside the folder.
 */
export type FileStore = {
  /**
   * Stores the bytes atomically: the whole file or nothing.
   * @throws what the source throws; nothing is stored then
   */
  put(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<{ size: number }>;
  /** Streams a stored file. */
  get(key: FileKey): Readable;
  /** Size in bytes, or undefined where there is no such file. */
  size(key: FileKey): Promise<number | undefined>;
  /** Removes a file; one that is already gone is no error. */
  delete(key: FileKey): Promise<void>;
  /** Removes every file whose key is this one with a hyphen and more after it. */
  deleteGroup(key: FileKey): Promise<void>;
  /** Every key. */
  list(): Promise<FileKey[]>;
  /**
   * Removes the files of all other groups that were last written before a time: leftovers of a process that was killed in the
   * middle of its work.
   * @returns how many files were removed
   */
  sweep(kept: () => Promise<ReadonlySet<FileKey>>, before: Date): Promise<number>;
  /** Path on this machine of a stored file, for readers that need one. @throws FileGoneError where there is no such file */
  fetch(key: FileKey): Promise<string>;
  /** Path on this machine where a process of ours may write a file that `publish` then stores. */
  draftPath(key: FileKey): string;
  /** Stores files that were written at their draft paths. */
  publish(keys: readonly FileKey[]): Promise<void>;
};

/** Where files can be kept: a folder, or where every process reads them. Keys are those of the file store. */
export type RemoteFiles = {
  /** Stores the bytes atomically, in the place of what was there. */
  put(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws FileGoneError while it is read, where there is no such file */
  read(key: FileKey): AsyncIterable<Uint8Array>;
  size(key: FileKey): Promise<number | undefined>;
  delete(keys: readonly FileKey[]): Promise<void>;
  /** Keys of a group, of what was stored before a time, or all. */
  list(which?: { readonly group: string } | { readonly before: Date }): Promise<FileKey[]>;
};

/** A file that should be there and is not. */
export class FileGoneError extends Error {
  override readonly name = "FileGoneError";
  constructor(key: FileKey) {
    super(`The file ${key} is not stored any more.`);
  }
}

/** What the keys of a group begin with, before a hyphen. */
export const groupOf = (key: FileKey): string => key.slice(0, key.lastIndexOf("-"));

const KEY = /^[a-z0-9][a-z0-9-]{0,99}(\.[a-z0-9]{1,10})?$/;

/** Whether a name can be that of a file of ours. */
export const isFileKey = (name: string): boolean => KEY.test(name);

/**
 * A file store in one folder of this machine.
 * @param root made when it is not there, readable by this account only
 */
export async function createFileStore(root: string): Promise<FileStore> {
  await mkdir(root, { recursive: true, mode: 0o700 });

  const pathOf = (key: FileKey) => {
    if (!isFileKey(key)) throw new TypeError("A file key may hold a-z, 0-9 and hyphens only.");
    return join(root, key);
  };

  return {
    draftPath: pathOf,
    fetch: async (key) => pathOf(key),
    publish: async () => {},
    get: (key) => createReadStream(pathOf(key)),
    async put(key, bytes) {
      const path = pathOf(key);
      const part = `${path}~`;
      try {
        const size = await writeWhole(part, bytes);
        await rename(part, path);
        return { size };
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    // Without what is still being written.
    list: async () => (await readdir(root)).filter(isFileKey),
    async deleteGroup(key) {
      const prefix = `${basename(pathOf(key))}-`;
      const names = (await readdir(root)).filter((name) => name.startsWith(prefix));
      await Promise.all(names.map((name) => rm(join(root, name), { force: true })));
    },
    async sweep(kept, before) {
      const names = await readdir(root);
      if (names.length === 0) return 0;
      const known = await kept();
      const paths = names
        .filter((name) => !known.has(groupOf(name)))
        .map((name) => join(root, name));
      const removed = await Promise.all(
        paths.map(async (path) => {
          if ((await stat(path)).mtime >= before) return 0;
          await rm(path, { force: true });
          return 1;
        }),
      );
      return removed.reduce<number>((sum, one) => sum + one, 0);
    },
  };
}

/** A folder as a place among others that files can be moved between. */
export const folderFiles = (folder: FileStore): RemoteFiles => ({
  put: async (key, bytes) => void (await folder.put(key, bytes)),
  read: (key) => folder.get(key),
  size: folder.size,
  delete: async (keys) => void (await Promise.all(keys.map((key) => folder.delete(key)))),
  list: folder.list,
});

async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>) {
  const handle = await open(path, "w", 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      await handle.writeFile(chunk);
      size += chunk.byteLength;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
