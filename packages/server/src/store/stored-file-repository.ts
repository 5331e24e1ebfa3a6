import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { FileArea } from "../domain/files/ports.ts";
import { storedFileParts, storedFiles } from "./schema.ts";
import type { Db } from "./types.ts";

const isFile = (area: FileArea, key: string) =>
  and(eq(storedFiles.area, area), eq(storedFiles.key, key));

/** Begins a file, in the place of what was there. In one transaction with its parts. */
export async function begin(
  tx: Db,
  area: FileArea,
  file: { readonly key: string; readonly group: string },
): Promise<void> {
  // Locks the row: another process that stores the same file waits, and then stores it once more.
  await tx
    .insert(storedFiles)
    .values({ area, ...file, bytes: 0, storedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [storedFiles.area, storedFiles.key],
      set: { bytes: 0, storedAt: sql`now()` },
    });
  await tx
    .delete(storedFileParts)
    .where(and(eq(storedFileParts.area, area), eq(storedFileParts.key, file.key)));
}

export async function addPart(
  tx: Db,
  area: FileArea,
  key: string,
  part: { readonly part: number; readonly content: Uint8Array },
): Promise<void> {
  await tx.insert(storedFileParts).values({ area, key, ...part });
}

export async function setSize(tx: Db, area: FileArea, key: string, bytes: number): Promise<void> {
  await tx.update(storedFiles).set({ bytes }).where(isFile(area, key));
}

/** Size in bytes; undefined where there is no such file. */
export async function size(db: Db, area: FileArea, key: string): Promise<number | undefined> {
  const [found] = await db
    .select({ bytes: storedFiles.bytes })
    .from(storedFiles)
    .where(isFile(area, key));
  return found?.bytes;
}

export async function readPart(
  db: Db,
  area: FileArea,
  key: string,
  part: number,
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: storedFileParts.content })
    .from(storedFileParts)
    .where(
      and(
        eq(storedFileParts.area, area),
        eq(storedFileParts.key, key),
        eq(storedFileParts.part, part),
      ),
    );
  return found?.content;
}

export async function remove(db: Db, area: FileArea, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .delete(storedFiles)
    .where(and(eq(storedFiles.area, area), inArray(storedFiles.key, [...keys])));
}

/** Whether an area has any file. */
export async function hasAny(db: Db, area: FileArea): Promise<boolean> {
  const [found] = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(eq(storedFiles.area, area))
    .limit(1);
  return found !== undefined;
}

/** Keys of a group, of what was stored before a time, or all. */
export async function list(
  db: Db,
  area: FileArea,
  which: { readonly group?: string; readonly before?: Date } = {},
): Promise<string[]> {
  const found = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.area, area),
        which.group === undefined ? undefined : eq(storedFiles.group, which.group),
        which.before && lt(storedFiles.storedAt, which.before),
      ),
    );
  return found.map(({ key }) => key);
}
