/** Keeps a new sample item. */
export async function insert(db: Db, sampleItem: SampleItem): Promise<void> {
  await db.insert(sampleItems).values(sampleItem);
}
