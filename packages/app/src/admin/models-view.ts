import type {
  Model,
  ModelProvider,
  ModelProviderAdd,
  ModelProviderReport,
  ModelProviderTest,
  ModelProviderUpdate,
  ModelSave,
  ModelSettings,
} from "@switchboard/api-client";
import type {
  AdminModelsReady,
  ModelDraft,
  ModelRow,
  ProviderDraft,
  ProviderReport,
  ProviderRow,
} from "@switchboard/ui/screens/admin-models";

/** What the API takes for a key that stays as it is. */
const KEPT = "__is_set__";

/** Providers and models as their page shows them. */
export const toModelSettings = ({
  providers,
  models,
  found,
  looks_for_servers: looksForServers,
}: ModelSettings): Pick<
  AdminModelsReady,
  "providers" | "models" | "found" | "looksForServers"
> => ({
  providers: providers.map(toProvider),
  models: models.map(toModel),
  found,
  looksForServers,
});

const toProvider = ({ state, ...provider }: ModelProvider): ProviderRow => ({
  id: provider.id,
  kind: provider.kind,
  name: provider.name,
  address: provider.address,
  apiVersion: provider.api_version,
  hasKey: provider.key !== "",
  keyEnding: provider.key_ending,
  keyBy: provider.key_by,
  environment: provider.environment,
  state: { kind: state.state, since: state.since, message: state.message },
});

const toModel = (model: Model): ModelRow => ({
  id: model.id,
  providerId: model.provider_id,
  name: model.name,
  sentAs: model.sent_as,
  specified: model.specified,
  available: model.available,
  reason: model.reason,
  prices: model.prices,
  contextTokens: model.context_tokens,
  can: model.can,
  offered: model.offered,
  isDefault: model.is_default,
  dailyBudget: model.daily_budget,
  fallback: model.fallback,
  shutdown: model.shutdown,
});

/** How a test went. */
export const toReport = ({
  checks,
  models,
  works,
  calls_tools: callsTools,
}: ModelProviderReport): ProviderReport => ({
  checks,
  models: models.map(({ id, shutdown, context_tokens: contextTokens }) => ({
    id,
    shutdown,
    contextTokens,
  })),
  works,
  callsTools,
});

/** A new provider as it is sent. */
export const toProviderAdd = (draft: ProviderDraft): ModelProviderAdd => ({
  kind: draft.kind,
  ...(draft.name !== "" && { name: draft.name }),
  address: draft.address,
  api_version: draft.apiVersion,
  key: draft.key ?? "",
  models: [...draft.models],
});

/** @param stored as it is now; null for a new one */
const keyOf = ({ key }: Pick<ProviderDraft, "key">, stored: Pick<ProviderRow, "hasKey"> | null) =>
  key ?? (stored?.hasKey ? KEPT : "");

/** A changed provider as it is sent. */
export const toProviderUpdate = (
  draft: ProviderDraft,
  stored: Pick<ProviderRow, "hasKey"> | null,
): ModelProviderUpdate => ({
  name: draft.name,
  address: draft.address,
  api_version: draft.apiVersion,
  key: keyOf(draft, stored),
});

/** What is tested: what is filled in. */
export const toProviderTest = (
  draft: Omit<ProviderDraft, "name">,
  stored: Pick<ProviderRow, "hasKey"> | null,
): ModelProviderTest => ({
  id: draft.id,
  kind: draft.kind,
  address: draft.address,
  api_version: draft.apiVersion,
  key: keyOf(draft, stored),
  model: draft.models[0] ?? null,
});

/** A stored provider, to be tested as it is. */
export const asStored = (provider: ProviderRow): Omit<ProviderDraft, "name"> => ({
  id: provider.id,
  kind: provider.kind,
  address: provider.address,
  apiVersion: provider.apiVersion,
  key: undefined,
  models: [],
});

/** A model as it is sent. */
export const toModelSave = (draft: ModelDraft): ModelSave => ({
  id: draft.id,
  provider_id: draft.providerId,
  sent_as: draft.sentAs,
  name: draft.name,
  prices: draft.prices,
  context_tokens: draft.contextTokens,
  can: draft.can,
  offered: { to: draft.offeredTo, organization_ids: [...draft.organizationIds] },
  is_default: draft.isDefault,
  daily_budget: draft.dailyBudget,
  fallback: draft.fallback,
});
