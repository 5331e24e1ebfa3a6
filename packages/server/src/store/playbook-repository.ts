import { and, asc, desc, eq } from "drizzle-orm";
import type {
  KnowledgeSource,
  Playbook,
  PlaybookRow,
  PlaybookVersion,
} from "../domain/playbooks/ports.ts";
import { owned, removeAny } from "./rows.ts";
import { datasets, playbookKnowledge, playbooks, playbookVersions } from "./schema.ts";
import type { Db } from "./types.ts";

const VERSIONS = 50;

/** The playbooks of a user, newest first. */
export async function list(db: Db, userId: string): Promise<Playbook[]> {
  const rows = await db
    .select()
    .from(playbooks)
    .where(eq(playbooks.userId, userId))
    .orderBy(desc(playbooks.id));
  const knowledge = await listKnowledge(db, userId);
  return rows.map((row) => ({ ...row, knowledgeSources: knowledge.get(row.id) ?? [] }));
}

/** One playbook of a user. */
export async function find(db: Db, userId: string, id: string): Promise<Playbook | undefined> {
  const [row] = await db
    .select()
    .from(playbooks)
    .where(owned(playbooks, userId, id));
  if (!row) return undefined;
  const knowledge = await listKnowledge(db, userId, id);
  return { ...row, knowledgeSources: knowledge.get(id) ?? [] };
}

/** How many playbooks a user has. */
export async function count(db: Db, userId: string): Promise<number> {
  return db.$count(playbooks, eq(playbooks.userId, userId));
}

/** Keeps a new playbook. */
export async function insert(db: Db, playbook: PlaybookRow): Promise<void> {
  await db.insert(playbooks).values(playbook);
}

/** Changes a playbook of a user. */
export async function change(
  db: Db,
  userId: string,
  id: string,
  changed: Omit<PlaybookRow, "id" | "userId" | "createdAt">,
): Promise<PlaybookRow | undefined> {
  const [row] = await db
    .update(playbooks)
    .set(changed)
    .where(owned(playbooks, userId, id))
    .returning();
  return row;
}

/** Replaces the files that a playbook shows. */
export async function setKnowledge(
  tx: Db,
  userId: string,
  playbookId: string,
  datasetIds: readonly string[],
): Promise<void> {
  await tx
    .delete(playbookKnowledge)
    .where(and(eq(playbookKnowledge.userId, userId), eq(playbookKnowledge.playbookId, playbookId)));
  if (datasetIds.length === 0) return;
  await tx
    .insert(playbookKnowledge)
    .values(datasetIds.map((datasetId) => ({ userId, playbookId, datasetId })));
}

/** Keeps a template that is replaced. */
export async function addVersion(tx: Db, version: PlaybookVersion): Promise<void> {
  await tx.insert(playbookVersions).values(version);
}

/** The templates of a playbook that were replaced, the newest first. */
export async function listVersions(
  db: Db,
  userId: string,
  playbookId: string,
): Promise<PlaybookVersion[]> {
  return db
    .select()
    .from(playbookVersions)
    .where(and(eq(playbookVersions.userId, userId), eq(playbookVersions.playbookId, playbookId)))
    .orderBy(desc(playbookVersions.id))
    .limit(VERSIONS);
}

/** Removes a playbook of a user. @returns false when the user has no such playbook */
export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  return removeAny(db, playbooks, owned(playbooks, userId, id));
}

/** The files of each playbook, by name. */
async function listKnowledge(
  db: Db,
  userId: string,
  playbookId?: string,
): Promise<Map<string, KnowledgeSource[]>> {
  const rows = await db
    .select({
      playbookId: playbookKnowledge.playbookId,
      id: datasets.id,
      filename: datasets.filename,
    })
    .from(playbookKnowledge)
    .innerJoin(datasets, eq(datasets.id, playbookKnowledge.datasetId))
    .where(
      and(
        eq(playbookKnowledge.userId, userId),
        playbookId ? eq(playbookKnowledge.playbookId, playbookId) : undefined,
      ),
    )
    .orderBy(asc(datasets.filename));
  const byPlaybook = new Map<string, KnowledgeSource[]>();
  for (const { playbookId: of, ...source } of rows) {
    byPlaybook.set(of, [...(byPlaybook.get(of) ?? []), source]);
  }
  return byPlaybook;
}
