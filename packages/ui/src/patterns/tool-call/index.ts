export { formatDuration } from "./duration.logic.ts";
export { ToolCall, type ToolCallProps } from "./tool-call.tsx";
export type { ConnectionView, Effect, ToolCallState, ToolCallView } from "./types.ts";
