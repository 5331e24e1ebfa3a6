export * from "./get-plugin-documentation.ts";
export * from "./get-plugin-logo.ts";
export * from "./get-plugin-manifest.ts";
export * from "./get-plugin-setup.ts";
