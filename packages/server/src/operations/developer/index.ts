export * from "./create-api-key.ts";
export * from "./list-api-keys.ts";
export * from "./revoke-api-key.ts";
