export * from "./end-login.ts";
export * from "./end-other-logins.ts";
export * from "./list-logins.ts";
