export * from "./export-ledger.ts";
export * from "./get-credit-limits.ts";
export * from "./get-credits.ts";
export * from "./list-ledger.ts";
export * from "./update-credit-limits.ts";
