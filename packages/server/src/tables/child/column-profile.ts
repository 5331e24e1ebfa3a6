import { tableLimits } from "../limits.ts";
import type { ColumnProfile } from "../protocol.ts";
import type { ColumnReading } from "./column-cells.ts";
import type { Cell } from "./source-table.ts";

/** Looks once at every cell of a column. */
export function profileOf(
  cells: readonly Cell[],
  { type, canonical }: Pick<ColumnReading, "type" | "canonical">,
): ColumnProfile {
  const dated = type === "date" || type === "timestamp";
  const different = new Set<string>();
  let empty = 0;
  let earliest: string | undefined;
  let latest: string | undefined;
  for (const cell of cells) {
    if (cell === null) {
      empty++;
      continue;
    }
    const isKnown = !dated && different.size >= tableLimits.distinctValues;
    if (isKnown && type === "text") continue;
    const value = canonical(cell);
    if (value === null) empty++;
    if (value === null || isKnown) continue;
    if (different.size < tableLimits.distinctValues) different.add(value);
    if (!dated) continue;
    // ISO texts sort as their dates do.
    if (earliest === undefined || value < earliest) earliest = value;
    if (latest === undefined || value > latest) latest = value;
  }
  return {
    empty,
    distinct: different.size,
    earliest,
    latest,
    ...(type === "text" && areNames(different) ? { values: [...different] } : {}),
  };
}

/** Longer values are texts, which questions do not name. */
const MAX_NAME_LENGTH = 80;

/** Whether all values are known, and each can be named. */
function areNames(different: ReadonlySet<string>): boolean {
  if (different.size >= tableLimits.distinctValues) return false;
  for (const value of different) if (value.length > MAX_NAME_LENGTH) return false;
  return true;
}
