import { buildCatalog, type KnownModel } from "../domain/models/catalog.ts";
import type { Models, RunModel } from "../agent/models.ts";

/** The models of a lab: one answers whatever is asked, without a budget, and no other in its place. */
export function fixedModels(model: RunModel): Models {
  const { fallback: _, fallbackNotice: __, dailyBudget: ___, ...only } = model;
  const catalog = buildCatalog(
    { environment: [], providers: [], states: new Map(), models: [] },
    new Date(),
  );
  return {
    planner: only,
    read: async () => ({
      catalog,
      defaultModel: only.id,
      list: () => [{ id: only.id, available: true }],
      choices: () => [asChoice(only)],
      providerOf: () => only.provider,
      isKnown: (id) => id === only.id,
      answerer: () => only,
    }),
  };
}

const asChoice = ({ id, name, price, contextTokens, can }: RunModel): KnownModel => ({
  ...{ id, name, price, contextTokens, can },
  ...{ providerId: "lab", sentAs: id, offer: { to: "everyone" }, isDefault: true },
  ...{ dailyBudget: null, fallback: null, shutdown: null, specified: false, reason: null },
});
