export * from "./deny-approval.ts";
export * from "./get-approval.ts";
export * from "./list-approvals.ts";
export * from "./skip-reconnect.ts";
