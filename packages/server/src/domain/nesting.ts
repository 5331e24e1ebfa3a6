/** Nesting limit for foreign values: low enough for everything that recurses over them, here, in a page or in the database. */
export const MAX_DEPTH = 100;

/** Replaces what was cut. */
const CUT = "[nested too deeply]";

/** Whether a value has at most this many levels. */
export function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}

/** A JSON value with everything below this many levels replaced by a note. */
export function cutBelow(value: unknown, levels: number): unknown {
  if (isWithin(value, levels) || typeof value !== "object" || value === null) return value;
  if (levels === 0) return CUT;
  if (Array.isArray(value)) return value.map((inner) => cutBelow(inner, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, cutBelow(inner, levels - 1)]),
  );
}
