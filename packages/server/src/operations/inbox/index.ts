export * from "./bulk-action-inbox-items.ts";
export * from "./create-inbox-item.ts";
export * from "./delete-inbox-item.ts";
export * from "./get-inbox-item.ts";
export * from "./get-inbox-summary.ts";
export * from "./list-inbox-items.ts";
export * from "./quick-action-inbox-item.ts";
export * from "./summarize-inbox-item.ts";
