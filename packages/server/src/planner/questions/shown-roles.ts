import type { ColumnRole, ColumnRoles } from "../../domain/datasets/column-roles.ts";
import { type PlannerFile, tablesOf } from "../planner-tools.ts";
import { knowTable, type KnownColumn, type KnownTable } from "../../questions/known-table.ts";

/** The roles of a file's columns, as questions about it are read: chosen by a person, or found in headings and values. */
export const columnRoles = (file: PlannerFile): ColumnRoles =>
  new Map(
    tablesOf([file]).map((table) => {
      const known = knowTable(table);
      const roles = known.columns.flatMap((column) => {
        const role = roleOf(column, known);
        return role ? [[column.name, role] as const] : [];
      });
      return [table.name, new Map(roles)];
    }),
  );

function roleOf(column: KnownColumn, known: KnownTable): ColumnRole | undefined {
  const { main, begins, ends, due } = known;
  // Of quantity times price neither is the figure.
  if (main?.column === column && !main.times) return "main_figure";
  switch (column.role) {
    case "date":
      if (column === begins) return "main_date";
      if (column === ends) return "end_date";
      return column === due ? "due_date" : "other_date";
    case "additive":
      return "adds_up";
    case "figure":
      return "averaged";
    case "identifier":
    case "person":
    case "status":
      return column.role;
    case "yes-no":
      return column.type === "boolean" ? undefined : "group";
    default:
      return "group";
  }
}
