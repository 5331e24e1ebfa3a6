export * from "./get-notification-settings.ts";
export * from "./update-notification-settings.ts";
