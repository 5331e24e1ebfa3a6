export * from "./discover.ts";
export * from "./get-run.ts";
export * from "./go-on-run.ts";
export * from "./run-chat.ts";
export * from "./stop-run.ts";
export * from "./stream-run-events.ts";
