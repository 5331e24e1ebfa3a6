export * from "./get-inbox-item.ts";
export * from "./list-inbox-items.ts";
