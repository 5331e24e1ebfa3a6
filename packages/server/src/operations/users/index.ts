export * from "./get-me.ts";
