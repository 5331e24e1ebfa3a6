export * from "./create-organization.ts";
export * from "./switch-organization.ts";
