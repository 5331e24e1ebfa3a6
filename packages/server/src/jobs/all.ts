export * from "./drop-expired-rows.ts";
export * from "./expire-approvals.ts";
export * from "./rotate-keys.ts";
