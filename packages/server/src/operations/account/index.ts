export * from "./delete-account.ts";
export * from "./end-login.ts";
export * from "./end-other-logins.ts";
export * from "./get-account-deletion.ts";
export * from "./list-logins.ts";
