import type { TokenPrices } from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { TokenPrice } from "../../domain/credits/token-use.ts";
import type { Model } from "../../domain/models/ports.ts";

/** Prices in credits per million tokens. */
export const toPrices = ({ input, cached, output }: TokenPrice): TokenPrices => ({
  input: toCredits(input),
  cached: toCredits(cached),
  output: toCredits(output),
});

/** The model that answers under an id, where it is another. */
export const standsFor = ({
  id,
  providerId,
  sentAs,
}: Pick<Model, "id" | "providerId" | "sentAs">): string | null =>
  id === `${providerId}:${sentAs}` ? null : sentAs;
