import type { ChatSettingsView } from "./types.ts";

/** Whether the built-in planner answers, since the chosen model is not available. */
export const plannerAnswers = ({
  model,
  models,
}: Pick<ChatSettingsView, "model" | "models">): boolean =>
  models.some(({ id, available }) => id === model && !available);
