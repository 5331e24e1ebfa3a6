import type { Dataset as DatasetAnswer } from "@switchboard/api-client/types";
import type { Dataset } from "../../domain/datasets/ports.ts";

/** An uploaded file as the contract has it. */
export const toDataset = (dataset: Dataset): DatasetAnswer => ({
  id: dataset.id,
  filename: dataset.filename,
  size_bytes: dataset.bytes,
  row_count: dataset.rowCount,
  created_at: dataset.createdAt.toISOString(),
  tables: dataset.tables.map(({ name, label, row_count, columns }) => ({
    name,
    label,
    row_count,
    columns: columns.map((column) => ({
      name: column.name,
      label: column.label,
      type: column.type,
    })),
  })),
  notes: dataset.tables.flatMap(({ notes = [] }) => notes),
});
