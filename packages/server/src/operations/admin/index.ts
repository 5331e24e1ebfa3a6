export * from "./list-plugin-settings.ts";
export * from "./update-plugin-settings.ts";
