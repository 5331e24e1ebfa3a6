export * from "./export-ledger.ts";
export * from "./get-credits.ts";
export * from "./list-ledger.ts";
