export * from "./get-me.ts";
export * from "./update-profile.ts";
