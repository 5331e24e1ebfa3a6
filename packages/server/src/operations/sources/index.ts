export * from "./create-inbox-source.ts";
export * from "./delete-inbox-source.ts";
export * from "./list-available-sources.ts";
export * from "./list-inbox-sources.ts";
export * from "./preview-inbox-source.ts";
export * from "./restore-inbox-source.ts";
export * from "./run-inbox-source.ts";
export * from "./update-inbox-source.ts";
