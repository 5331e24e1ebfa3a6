import { count, eq, inArray } from "drizzle-orm";
import type { PluginSettings } from "../domain/plugin-settings/ports.ts";
import type { LockedSettings } from "../secrets/rotation-ports.ts";
import type { Envelope } from "../secrets/vault.ts";
import { pluginSettings } from "./schema.ts";
import type { Db } from "./types.ts";

type Row = typeof pluginSettings.$inferSelect;

function envelopeOf({ dataKeyId, keyId, wrappedKey, sealed }: Row): Envelope | null {
  if (dataKeyId === null || keyId === null || wrappedKey === null || sealed === null) return null;
  return { dataKeyId, keyId, wrappedKey, sealed };
}

const NO_ENVELOPE = { dataKeyId: null, keyId: null, wrappedKey: null, sealed: null };

const toSettings = (row: Row): PluginSettings => ({
  plugin: row.plugin,
  config: row.config,
  secrets: envelopeOf(row),
});

/** What is set for plugins, for each that something is set for. */
export async function list(db: Db): Promise<PluginSettings[]> {
  return (await db.select().from(pluginSettings)).map(toSettings);
}

/** What is set for one plugin; undefined for nothing. */
export async function find(db: Db, plugin: string): Promise<PluginSettings | undefined> {
  const [row] = await db.select().from(pluginSettings).where(eq(pluginSettings.plugin, plugin));
  return row && toSettings(row);
}

/** Replaces the settings of a plugin. */
export async function put(
  db: Db,
  { plugin, config, secrets }: PluginSettings,
  now: Date,
): Promise<void> {
  const values = { config, ...NO_ENVELOPE, ...secrets, updatedAt: now };
  await db
    .insert(pluginSettings)
    .values({ plugin, ...values })
    .onConflictDoUpdate({ target: pluginSettings.plugin, set: values });
}

/** The settings of how many plugins each key locks. */
export async function countByKey(db: Db): Promise<{ keyId: string; count: number }[]> {
  const rows = await db
    .select({ keyId: pluginSettings.keyId, count: count() })
    .from(pluginSettings)
    .groupBy(pluginSettings.keyId);
  return rows.flatMap(({ keyId, count: locked }) => (keyId ? [{ keyId, count: locked }] : []));
}

/** A rotation's work on the table. */
export const rewrap: (db: Db, ...args: Parameters<LockedSettings["rewrap"]>) => Promise<void> = (
  db,
  keyIds,
  lockAnew,
) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(pluginSettings)
      .where(inArray(pluginSettings.keyId, [...keyIds]))
      .for("update", { skipLocked: true });
    for (const row of rows) {
      const envelope = envelopeOf(row);
      const locked = envelope && lockAnew({ plugin: row.plugin, ...envelope });
      if (!locked) continue;
      await tx.update(pluginSettings).set(locked).where(eq(pluginSettings.plugin, row.plugin));
    }
  });
