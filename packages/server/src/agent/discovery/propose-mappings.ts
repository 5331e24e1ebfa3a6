import type { ProposedMapping } from "../../domain/discoveries/ports.ts";
import type { RunConnection } from "../../domain/runs/ports.ts";
import type { Seen } from "./plan.ts";
import { allFields } from "./read-fields.ts";
import { inWords } from "./read-things.ts";

const MOST = 20;

/**
 * Names for the fields that the system calls otherwise than people do. A name that a person has given already is theirs;
 * of two fields with one name the first has it.
 */
export function proposeMappings(
  seen: readonly Seen[],
  { fieldMappings }: Pick<RunConnection, "fieldMappings">,
): ProposedMapping[] {
  const taken = new Set(Object.keys(fieldMappings).map((name) => name.toLowerCase()));
  const fields = new Set(Object.values(fieldMappings));
  const proposed: ProposedMapping[] = [];
  for (const { field, label, sample } of seen.flatMap(allFields)) {
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
  return proposed.slice(0, MOST);
}

const isSame = (name: string, field: string) => name.toLowerCase() === field.toLowerCase();
