import { sameJson } from "../../form/index.ts";
import type { Json, JsonObject } from "../json-view/types.ts";

/** One difference between proposed and edited arguments. */
export type Change =
  | { kind: "added"; path: string; after: Json }
  | { kind: "removed"; path: string; before: Json }
  | { kind: "changed" | "type"; path: string; before: Json; after: Json };

/** What was added, removed or changed. Objects are compared inside; a list counts as one value. */
export function changesBetween(before: JsonObject, after: JsonObject, at = ""): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): Change[] => {
    const path = at === "" ? key : `${at}.${key}`;
    const old = before[key] ?? null;
    const now = after[key] ?? null;
    if (!Object.hasOwn(after, key)) return [{ kind: "removed", path, before: old }];
    if (!Object.hasOwn(before, key)) return [{ kind: "added", path, after: now }];
    if (sameJson(old, now)) return [];
    if (isObject(old) && isObject(now)) return changesBetween(old, now, path);
    const kind = jsonType(old) === jsonType(now) ? "changed" : "type";
    return [{ kind, path, before: old, after: now }];
  });
}

/** The arguments to send: the proposal itself (same object) if nothing differs. */
export function settle(
  proposed: JsonObject,
  current: JsonObject,
): { arguments: JsonObject; edited: boolean } {
  return sameJson(proposed, current)
    ? { arguments: proposed, edited: false }
    : { arguments: current, edited: true };
}

/** The JSON word for the type of a value. */
export function jsonType(value: Json): "null" | "list" | "object" | "text" | "number" | "boolean" {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "string") return "text";
  return typeof value === "number" ? "number" : typeof value === "boolean" ? "boolean" : "object";
}

function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
