export * from "./get-inbox-item.ts";
export * from "./list-inbox-items.ts";
export * from "./create-inbox-item.ts";
export * from "./get-inbox-summary.ts";
