export { PricingScreen, type PricingScreenProps } from "./pricing.tsx";
export { pricingTexts } from "./pricing.texts.ts";
export type {
  Customer,
  LedgerAmount,
  Offer,
  PricingActions,
  PricingState,
  Term,
  Tier,
} from "./pricing.types.ts";
