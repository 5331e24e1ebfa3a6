import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { summaryModels, type SummaryModelDeps } from "../summaries/summary-models.ts";
import type { RefreshDeps } from "./refresh.ts";
import { DATA_CONDITION, findSourceType, type SourceType } from "./source-types.ts";

const MAX_SETTING_LENGTH = 2_000;

/** A requested source. */
export type WantedSource = {
  readonly source_type: string;
  readonly connection_ids: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly summary_model?: string | null;
};

/** The settings and connections of a requested source. @throws AppError `invalid` */
export async function checkSource(deps: RefreshDeps, userId: string, wanted: WantedSource) {
  const type = findSourceType(deps.plugins, wanted.source_type);
  const config = readConfig(type, wanted.config);
  const connections = await deps.store.connections.findMany(
    userId,
    wanted.connection_ids.filter(isUuid),
  );
  const fits = connections.every(({ connectionType }) => connectionType === type.plugin);
  const wantedCount = type.plugin === null ? 0 : 1;
  if (!fits || connections.length !== wantedCount || wanted.connection_ids.length !== wantedCount) {
    const sentence =
      type.sourceType === DATA_CONDITION
        ? "This source type needs no connection."
        : `Choose one connection for ${type.displayName}.`;
    throw new AppError("invalid", sentence);
  }
  return { type, config, connections };
}

/** @throws AppError `invalid` for a model that cannot summarize the source's items */
export async function checkSummaryModel(
  deps: SummaryModelDeps,
  userId: string,
  { isMail }: SourceType,
  wanted: string | null,
): Promise<void> {
  if (wanted === null) return;
  if (isMail && (await summaryModels(deps, userId)).some(({ id }) => id === wanted)) return;
  throw new AppError(
    "invalid",
    isMail
      ? `The model ${wanted} is not available to you. Choose another one.`
      : "Only mail can be summarized.",
  );
}

function readConfig({ settings }: SourceType, given: Readonly<Record<string, unknown>>) {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(settings, name));
  if (unknown !== undefined) {
    throw new AppError("invalid", `This source has no setting named '${unknown}'.`);
  }
  return Object.fromEntries(
    Object.entries(settings).map(([name, { title }]) => {
      const value = given[name];
      const text = typeof value === "string" ? value.trim() : "";
      if (text === "") throw new AppError("invalid", `Enter ${title}.`);
      if (text.length > MAX_SETTING_LENGTH) {
        throw new AppError("invalid", `${title} is too long.`);
      }
      return [name, text];
    }),
  );
}

/** The name of a source. @throws AppError `invalid` */
export function checkName(given: string): string {
  const name = given.trim();
  if (name === "") throw new AppError("invalid", "Enter a name for the source.");
  return name;
}
