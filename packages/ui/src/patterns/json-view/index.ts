export { JsonView, type JsonViewProps } from "./json-view.tsx";
export type { Json, JsonObject } from "./types.ts";
