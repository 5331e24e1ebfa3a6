import { createHash } from "node:crypto";
import type { JsonSchema, ToolManifest } from "../plugins/types.ts";

/** How long a user has to decide: 15 minutes. */
export const APPROVAL_MS = 15 * 60_000;

/** Deadline in an automatic run, where nobody is waiting for the approval: 3 days. */
export const AUTOMATIC_APPROVAL_MS = 3 * 24 * 60 * 60_000;

/** A mark of the schema that was shown, so that a call is not approved under one schema and run under another. */
export function schemaHash(schema: JsonSchema): string {
  return createHash("sha256").update(canonical(schema)).digest("hex");
}

/** JSON with sorted keys: equal for equal values, whatever order their keys were written in. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Whether two values are the same JSON. */
export const sameJson = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const MAX_VALUE_LENGTH = 80;

/** A manifest's sentence with the arguments filled in; undefined if there is none or an argument is missing. */
export function fillSentence(
  sentence: ToolManifest["sentence"],
  args: Readonly<Record<string, unknown>>,
): string | undefined {
  if (sentence === undefined) return undefined;
  let whole = true;
  const filled = sentence.replace(/\{(\w+)\}/g, (_place, key: string) => {
    const value = Object.hasOwn(args, key) ? args[key] : undefined;
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
      whole = false;
      return "";
    }
    const text = String(value);
    return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
  });
  return whole ? filled : undefined;
}
