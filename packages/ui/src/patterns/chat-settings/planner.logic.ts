import type { ChatSettingsView } from "./types.ts";

/** Whether the built-in planner answers, since the chosen model has no API key. */
export const plannerAnswers = ({
  model,
  models,
}: Pick<ChatSettingsView, "model" | "models">): boolean =>
  models.some(({ id, available }) => id === model && !available);
