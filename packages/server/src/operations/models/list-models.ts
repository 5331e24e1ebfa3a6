import { toCredits } from "../../domain/credits/amounts.ts";
import { firstChoice } from "../../domain/runs/choose-model.ts";
import { reservation } from "../../domain/runs/reservation.ts";
import { ok, operation } from "../../http/operation.ts";
import { standsFor, toPrices } from "./to-model.ts";

export const listModels = operation("listModels", async ({ deps, user }) => {
  const models = await deps.models.read();
  const organizations = await deps.store.organizations.list(user.id);
  const choices = models.choices(organizations.map(({ id }) => id));
  return ok({
    models: choices.map((model) => ({
      id: model.id,
      name: model.name,
      provider: models.providerOf(model.id),
      available: model.reason === null,
      ...(model.reason !== null && { reason: model.reason }),
      stands_for: standsFor(model),
      prices: toPrices(model.price),
      // Of what answers: the amount shown beside Send is the amount held, also for a fallback.
      allowance: toCredits(reservation(models, model.id, 0)),
      context_tokens: model.contextTokens,
      can: model.can,
      fallback: models.catalog.models.find(({ id }) => id === model.fallback)?.name ?? null,
    })),
    default_model: firstChoice(models, choices)?.id ?? models.defaultModel,
  });
});
