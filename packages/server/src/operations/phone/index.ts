export * from "./complete-phone-verification.ts";
export * from "./start-phone-verification.ts";
export * from "./update-sms-settings.ts";
