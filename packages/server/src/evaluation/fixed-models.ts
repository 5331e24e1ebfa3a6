import type { Models, RunModel } from "../agent/models.ts";

/** The models of a lab: one answers, whatever is asked for. */
export const fixedModels = (answerer: RunModel, planner: RunModel): Models => ({
  list: () => [],
  providerOf: (id) => id,
  isKnown: (_id): _id is never => true,
  answerer: () => answerer,
  planner,
});
