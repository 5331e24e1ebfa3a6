import { buildCatalog } from "../domain/models/catalog.ts";
import type { Models, RunModel } from "../agent/models.ts";

/** The models of a lab: one answers, whatever is asked for, and no other answers in its place. */
export function fixedModels({ fallback: _, fallbackNotice: __, ...only }: RunModel): Models {
  const catalog = buildCatalog(
    { environment: [], providers: [], states: new Map(), models: [] },
    new Date(),
  );
  return {
    planner: only,
    read: async () => ({
      catalog,
      defaultModel: only.id,
      list: () => [],
      choices: () => [],
      providerOf: () => only.provider,
      isKnown: () => true,
      answerer: () => only,
    }),
  };
}
