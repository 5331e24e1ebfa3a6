import type { TokenUse } from "../credits/token-use.ts";
import type { ModelId } from "../runs/models.ts";

/** A model's summary of a text. */
export type SummarizedText = {
  /** Empty if the model returned nothing. */
  readonly text: string;
  readonly use: TokenUse;
};

/** Why a model made no summary, as a message for the user. */
export class SummaryFailure extends Error {
  override readonly name = "SummaryFailure";
}

/**
 * Has a model summarize a stranger's text. The model has no tools, so a text that it obeys can change its summary and nothing
 * else.
 * @throws SummaryFailure when the model or its provider failed
 * @throws the abort reason when `signal` is aborted
 */
export type SummarizeText = (
  model: ModelId,
  text: string,
  signal: AbortSignal,
) => Promise<SummarizedText>;
