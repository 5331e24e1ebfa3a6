import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { ColumnValues, Dataset } from "../domain/datasets/ports.ts";
import { owned } from "./rows.ts";
import { datasets, type DatasetTableRow } from "./schema.ts";
import type { Db } from "./types.ts";

const { values: _values, ...described } = getTableColumns(datasets);

/** The uploaded files of a user, newest first. */
export async function list(db: Db, userId: string): Promise<Dataset[]> {
  return db
    .select(described)
    .from(datasets)
    .where(eq(datasets.userId, userId))
    .orderBy(desc(datasets.createdAt), desc(datasets.id));
}

/** Newest first, each with the values of its columns in their profiles. */
export async function listWithValues(db: Db, userId: string): Promise<Dataset[]> {
  const rows = await db
    .select()
    .from(datasets)
    .where(eq(datasets.userId, userId))
    .orderBy(desc(datasets.createdAt), desc(datasets.id));
  return rows.map(withValues);
}

const withValues = ({ values, ...dataset }: typeof datasets.$inferSelect): Dataset => ({
  ...dataset,
  tables: dataset.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const known = values[table.name]?.[column.name];
      return column.profile && known
        ? { ...column, profile: { ...column.profile, values: known } }
        : column;
    }),
  })),
});

/**
 * Changes the metadata of a file's tables under a lock.
 * @returns the file with the values of its columns; undefined if the user has no such file
 */
export async function changeTables(
  db: Db,
  userId: string,
  id: string,
  change: (tables: Dataset["tables"]) => Dataset["tables"],
): Promise<Dataset | undefined> {
  const own = owned(datasets, userId, id);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(datasets).where(own).for("update");
    if (!row) return undefined;
    const tables = change(row.tables) as DatasetTableRow[];
    await tx.update(datasets).set({ tables }).where(own);
    return withValues({ ...row, tables });
  });
}

/** Keeps an uploaded file. */
export async function insert(db: Db, dataset: Dataset): Promise<void> {
  await db.insert(datasets).values({ ...dataset, ...apart(dataset.tables) });
}

/** Keeps another reading of a file. */
export async function rewrite(db: Db, { id, userId, ...dataset }: Dataset): Promise<void> {
  await db
    .update(datasets)
    .set({ ...dataset, ...apart(dataset.tables) })
    .where(owned(datasets, userId, id));
}

/** Keeps a file in its new version, whose upload goes. */
export async function replace(db: Db, dataset: Dataset, uploadId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(datasets).where(owned(datasets, dataset.userId, uploadId));
    await rewrite(tx, dataset);
  });
}

/** The newest file of a shape whose user reads the next one the same way. */
export async function findOfShape(
  db: Db,
  userId: string,
  shape: string,
): Promise<Dataset | undefined> {
  const [row] = await db
    .select(described)
    .from(datasets)
    .where(
      and(
        eq(datasets.userId, userId),
        sql`${datasets.reading}->>'shape' = ${shape}`,
        sql`${datasets.reading}->>'forNext' = 'true'`,
      ),
    )
    .orderBy(desc(datasets.createdAt), desc(datasets.id))
    .limit(1);
  return row;
}

/** The values of columns apart from all else that is known of the tables. */
function apart(tables: Dataset["tables"]): { tables: DatasetTableRow[]; values: ColumnValues } {
  const values: Record<string, Record<string, readonly string[]>> = {};
  const rest = tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const { values: known, ...profile } = column.profile ?? {};
      if (known) (values[table.name] ??= {})[column.name] = known;
      return column.profile ? { ...column, profile } : column;
    }),
  }));
  return { tables: rest as DatasetTableRow[], values };
}

/** The keys of all files of everybody. */
export async function listStorageKeys(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ key: datasets.storageKey }).from(datasets);
  return new Set(rows.map(({ key }) => key));
}

/** Removes a file of a user and gives it back; undefined where they have no such file. */
export async function remove(db: Db, userId: string, id: string): Promise<Dataset | undefined> {
  const [row] = await db
    .delete(datasets)
    .where(owned(datasets, userId, id))
    .returning(described);
  return row;
}
