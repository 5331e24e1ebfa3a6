import type { Logger } from "pino";
import type { PublicAddress } from "../../public-address.ts";
import type { Vault } from "../../secrets/vault.ts";
import { sendMail } from "../outbox/send.ts";
import { accessOf } from "./access.ts";
import { hasKey, sayDay, type Catalog, type KnownModel, type KnownProvider } from "./catalog.ts";
import type { ModelServers } from "./ports.ts";
import { putModels, type SettingsDeps } from "./settings.ts";

type Deps = Pick<SettingsDeps, "store" | "clock" | "models"> & {
  readonly vault: Pick<Vault, "open">;
  readonly modelServers: Pick<ModelServers, "list">;
  readonly address: PublicAddress;
  readonly log: Pick<Logger, "warn">;
};

const DAY_MS = 24 * 60 * 60_000;
/** Long enough to try another model and to tell people. */
const WARN_DAYS = 60;
const LIST_MS = 30_000;

/**
 * Asks each provider when it turns its models off and how much they read at once, and warns the administrators once, 60 days
 * before a model is gone.
 */
export async function refreshShutdowns(deps: Deps, signal: AbortSignal): Promise<void> {
  const { catalog } = await deps.models.read();
  for (const provider of catalog.providers.filter(hasKey)) {
    await refreshProvider(deps, provider, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      // A provider that is down today is asked again tomorrow.
      deps.log.warn({ err: error, provider: provider.id }, "a provider did not list its models");
    });
  }
  const now = await deps.models.read();
  for (const model of now.catalog.models) await warn(deps, now.catalog, model);
}

async function refreshProvider(
  { store, vault, clock, models, modelServers }: Deps,
  provider: KnownProvider,
  signal: AbortSignal,
): Promise<void> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)]);
  const listed = await modelServers.list(accessOf(vault, provider), within);
  // Read now: a list may take half a minute, and an administrator's change in the meantime must not be written over.
  const { catalog } = await models.read();
  const changed = catalog.models.flatMap((model) => {
    const found = listed.find(({ id }) => id === model.sentAs);
    if (model.providerId !== provider.id || !found) return [];
    const next = {
      ...model,
      shutdown: found.shutdown,
      contextTokens: model.contextTokens ?? found.context_tokens,
    };
    const isNews = next.shutdown !== model.shutdown || next.contextTokens !== model.contextTokens;
    return isNews ? [next] : [];
  });
  if (changed.length > 0) await store.transaction((tx) => putModels(tx, changed, clock.now()));
}

/** Mails the administrators of a shutdown that comes near; once for each day that a provider names. */
async function warn(
  { store, clock, address }: Deps,
  { providers }: Catalog,
  { id, name, sentAs, providerId, shutdown, offer }: KnownModel,
): Promise<void> {
  if (shutdown === null || offer.to === "nobody") return;
  const now = clock.now();
  const day = new Date(`${shutdown}T00:00:00Z`);
  const left = day.getTime() - now.getTime();
  if (left <= 0 || left > WARN_DAYS * DAY_MS) return;
  const provider = providers.find((one) => one.id === providerId)?.name ?? providerId;
  const admins = await store.users.listAdmins();
  await store.transaction(async (tx) => {
    const resetsAt = new Date(day.getTime() + WARN_DAYS * DAY_MS);
    const key = `model shutdown ${id} ${sentAs} ${shutdown}`;
    if ((await tx.rateLimits.hit(key, { now, resetsAt })) > 1) return;
    for (const { id: userId, email } of admins) {
      const url = address.to("/ui/admin/models");
      const data = { name, sentAs, provider, day: sayDay(shutdown), url };
      await sendMail(tx, { to: email, template: "model-shutdown", data, userId });
    }
  });
}
