export * from "./delete-account.ts";
export * from "./download-export.ts";
export * from "./end-login.ts";
export * from "./end-other-logins.ts";
export * from "./get-account-deletion.ts";
export * from "./get-export.ts";
export * from "./list-logins.ts";
export * from "./request-export.ts";
