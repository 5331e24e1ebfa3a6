import type { ModelDraft, ModelRow } from "./admin-models.types.ts";

/** A model as it is, to save it with one thing changed. */
export const draftOf = (model: ModelRow): ModelDraft => ({
  id: model.id,
  providerId: model.providerId,
  sentAs: model.sentAs,
  name: model.name,
  prices: model.prices,
  contextTokens: model.contextTokens,
  can: model.can,
  offeredTo: model.offered.to,
  organizationIds: model.offered.organizations.map(({ id }) => id),
  isDefault: model.isDefault,
  dailyBudget: model.dailyBudget,
  fallback: model.fallback,
});
