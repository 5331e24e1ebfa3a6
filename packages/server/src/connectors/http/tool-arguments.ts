import type { ToolManifest } from "../../domain/plugins/types.ts";
import { isObject, type JsonObject } from "./json.ts";

/** The arguments of a tool by name, each with its schema. */
export function propertiesOf({ input_schema: schema }: ToolManifest): JsonObject {
  const properties = schema["properties"];
  return isObject(properties) ? properties : {};
}

/** Names of the arguments that a tool cannot be called without. */
export const requiredOf = ({ input_schema: { required } }: ToolManifest): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
