export * from "./delete-user.ts";
export * from "./get-usage.ts";
export * from "./get-user.ts";
export * from "./get-user-belongings.ts";
export * from "./list-plugin-settings.ts";
export * from "./list-users.ts";
export * from "./update-plugin-settings.ts";
export * from "./update-user.ts";
