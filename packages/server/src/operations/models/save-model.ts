import { saveModel as save } from "../../domain/models/save-model.ts";
import { ok, operation } from "../../http/operation.ts";
import { readOffered, toModelSettings } from "./to-model-settings.ts";

export const saveModel = operation("saveModel", async ({ deps, user, body }) => {
  await save(deps, user, {
    id: body.id ?? null,
    providerId: body.provider_id,
    sentAs: body.sent_as,
    name: body.name,
    prices: body.prices,
    contextTokens: body.context_tokens,
    can: body.can,
    offer: readOffered(body.offered),
    isDefault: body.is_default,
    dailyBudget: body.daily_budget,
    fallback: body.fallback,
  });
  return ok(await toModelSettings(deps));
});
