import { toCredits } from "../../domain/credits/amounts.ts";
import { sourceTypes } from "../../domain/sources/source-types.ts";
import { summaryModels } from "../../domain/summaries/summary-models.ts";
import { ok, operation } from "../../http/operation.ts";

export const listAvailableSources = operation("listAvailableSources", async ({ deps, user }) => {
  const models = (await summaryModels(deps, user.id)).map(({ id, provider, mostCost }) => ({
    ...{ id, provider },
    most_credits: toCredits(mostCost),
  }));
  return ok(
    sourceTypes(deps.plugins).map(({ sourceType, displayName, plugin, settings, isMail }) => ({
      source_type: sourceType,
      display_name: displayName,
      required_connection_type: plugin,
      config_schema: { properties: settings, required: Object.keys(settings) },
      summary_models: isMail ? models : [],
    })),
  );
});
