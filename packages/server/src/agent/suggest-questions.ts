import type { Clock } from "../clock.ts";
import { AppError } from "../domain/errors.ts";
import type { PluginRegistry } from "../domain/plugins/types.ts";
import type { Repositories } from "../domain/unit-of-work.ts";
import { type SuggestedQuestion, suggestQuestions } from "../planner/index.ts";
import { plannerTool, runTools } from "./tool-set.ts";

type QuestionsDeps = {
  readonly store: Pick<Repositories, "datasets" | "connections">;
  readonly plugins: PluginRegistry;
  readonly clock: Clock;
};

/**
 * Questions about a file that are answered with all of the user's connections as they are.
 * @throws AppError `not_found` for a file that is not there or not theirs
 */
export const createSuggestQuestions =
  ({ store, plugins, clock }: QuestionsDeps) =>
  async (userId: string, datasetId: string): Promise<SuggestedQuestion[]> => {
    const files = await store.datasets.listWithValues(userId);
    const file = files.find(({ id }) => id === datasetId);
    if (!file) throw new AppError("not_found", "There is no such file.");
    const tools = runTools(await store.connections.list(userId), plugins).map((tool) =>
      plannerTool(tool, files),
    );
    const today = clock.now().toISOString().slice(0, 10);
    return suggestQuestions(file, { tools, today });
  };
