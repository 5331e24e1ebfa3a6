import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import {
  createFileStore,
  groupOf,
  type FileKey,
  type FileStore,
  type RemoteFiles,
} from "./file-store.ts";

/**
 * How long a stored file stays that no row names. A server over a restored dump, or over somebody else's bucket by mistake, knows none of what
 * came later, and this is the time to notice.
 */
const LEFTOVER_MS = 7 * 24 * 60 * 60_000;

/** How long after it was asked for a file may still be read, by a query or an answer that takes long. */
const IN_USE_MS = 60 * 60_000;

/**
 * A file store that every process reads, with a folder of this machine as its cache: losing the folder loses nothing.
 * @param root made when it is not there, readable by this account only
 * @param cacheBytes what a sweep leaves of copies in the folder, those that were read last
 */
export async function createSharedFileStore(
  root: string,
  remote: RemoteFiles,
  cacheBytes: number,
): Promise<FileStore> {
  const local = await createFileStore(root);
  const fetching = new Map<FileKey, Promise<string>>();
  const whole = new Set<FileKey>();
  /** When a file was last read from the folder. */
  const readAt = new Map<FileKey, number>();

  async function copyHere(key: FileKey): Promise<string> {
    const here = await local.size(key);
    // What a machine without power left behind may be cut short. Once for each file: it does not change.
    const there = here !== undefined && whole.has(key) ? here : await remote.size(key);
    if (here === undefined || (there !== undefined && here !== there)) {
      await local.put(key, remote.read(key));
    }
    whole.add(key);
    return local.draftPath(key);
  }

  /** Removes copies that were not read lately until the rest fits. What somebody may be reading stays. */
  async function shrink(copies: readonly FileKey[]): Promise<void> {
    let left = cacheBytes;
    const byUse = copies.toSorted((a, b) => (readAt.get(b) ?? 0) - (readAt.get(a) ?? 0));
    for (const key of byUse) {
      left -= (await local.size(key)) ?? 0;
      const isInUse = Date.now() - (readAt.get(key) ?? 0) < IN_USE_MS;
      if (left >= 0 || isInUse) continue;
      await local.delete(key);
    }
  }

  /** Takes in a file of before the operator moved here from a folder. */
  async function adopt(key: FileKey): Promise<void> {
    try {
      await send(key);
    } catch (error) {
      // Another process took it in, or it was deleted meanwhile. What is still missing is a fault.
      const isMissing =
        (await local.size(key)) !== undefined && (await remote.size(key)) === undefined;
      if (isMissing) throw error;
    }
  }

  /** Those who want one file at a time copy it once. */
  function fetch(key: FileKey): Promise<string> {
    readAt.set(key, Date.now());
    const running = fetching.get(key);
    if (running) return running;
    const mine = copyHere(key).finally(() => fetching.delete(key));
    fetching.set(key, mine);
    return mine;
  }

  /** Of files that are gone from the folder, nothing is remembered. */
  async function forgetMissing(): Promise<void> {
    const here = new Set(await local.list());
    for (const key of readAt.keys()) if (!here.has(key)) readAt.delete(key);
    for (const key of whole) if (!here.has(key)) whole.delete(key);
  }

  const send = (key: FileKey) => remote.put(key, createReadStream(local.draftPath(key)));

  async function* read(key: FileKey): AsyncGenerator<Uint8Array> {
    yield* createReadStream(await fetch(key));
  }

  return {
    fetch,
    draftPath: local.draftPath,
    async publish(keys) {
      for (const key of keys) await send(key);
    },
    get(key) {
      // A key that is none is refused at once, as in a folder.
      local.draftPath(key);
      return Readable.from(read(key));
    },
    async put(key, bytes) {
      const { size } = await local.put(key, bytes);
      try {
        await send(key);
        readAt.set(key, Date.now());
        return { size };
      } catch (error) {
        await local.delete(key);
        throw error;
      }
    },
    size: async (key) => (await remote.size(key)) ?? local.size(key),
    async delete(key) {
      await local.delete(key);
      await remote.delete([key]);
    },
    async deleteGroup(key) {
      await local.deleteGroup(key);
      await remote.delete(await remote.list({ group: key }));
    },
    list: () => remote.list(),
    async sweep(kept, before) {
      const removed = await local.sweep(kept, before);
      const known = await kept();
      const isKnown = (key: FileKey) => known.has(groupOf(key));
      const stored = new Set(await remote.list());
      const here = await local.list();
      for (const key of here) {
        if (isKnown(key) && !stored.has(key)) await adopt(key);
      }
      await shrink(here.filter((key) => stored.has(key)));
      await forgetMissing();
      const longBefore = new Date(before.getTime() - LEFTOVER_MS);
      const leftovers = (await remote.list({ before: longBefore })).filter((key) => !isKnown(key));
      await remote.delete(leftovers);
      return removed + leftovers.length;
    },
  };
}
