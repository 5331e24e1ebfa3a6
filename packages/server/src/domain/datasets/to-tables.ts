import type { ImportedTable } from "../../tables/protocol.ts";
import { storable } from "../storable.ts";
import type { DatasetTable } from "./ports.ts";
import { tableNames } from "./table-names.ts";

/**
 * The tables of a file as they are kept. Those that a former version had keep their names and the roles of their columns, so that
 * sources, playbooks and questions go on with them.
 * @param label the file's name
 * @param taken names of the user's other tables
 */
export function toTables(
  imported: readonly ImportedTable[],
  label: string,
  {
    taken,
    former = [],
  }: { readonly taken: ReadonlySet<string>; readonly former?: readonly DatasetTable[] },
): DatasetTable[] {
  const isOnly = imported.length === 1 && former.length === 1;
  const before = imported.map(({ sheet }) =>
    isOnly ? former[0] : former.find((table) => table.label === (sheet ?? label)),
  );
  const kept = new Set([...taken, ...before.flatMap((table) => table?.name ?? [])]);
  const names = tableNames(label, imported, kept);
  // Cells of foreign files may contain characters that the database rejects.
  return storable(
    imported.map(({ sheet, ...table }, index) => ({
      ...table,
      columns: withRoles(table.columns, before[index]),
      name: before[index]?.name ?? names[index] ?? `table_${index + 1}`,
      label: sheet ?? label,
    })),
  );
}

function withRoles(
  columns: ImportedTable["columns"],
  before: DatasetTable | undefined,
): DatasetTable["columns"] {
  return columns.map((column) => {
    const role = before?.columns.find(({ name }) => name === column.name)?.role;
    return role ? { ...column, role } : column;
  });
}
