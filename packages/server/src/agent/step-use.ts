import type { TokenCount, TokenUse } from "../domain/credits/token-use.ts";
import type { RunModel } from "./models.ts";

/** Tokens of a model with its name and price of this moment. */
export const stepUse = (
  { sentTo, name, price }: Pick<RunModel, "sentTo" | "name" | "price">,
  tokens: TokenCount,
): TokenUse => ({ model: sentTo, name, ...tokens, price });
