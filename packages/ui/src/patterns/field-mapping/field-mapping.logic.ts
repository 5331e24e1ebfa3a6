import type { ComboboxOption } from "../../components/combobox/index.ts";
import { type FactReading, type FactRow, readFacts } from "../fact-table/index.ts";
import type { SystemFields } from "./field-mapping.types.ts";

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

/** The fields as answers of a list: read by their name, with the id and what has them below. */
export function fieldOptions(fields: SystemFields | undefined): ComboboxOption[] {
  if (fields?.kind !== "ready") return [];
  return fields.fields.map(({ id, name, of }) => {
    const hint = [name === undefined ? undefined : id, of].filter((part) => part !== undefined);
    return { value: id, label: name ?? id, ...(hint.length > 0 && { hint: hint.join(" · ") }) };
  });
}
