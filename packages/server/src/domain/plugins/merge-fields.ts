import type { AppField } from "./types.ts";

/** Merges duplicate fields: one that several kinds of things have is listed once, under its first name, with all of them. */
export function mergeFields(fields: readonly AppField[]): AppField[] {
  const merged = new Map<string, AppField>();
  for (const field of fields) {
    const known = merged.get(field.id);
    merged.set(field.id, known ? { ...known, ...bothOf(known, field) } : field);
  }
  return [...merged.values()];
}

function bothOf(known: AppField, other: AppField): Pick<AppField, "of"> {
  const kinds = [known.of, other.of].filter((of) => of !== undefined);
  return kinds.length === 0 ? {} : { of: [...new Set(kinds)].join(", ") };
}
