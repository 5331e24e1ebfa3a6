export { CreditsScreen, type CreditsScreenProps } from "./credits.tsx";
export { creditsTexts } from "./credits.texts.ts";
export { noFilter } from "./ledger-filters.tsx";
export type {
  CreditFunds,
  CreditLimitsView,
  CreditsState,
  LedgerChat,
  LedgerFilter,
  LedgerKind,
  LedgerRow,
} from "./credits.types.ts";
