import { and, desc, eq } from "drizzle-orm";
import type { Dataset } from "../domain/datasets/ports.ts";
import { datasets, type DatasetTableRow } from "./schema.ts";
import type { Db } from "./types.ts";

/** The uploaded files of a person, newest first. */
export async function list(db: Db, userId: string): Promise<Dataset[]> {
  return db
    .select()
    .from(datasets)
    .where(eq(datasets.userId, userId))
    .orderBy(desc(datasets.createdAt), desc(datasets.id));
}

/** Keeps an uploaded file. */
export async function insert(db: Db, dataset: Dataset): Promise<void> {
  await db.insert(datasets).values({ ...dataset, tables: dataset.tables as DatasetTableRow[] });
}

/** The keys of all files of everybody. */
export async function listStorageKeys(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ key: datasets.storageKey }).from(datasets);
  return new Set(rows.map(({ key }) => key));
}

/** Removes a file of a person and gives it back; undefined where they have no such file. */
export async function remove(db: Db, userId: string, id: string): Promise<Dataset | undefined> {
  const [row] = await db
    .delete(datasets)
    .where(and(eq(datasets.id, id), eq(datasets.userId, userId)))
    .returning();
  return row;
}
