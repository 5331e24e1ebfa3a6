import { ok, operation } from "../../http/operation.ts";
import { notesOf } from "../../domain/datasets/notes.ts";
import { toColumns } from "./to-dataset.ts";

export const previewDataset = operation(
  "previewDataset",
  async ({ deps, user, params, request }) => {
    const { dataset, tables } = await deps.datasets.preview(user.id, params.id, request.signal);
    const roles = deps.columnRoles(dataset);
    return ok({
      id: dataset.id,
      filename: dataset.filename,
      tables: tables.map(({ table, rows }) => ({
        name: table.name,
        label: table.label,
        row_count: table.row_count,
        columns: toColumns(table, roles),
        rows: rows.map((row) => [...row]),
        notes: notesOf(table),
      })),
    });
  },
);
