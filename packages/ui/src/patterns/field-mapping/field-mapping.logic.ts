import type { ComboboxOption } from "../../components/combobox/index.ts";
import { type FactReading, type FactRow, readFacts } from "../fact-table/index.ts";
import type { SystemFields } from "./field-mapping.types.ts";

/** What would be saved of a mapping. */
export interface MappingReading extends Omit<FactReading, "facts"> {
  /** System field id by friendly name, both trimmed. */
  mappings: Record<string, string>;
}

/** Reads the rows of a mapping: blank names are dropped, names and ids are trimmed. */
export function readMappings(rows: readonly FactRow[]): MappingReading {
  const { facts, dropped, duplicates } = readFacts(rows);
  // `fromEntries`, not assignment: a field may be named `__proto__`.
  const mappings = Object.fromEntries(facts.map(([name, id]) => [name, id.trim()]));
  return { mappings, dropped, duplicates };
}

/** The fields as options of a combobox: their name, with id and parent below. */
export function fieldOptions(fields: SystemFields | undefined): ComboboxOption[] {
  if (fields?.kind !== "ready") return [];
  return fields.fields.map(({ id, name, of }) => {
    const hint = [name === undefined ? undefined : id, of].filter((part) => part !== undefined);
    return { value: id, label: name ?? id, ...(hint.length > 0 && { hint: hint.join(" · ") }) };
  });
}
