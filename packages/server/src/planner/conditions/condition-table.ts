import type { ConditionTable } from "../../domain/sources/condition-port.ts";
import type { Column } from "../../questions/catalog.ts";
import { type KnownTable, knowTable } from "../../questions/known-table.ts";

/** The columns that a condition is read over, without their profiles, which change with each upload. */
export function conditionTable(table: ConditionTable): KnownTable {
  const columns = table.columns.map(
    ({ name, label, type, samples = [] }): Column => ({
      name,
      label,
      type: type as Column["type"],
      samples,
    }),
  );
  return knowTable({ name: "", title: "The table", filename: "", rowCount: 0, columns });
}
