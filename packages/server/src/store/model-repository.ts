import { and, asc, count, eq, gte, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { BalanceOf } from "../domain/credits/ports.ts";
import type { TokenUse } from "../domain/credits/token-use.ts";
import type { Model, Offer, ProviderState, StoredProvider } from "../domain/models/ports.ts";
import type { LockedProviders } from "../secrets/rotation-ports.ts";
import type { Envelope } from "../secrets/vault.ts";
import { belongsTo } from "./balance-lines.ts";
import {
  ledgerEntries,
  modelOffers,
  modelProviders,
  modelProviderStates,
  models,
} from "./schema.ts";
import type { Db } from "./types.ts";

type ProviderRow = typeof modelProviders.$inferSelect;
type ModelRow = typeof models.$inferSelect;

function envelopeOf({ dataKeyId, keyId, wrappedKey, sealed }: ProviderRow): Envelope | null {
  if (dataKeyId === null || keyId === null || wrappedKey === null || sealed === null) return null;
  return { dataKeyId, keyId, wrappedKey, sealed };
}

const NO_ENVELOPE = { dataKeyId: null, keyId: null, wrappedKey: null, sealed: null };

/** The providers that administrators added, the oldest first. */
export async function listProviders(db: Db): Promise<StoredProvider[]> {
  const rows = await db
    .select()
    .from(modelProviders)
    .orderBy(asc(modelProviders.createdAt), asc(modelProviders.id));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: row.address,
    apiVersion: row.apiVersion,
    secrets: envelopeOf(row),
    keyEnding: row.keyEnding,
    keyBy: row.keyBy,
  }));
}

/** What came of the last request to each provider. */
export async function listStates(db: Db): Promise<Map<string, ProviderState>> {
  const rows = await db.select().from(modelProviderStates);
  return new Map(rows.map(({ providerId, ...state }) => [providerId, state]));
}

const providerValues = ({ id: _id, secrets, ...provider }: StoredProvider, now: Date) => ({
  ...provider,
  ...NO_ENVELOPE,
  ...secrets,
  updatedAt: now,
});

/** Saves a new provider. @returns false where its id is taken */
export async function insertProvider(
  db: Db,
  provider: StoredProvider,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(modelProviders)
    .values({ id: provider.id, ...providerValues(provider, now), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: modelProviders.id });
  return rows.length > 0;
}

/** Saves a provider. */
export async function putProvider(db: Db, provider: StoredProvider, now: Date): Promise<void> {
  const { id } = provider;
  const values = providerValues(provider, now);
  await db
    .insert(modelProviders)
    .values({ id, ...values, createdAt: now })
    .onConflictDoUpdate({ target: modelProviders.id, set: values });
}

/** Notes what came of the last request to a provider; `untried` forgets it. */
export async function noteState(
  db: Db,
  providerId: string,
  { state, since, message }: ProviderState,
): Promise<void> {
  if (since === null) {
    await db.delete(modelProviderStates).where(eq(modelProviderStates.providerId, providerId));
    return;
  }
  const values = { state, since, message };
  await db
    .insert(modelProviderStates)
    .values({ providerId, ...values })
    .onConflictDoUpdate({ target: modelProviderStates.providerId, set: values });
}

/** Removes a provider with its state and its models, except some. */
export async function removeProvider(tx: Db, id: string, kept: readonly string[]): Promise<void> {
  await tx.delete(models).where(and(eq(models.providerId, id), notInArray(models.id, [...kept])));
  await tx.delete(modelProviderStates).where(eq(modelProviderStates.providerId, id));
  await tx.delete(modelProviders).where(eq(modelProviders.id, id));
}

/** The models that have a row, the oldest first. */
export async function listModels(db: Db): Promise<Model[]> {
  const rows = await db.select().from(models).orderBy(asc(models.createdAt), asc(models.id));
  const offers = await db.select().from(modelOffers).orderBy(asc(modelOffers.organizationId));
  return rows.map((row) =>
    toModel(
      row,
      offers.flatMap(({ modelId, organizationId }) => (modelId === row.id ? [organizationId] : [])),
    ),
  );
}

const toModel = (row: ModelRow, organizationIds: readonly string[]): Model => ({
  id: row.id,
  providerId: row.providerId,
  name: row.name,
  sentAs: row.sentAs,
  price: { input: row.inputPrice, cached: row.cachedPrice, output: row.outputPrice },
  contextTokens: row.contextTokens,
  can: row.can,
  offer:
    row.offeredTo === "organizations"
      ? { to: row.offeredTo, organizationIds }
      : { to: row.offeredTo },
  isDefault: row.isDefault,
  dailyBudget: row.dailyBudget,
  fallback: row.fallback,
  shutdown: row.shutdown,
});

/** Saves a model in a transaction; a new default takes the place of the old one. */
export async function putModel(
  tx: Db,
  { id, price, offer, ...model }: Model,
  now: Date,
): Promise<void> {
  if (model.isDefault) {
    // Two new defaults at once would not see each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('models_one_default'))`);
    await tx.update(models).set({ isDefault: false }).where(eq(models.isDefault, true));
  }
  const values = {
    ...model,
    inputPrice: price.input,
    cachedPrice: price.cached,
    outputPrice: price.output,
    offeredTo: offer.to,
    updatedAt: now,
  };
  await tx
    .insert(models)
    .values({ id, ...values, createdAt: now })
    .onConflictDoUpdate({ target: models.id, set: values });
  await putOffer(tx, id, offer);
}

async function putOffer(tx: Db, modelId: string, offer: Offer): Promise<void> {
  await tx.delete(modelOffers).where(eq(modelOffers.modelId, modelId));
  if (offer.to !== "organizations" || offer.organizationIds.length === 0) return;
  await tx
    .insert(modelOffers)
    .values(offer.organizationIds.map((organizationId) => ({ modelId, organizationId })));
}

/** Removes a model. */
export async function removeModel(db: Db, id: string): Promise<void> {
  await db.delete(models).where(eq(models.id, id));
}

/** What was charged for tokens of a balance since a time. */
export async function listTokens(db: Db, whose: BalanceOf, since: Date): Promise<TokenUse[]> {
  const rows = await db
    .select({ tokens: ledgerEntries.tokens })
    .from(ledgerEntries)
    .where(
      and(belongsTo(whose), gte(ledgerEntries.createdAt, since), isNotNull(ledgerEntries.tokens)),
    );
  return rows.flatMap(({ tokens }) => tokens ?? []);
}

/** How many providers each key locks the key of. */
export async function countByKey(db: Db): Promise<{ keyId: string; count: number }[]> {
  const rows = await db
    .select({ keyId: modelProviders.keyId, count: count() })
    .from(modelProviders)
    .where(isNotNull(modelProviders.keyId))
    .groupBy(modelProviders.keyId);
  return rows.flatMap(({ keyId, count: locked }) => (keyId ? [{ keyId, count: locked }] : []));
}

/** A rotation's work on the table. */
export const rewrap: (db: Db, ...args: Parameters<LockedProviders["rewrap"]>) => Promise<void> = (
  db,
  keyIds,
  lockAnew,
) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(modelProviders)
      .where(inArray(modelProviders.keyId, [...keyIds]))
      .for("update", { skipLocked: true });
    for (const row of rows) {
      const envelope = envelopeOf(row);
      const locked = envelope && lockAnew({ modelProvider: row.id, ...envelope });
      if (!locked) continue;
      await tx.update(modelProviders).set(locked).where(eq(modelProviders.id, row.id));
    }
  });
