import { type FactReading, type FactRow, readFacts } from "../fact-table/index.ts";

/** What would be saved of a mapping. */
export interface MappingReading extends Omit<FactReading, "facts"> {
  /** System field id for each friendly name, both trimmed. */
  mappings: Record<string, string>;
}

/** Reads the rows of a mapping: blank names are dropped, names and ids are trimmed. */
export function readMappings(rows: readonly FactRow[]): MappingReading {
  const { facts, dropped, duplicates } = readFacts(rows);
  // Entries, not assignments: a field may be called `__proto__`.
  const mappings = Object.fromEntries(facts.map(([name, id]) => [name, id.trim()]));
  return { mappings, dropped, duplicates };
}
