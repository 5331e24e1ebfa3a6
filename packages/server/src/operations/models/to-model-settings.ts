import type {
  ModelProvider,
  ModelSettings,
  NamedOrganization,
  ModelSave,
  Model as ShownModel,
} from "@switchboard/api-client/types";
import type { Deps } from "../../deps.ts";
import { toCredits } from "../../domain/credits/amounts.ts";
import { hasKey, type KnownModel, type KnownProvider } from "../../domain/models/catalog.ts";
import { newServers } from "../../domain/models/new-servers.ts";
import type { Offer } from "../../domain/models/ports.ts";
import { SECRET_IS_SET } from "../../domain/plugin-settings/fields.ts";
import { toPrices } from "./to-model.ts";

/** The settings as administrators see them, without keys. */
export async function toModelSettings({
  models,
  modelServers,
  store,
}: Deps): Promise<ModelSettings> {
  const { catalog } = await models.read();
  const found = await modelServers.findLocal();
  const organizations = await store.organizations.findNames(
    catalog.models.flatMap(({ offer }) =>
      "organizationIds" in offer ? offer.organizationIds : [],
    ),
  );
  return {
    providers: catalog.providers.map((provider) => toProvider(provider, catalog.models)),
    models: catalog.models.map((model) =>
      toModel(model, model.id === catalog.defaultModel, organizations),
    ),
    found: [...newServers(catalog, found)],
    looks_for_servers: modelServers.looksForLocal,
  };
}

const toProvider = (provider: KnownProvider, models: readonly KnownModel[]): ModelProvider => ({
  id: provider.id,
  kind: provider.kind,
  name: provider.name,
  address: provider.address,
  api_version: provider.apiVersion,
  key: provider.secrets !== null || provider.environmentKey !== undefined ? SECRET_IS_SET : "",
  key_ending: provider.keyEnding,
  key_by: provider.keyBy,
  environment: provider.environment,
  state: {
    state: hasKey(provider) ? provider.state.state : "untried",
    since: provider.state.since?.toISOString() ?? null,
    message: provider.state.message,
  },
  models: models.filter(({ providerId }) => providerId === provider.id).length,
});

const toModel = (
  model: KnownModel,
  isDefault: boolean,
  organizations: readonly NamedOrganization[],
): ShownModel => ({
  id: model.id,
  provider_id: model.providerId,
  name: model.name,
  sent_as: model.sentAs,
  specified: model.specified,
  available: model.reason === null,
  reason: model.reason,
  prices: toPrices(model.price),
  context_tokens: model.contextTokens,
  can: model.can,
  offered: toOffer(model.offer, organizations),
  is_default: isDefault,
  daily_budget: model.dailyBudget === null ? null : toCredits(model.dailyBudget),
  fallback: model.fallback,
  shutdown: model.shutdown,
});

const toOffer = (offer: Offer, organizations: readonly NamedOrganization[]) => ({
  to: offer.to,
  organizations:
    "organizationIds" in offer
      ? organizations.filter(({ id }) => offer.organizationIds.includes(id))
      : [],
});

/** Who a model is to be offered to. */
export const readOffered = ({ to, organization_ids }: ModelSave["offered"]): Offer =>
  to === "organizations" ? { to, organizationIds: organization_ids } : { to };
