export * from "./complete-login.ts";
export * from "./get-docs.ts";
export * from "./get-login-url.ts";
export * from "./get-openapi.ts";
export * from "./logout.ts";
