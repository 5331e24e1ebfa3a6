import { AppError } from "../errors.ts";
import { type ColumnRole, rolesOfType } from "./column-roles.ts";
import type { DatasetTable } from "./ports.ts";

/** Of a table, one column has each of these. */
const SINGLE: ReadonlySet<ColumnRole> = new Set([
  "main_figure",
  "main_date",
  "end_date",
  "due_date",
]);

/** The choice of a user for one column of a file. */
export type RoleChoice = {
  readonly table: string;
  readonly column: string;
  readonly role: ColumnRole;
};

/**
 * Tables in which a column has the role that a user chose. Another column that was chosen for it makes way.
 * @throws AppError for a column that is not there, or cannot have the role
 */
export function withRole(
  tables: readonly DatasetTable[],
  { table: name, column: columnName, role }: RoleChoice,
): DatasetTable[] {
  const chosen = tables
    .find((table) => table.name === name)
    ?.columns.find((column) => column.name === columnName);
  if (!chosen) throw new AppError("not_found", "There is no such column.");
  if (!rolesOfType(chosen.type).includes(role))
    throw new AppError("invalid", `The column '${chosen.label}' cannot have this role.`);
  return tables.map((table) =>
    table.name === name
      ? {
          ...table,
          columns: table.columns.map((column) => {
            if (column.name === columnName) return { ...column, role };
            if (column.role !== role || !SINGLE.has(role)) return column;
            const { role: _given, ...rest } = column;
            return rest;
          }),
        }
      : table,
  );
}
