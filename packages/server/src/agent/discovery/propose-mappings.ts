import type { ProposedMapping } from "../../domain/discoveries/ports.ts";
import type { RunConnection } from "../../domain/runs/ports.ts";
import type { ProbeResult } from "./plan.ts";
import { allFields } from "./read-fields.ts";
import { inWords } from "./read-things.ts";

const MAX_MAPPINGS = 20;

/**
 * Readable names for fields with technical ones. Names that the user has already given are kept; if two fields would get
 * the same name, the first one gets it.
 */
export function proposeMappings(
  results: readonly ProbeResult[],
  { fieldMappings }: Pick<RunConnection, "fieldMappings">,
): ProposedMapping[] {
  const taken = new Set(Object.keys(fieldMappings).map((name) => name.toLowerCase()));
  const fields = new Set(Object.values(fieldMappings));
  const proposed: ProposedMapping[] = [];
  for (const { field, label, sample } of results.flatMap(allFields)) {
    const name = label === undefined || isSame(label, field) ? inWords(field) : label;
    if (
      name === undefined ||
      name === "" ||
      isSame(name, field) ||
      taken.has(name.toLowerCase()) ||
      fields.has(field)
    )
      continue;
    taken.add(name.toLowerCase());
    fields.add(field);
    proposed.push({ name, field, ...(sample !== undefined && { sample }) });
  }
  return proposed.slice(0, MAX_MAPPINGS);
}

const isSame = (name: string, field: string) => name.toLowerCase() === field.toLowerCase();
