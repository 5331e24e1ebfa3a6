import { costOf } from "../credits/token-use.ts";
import type { ModelId, ModelList, ModelProvider, ReadModels } from "../runs/models.ts";

/** A model that can summarize mails. */
export type SummaryModel = {
  readonly id: ModelId;
  /** Who gets the text. */
  readonly provider: string;
  /** The maximum cost of a summary, in hundredths of a credit: no more is charged. */
  readonly mostCost: number;
};

/** Dependencies for listing the models. */
export type SummaryModelDeps = { readonly models: ReadModels };

/** As much of a mail as is summarized, in characters. */
export const MAX_TEXT_LENGTH = 12_000;
/** The longest summary, in tokens. */
export const MAX_TOKENS = 300;
/** Tokens of {@link MAX_TEXT_LENGTH} in most languages, plus those of the instructions. */
const TOKENS_READ = 4_500;

/** The models that this server has a key for, each with the maximum cost of a summary. */
export const summaryModels = (models: ModelList & ModelProvider): SummaryModel[] =>
  models.list().flatMap(({ id, available }) => {
    if (!available) return [];
    const { price } = models.answerer(id);
    const mostCost = costOf({ input: TOKENS_READ, cached: 0, output: MAX_TOKENS, price });
    return [{ id, provider: models.providerOf(id), mostCost }];
  });
