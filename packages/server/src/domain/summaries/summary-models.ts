import { costOf } from "../credits/token-use.ts";
import type { Answerer, ModelId, ReadModels } from "../runs/models.ts";
import type { Repositories } from "../unit-of-work.ts";

/** A model that can summarize mails. */
export type SummaryModel = Pick<Answerer, "name" | "sentTo" | "dailyBudget"> & {
  /** What its user chose, also where another one answers under it. */
  readonly id: ModelId;
  /** Who gets the text. */
  readonly provider: string;
  /** The maximum cost of a summary, in hundredths of a credit: no more is charged. */
  readonly mostCost: number;
};

/** Dependencies for listing the models. */
export type SummaryModelDeps = {
  readonly models: ReadModels;
  readonly store: Pick<Repositories, "organizations">;
};

/** As much of a mail as is summarized, in characters. */
export const MAX_TEXT_LENGTH = 12_000;
/** The longest summary, in tokens. */
export const MAX_TOKENS = 300;
/** Tokens of {@link MAX_TEXT_LENGTH} in most languages, plus those of the instructions. */
const TOKENS_READ = 4_500;

/** The models that a user can choose and that are available, each with the maximum cost of a summary. */
export async function summaryModels(
  { models, store }: SummaryModelDeps,
  userId: string,
): Promise<SummaryModel[]> {
  const now = await models.read();
  const organizations = await store.organizations.list(userId);
  return now.choices(organizations.map(({ id }) => id)).flatMap(({ id, reason }) => {
    if (reason !== null) return [];
    const answerer = now.answerer(id);
    // Its key does not open: the planner, which answers instead, writes no summaries.
    if (!answerer.paid) return [];
    const { name, sentTo, price, dailyBudget } = answerer;
    const mostCost = costOf({ input: TOKENS_READ, cached: 0, output: MAX_TOKENS, price });
    const budget = dailyBudget === undefined ? {} : { dailyBudget };
    return [{ id, name, sentTo, ...budget, provider: now.providerOf(id), mostCost }];
  });
}
