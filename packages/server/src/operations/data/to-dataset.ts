import type { Dataset as DatasetAnswer, DatasetColumn } from "@switchboard/api-client/types";
import { toDecision } from "./to-reading.ts";
import { type ColumnRoles, rolesOfType } from "../../domain/datasets/column-roles.ts";
import { notesOf } from "../../domain/datasets/notes.ts";
import type { Dataset, DatasetTable } from "../../domain/datasets/ports.ts";

/** An uploaded file in the form of the contract. */
export const toDataset = (dataset: Dataset, roles?: ColumnRoles): DatasetAnswer => ({
  id: dataset.id,
  filename: dataset.filename,
  size_bytes: dataset.bytes,
  row_count: dataset.rowCount,
  created_at: dataset.createdAt.toISOString(),
  tables: dataset.tables.map((table) => ({
    name: table.name,
    label: table.label,
    row_count: table.row_count,
    columns: toColumns(table, roles),
    notes: notesOf(table),
    decisions: (table.decisions ?? []).map(toDecision),
  })),
  notes: dataset.tables.flatMap(notesOf),
  ...(dataset.reading.changedAt && { reading_changed_at: dataset.reading.changedAt }),
});

/** The columns of a table, without the samples that are for models. */
export const toColumns = (
  { name: table, columns }: DatasetTable,
  roles?: ColumnRoles,
): DatasetColumn[] =>
  columns.map(({ name, label, type, unit, profile: { earliest, latest } = {} }) => {
    const role = roles?.get(table)?.get(name);
    return {
      name,
      label,
      type,
      ...(unit !== undefined && { unit }),
      ...(earliest !== undefined && { earliest }),
      ...(latest !== undefined && { latest }),
      ...(role && { role, roles: [...rolesOfType(type)] }),
    };
  });
