import type { Datasets } from "../../src/domain/datasets/datasets.ts";
import { mergeFields } from "../../src/domain/plugins/merge-fields.ts";
import type { ListFields } from "../../src/domain/plugins/types.ts";

/** The columns of a person's files, each with the files that have it. */
export const dataFields =
  (datasets: Pick<Datasets, "list">): ListFields =>
  async ({ userId }) => {
    const tables = (await datasets.list(userId)).flatMap((dataset) => dataset.tables);
    const fields = tables.flatMap((table) =>
      table.columns.map(({ name, label }) => ({
        id: name,
        of: table.label,
        ...(label !== name && { name: label }),
      })),
    );
    return { fields: mergeFields(fields), complete: true };
  };
