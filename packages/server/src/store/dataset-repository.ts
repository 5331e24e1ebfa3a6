import { and, desc, eq } from "drizzle-orm";
import type { Dataset, DatasetRepository } from "../domain/datasets/ports.ts";
import { datasets, type DatasetTableRow } from "./schema.ts";
import type { Db } from "./types.ts";

/** Uploaded files in the database. */
export function createDatasetRepository(db: Db): DatasetRepository {
  return {
    list: (userId) =>
      db
        .select()
        .from(datasets)
        .where(eq(datasets.userId, userId))
        .orderBy(desc(datasets.createdAt), desc(datasets.id)),
    async insert(dataset) {
      await db.insert(datasets).values({ ...dataset, tables: dataset.tables as DatasetTableRow[] });
    },
    async listStorageKeys() {
      const rows = await db.select({ key: datasets.storageKey }).from(datasets);
      return new Set(rows.map(({ key }) => key));
    },
    async remove(userId, id): Promise<Dataset | undefined> {
      const [row] = await db
        .delete(datasets)
        .where(and(eq(datasets.id, id), eq(datasets.userId, userId)))
        .returning();
      return row;
    },
  };
}
