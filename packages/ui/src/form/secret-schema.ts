import { isSecret } from "./schema-fields.ts";

/**
 * Whether a JSON Schema, or any part of it, is marked as a secret. References inside `root` are followed: a secret must
 * not be stored because its mark is elsewhere.
 */
export function holdsSecret(schema: unknown, root: unknown = schema): boolean {
  const seen = new Set<unknown>();
  const look = (part: unknown): boolean => {
    if (typeof part !== "object" || part === null || seen.has(part)) return false;
    seen.add(part);
    if (Array.isArray(part)) return part.some(look);
    const entries = Object.entries(part);
    return (
      isSecret(Object.fromEntries(entries)) ||
      entries.some(([key, value]) => (key === "$ref" ? look(referred(root, value)) : look(value)))
    );
  };
  return look(schema);
}

/** What a reference such as `#/$defs/token` refers to; the whole schema if that is unknown. */
function referred(root: unknown, reference: unknown): unknown {
  if (typeof reference !== "string" || !reference.startsWith("#/")) return root;
  let part = root;
  for (const step of reference.slice(2).split("/")) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) return root;
    part = Reflect.get(part, key);
  }
  return part;
}
