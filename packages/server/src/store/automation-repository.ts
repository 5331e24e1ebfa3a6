import { and, desc, eq, getTableColumns, gte, inArray, isNull, sql } from "drizzle-orm";
import type {
  Automation,
  AutomationStatus,
  LastRun,
  NamedAutomation,
} from "../domain/playbooks/automation-ports.ts";
import {
  ledgerEntries,
  playbookAutomaticItems,
  playbookAutomations,
  playbooks,
  runs,
} from "./schema.ts";
import type { Db } from "./types.ts";

const named = {
  ...getTableColumns(playbookAutomations),
  name: playbooks.name,
  targetSourceType: playbooks.targetSourceType,
};

/** The automations of a user, with what they spent since the day began and did last. */
export async function list(
  db: Db,
  userId: string,
  since: Date,
  playbookId?: string,
): Promise<AutomationStatus[]> {
  const rows = await db
    .select()
    .from(playbookAutomations)
    .where(
      and(
        eq(playbookAutomations.userId, userId),
        playbookId ? eq(playbookAutomations.playbookId, playbookId) : undefined,
      ),
    );
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.playbookId);
  const spent = await spentOf(db, ids, since);
  const last = await lastRunsOf(db, userId, ids);
  return rows.map((row) => ({
    ...row,
    spentToday: spent.get(row.playbookId) ?? 0,
    lastRun: last.get(row.playbookId) ?? null,
  }));
}

/** Keeps an automation in place of the one before. */
export async function put(tx: Db, automation: Automation): Promise<void> {
  const row = { ...automation, connectionIds: [...automation.connectionIds] };
  await tx
    .insert(playbookAutomations)
    .values(row)
    .onConflictDoUpdate({ target: playbookAutomations.playbookId, set: row });
}

/** Holds an automation for the rest of the transaction. */
export async function lock(
  tx: Db,
  userId: string,
  playbookId: string,
): Promise<NamedAutomation | undefined> {
  const [row] = await tx
    .select(named)
    .from(playbookAutomations)
    .innerJoin(playbooks, eq(playbooks.id, playbookAutomations.playbookId))
    .where(
      and(eq(playbookAutomations.userId, userId), eq(playbookAutomations.playbookId, playbookId)),
    )
    .for("update", { of: playbookAutomations });
  return row;
}

/** Changes an automation that the caller holds. */
export async function patch(
  tx: Db,
  playbookId: string,
  changed: Partial<Pick<Automation, "enabled" | "failures" | "pausedReason" | "limitReachedAt">>,
): Promise<void> {
  await tx
    .update(playbookAutomations)
    .set(changed)
    .where(eq(playbookAutomations.playbookId, playbookId));
}

/** The automations of a user that are switched on. */
export const listEnabled = (db: Db, userId: string): Promise<NamedAutomation[]> =>
  db
    .select(named)
    .from(playbookAutomations)
    .innerJoin(playbooks, eq(playbooks.id, playbookAutomations.playbookId))
    .where(and(eq(playbookAutomations.userId, userId), eq(playbookAutomations.enabled, true)));

/** Notes that a playbook is started for an item. @returns false when it was started for it before */
export async function claimItem(
  tx: Db,
  claim: {
    readonly playbookId: string;
    readonly itemId: string;
    readonly userId: string;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const rows = await tx
    .insert(playbookAutomaticItems)
    .values(claim)
    .onConflictDoNothing()
    .returning({ itemId: playbookAutomaticItems.itemId });
  return rows.length > 0;
}

const claimed = (playbookId: string, itemId: string) =>
  and(eq(playbookAutomaticItems.playbookId, playbookId), eq(playbookAutomaticItems.itemId, itemId));

/** Whether a playbook was started for an item and has not begun its run. */
export async function awaitsRun(db: Db, playbookId: string, itemId: string): Promise<boolean> {
  const waiting = and(claimed(playbookId, itemId), isNull(playbookAutomaticItems.runId));
  return (await db.$count(playbookAutomaticItems, waiting)) > 0;
}

/** Notes the run that a playbook began for an item. */
export async function keepRun(
  tx: Db,
  playbookId: string,
  itemId: string,
  runId: string,
): Promise<void> {
  await tx.update(playbookAutomaticItems).set({ runId }).where(claimed(playbookId, itemId));
}

/** What the automatic runs of a playbook since then cost, with what is held for them. */
export const spentSince = async (db: Db, playbookId: string, since: Date): Promise<number> =>
  (await spentOf(db, [playbookId], since)).get(playbookId) ?? 0;

async function spentOf(db: Db, ids: readonly string[], since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({
      playbookId: runs.playbookId,
      spent: sql<number>`coalesce(-sum(${ledgerEntries.delta}), 0)`.mapWith(Number),
    })
    .from(runs)
    .innerJoin(ledgerEntries, eq(ledgerEntries.runId, runs.id))
    .where(
      and(inArray(runs.playbookId, [...ids]), eq(runs.automatic, true), gte(runs.startedAt, since)),
    )
    .groupBy(runs.playbookId);
  return new Map(rows.flatMap((row) => (row.playbookId ? [[row.playbookId, row.spent]] : [])));
}

async function lastRunsOf(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, LastRun>> {
  const rows = await db
    .selectDistinctOn([runs.playbookId], {
      playbookId: runs.playbookId,
      sessionId: runs.sessionId,
      state: runs.state,
      startedAt: runs.startedAt,
    })
    .from(runs)
    .where(
      and(eq(runs.userId, userId), inArray(runs.playbookId, [...ids]), eq(runs.automatic, true)),
    )
    .orderBy(runs.playbookId, desc(runs.startedAt));
  return new Map(
    rows.flatMap(({ playbookId, ...run }) => (playbookId ? [[playbookId, run] as const] : [])),
  );
}
