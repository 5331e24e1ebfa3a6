import type { Repositories } from "../domain/unit-of-work.ts";
import { replacing } from "./lazily.ts";

/**
 * The same repositories, whose writes of administrators' settings are reported.
 * @param onWrite called after each write, in a transaction before its end
 */
export function noteSettings(plain: Repositories, onWrite: () => void): Repositories {
  const noted =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await write(...args);
      onWrite();
      return result;
    };
  return replacing(plain, {
    pluginSettings: () => {
      const { pluginSettings } = plain;
      return {
        ...pluginSettings,
        put: noted(pluginSettings.put),
        rewrap: noted(pluginSettings.rewrap),
      };
    },
    models: () => {
      const { models } = plain;
      return {
        ...models,
        insertProvider: noted(models.insertProvider),
        putProvider: noted(models.putProvider),
        noteState: noted(models.noteState),
        removeProvider: noted(models.removeProvider),
        putModel: noted(models.putModel),
        removeModel: noted(models.removeModel),
        rewrap: noted(models.rewrap),
      };
    },
  });
}
