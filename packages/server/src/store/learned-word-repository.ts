import { and, desc, eq, isNull } from "drizzle-orm";
import type { LearnedWord } from "../domain/datasets/learned-words.ts";
import { owned, removeAny } from "./rows.ts";
import { learnedWords as table } from "./schema.ts";
import type { Db } from "./types.ts";

/** A user's words, the latest first. */
export async function list(db: Db, userId: string): Promise<LearnedWord[]> {
  return db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id));
}

/** Keeps a word, in place of what it meant before for the same file or the same columns. */
export async function keep(tx: Db, word: LearnedWord): Promise<void> {
  const { userId, datasetId, folded, column } = word;
  const sameScope =
    datasetId === null
      ? and(
          isNull(table.datasetId),
          column === null ? isNull(table.column) : eq(table.column, column),
        )
      : eq(table.datasetId, datasetId);
  await tx.delete(table).where(and(eq(table.userId, userId), eq(table.folded, folded), sameScope));
  await tx.insert(table).values(word);
}

/** How many words a user has. */
export async function count(db: Db, userId: string): Promise<number> {
  return db.$count(table, eq(table.userId, userId));
}

/** Removes a word. @returns false when there was none */
export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  return removeAny(db, table, owned(table, userId, id));
}
