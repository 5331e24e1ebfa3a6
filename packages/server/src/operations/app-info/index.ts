export * from "./get-app-info.ts";
