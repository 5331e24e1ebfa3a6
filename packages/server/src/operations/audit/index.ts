export * from "./export-audit.ts";
export * from "./list-audit.ts";
export * from "./verify-audit.ts";
