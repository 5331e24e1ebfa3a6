import type { TokenUse } from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import { costOf, type TokenUse as StoredUse } from "../../domain/credits/token-use.ts";

/** Tokens of a model as the contract has them. */
export function toTokenUse({ price, ...use }: StoredUse): TokenUse {
  return {
    ...use,
    prices: {
      input: toCredits(price.input),
      cached: toCredits(price.cached),
      output: toCredits(price.output),
    },
    credits: toCredits(costOf({ ...use, price })),
  };
}
