export * from "./list-ledger.ts";
